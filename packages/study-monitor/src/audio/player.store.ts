import type { KeyValue } from '@mango/client'
import { createStore } from 'zustand/vanilla'

interface Playing {
  /** Address of the recording that sounds or is about to; undefined while it is quiet. */
  readonly url: string | undefined
  /** Asked for, but not sounding yet. */
  readonly waiting: boolean
  readonly speed: number
}

export interface Announce {
  /** A recording begins to sound: its length in seconds. */
  length(seconds: number): void
  failed(): void
}

export const speeds = [1, 1.25, 1.5, 2] as const
const speedKey = 'mango:monitor-speed'

/** Plays one recording at a time through one audio element, at a speed that is remembered. */
export function createPlayer(storage: KeyValue, makeAudio: () => HTMLAudioElement = () => new Audio()) {
  const remembered = Number(storage.get(speedKey))
  const speed = speeds.find((one) => one === remembered) ?? 1
  const store = createStore<Playing>(() => ({ url: undefined, waiting: false, speed }))
  let audio: HTMLAudioElement | undefined
  let announce: Announce | undefined

  const quiet = () => store.setState({ url: undefined, waiting: false })
  const fail = () => {
    if (store.getState().url === undefined) return
    quiet()
    announce?.failed()
  }
  function element(): HTMLAudioElement {
    if (audio) return audio
    const made = makeAudio()
    made.preload = 'auto'
    made.addEventListener('loadedmetadata', () => announce?.length(made.duration))
    made.addEventListener('playing', () => store.setState({ waiting: false }))
    made.addEventListener('ended', quiet)
    made.addEventListener('error', fail)
    audio = made
    return made
  }

  return {
    store,
    /** Plays a recording from its beginning; whatever sounded before stops. */
    play(url: string, tell: Announce) {
      const player = element()
      announce = tell
      store.setState({ url, waiting: true })
      player.src = url
      player.defaultPlaybackRate = store.getState().speed
      player.playbackRate = store.getState().speed
      player.play().catch((error: unknown) => {
        // Another recording took its place: not a failure of this one.
        if (!(error instanceof DOMException && error.name === 'AbortError')) fail()
      })
    },
    stop() {
      quiet()
      audio?.pause()
      audio?.removeAttribute('src')
    },
    setSpeed(wanted: number) {
      store.setState({ speed: wanted })
      storage.set(speedKey, String(wanted))
      if (audio) audio.playbackRate = wanted
    },
  }
}
export type Player = ReturnType<typeof createPlayer>
