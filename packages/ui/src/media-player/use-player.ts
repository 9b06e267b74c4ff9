import { useEffect, useReducer, useRef, type SyntheticEvent } from 'react'
import { keepSpeed, keptSpeed, nextSpeed, type SpeedStorage } from './speeds.ts'
import type { PlayerAct } from './player-keys.ts'

export type PlayerState = {
  playing: boolean
  waiting: boolean
  time: number
  duration: number
  volume: number
  muted: boolean
  speed: number
  /** A film of which this browser decodes the sound alone. */
  soundOnly: boolean
  failed?: 'network' | 'format' | undefined
  /** Where it went on by itself; until that is over or somebody leads elsewhere. */
  resumedAt?: number | undefined
}

type PlayerOptions = {
  kind: 'video' | 'audio'
  startAt: number
  storage?: SpeedStorage | undefined
  onTime?: ((seconds: number) => void) | undefined
}

const atRest = {
  playing: false,
  waiting: false,
  time: 0,
  duration: Number.NaN,
  volume: 1,
  muted: false,
  soundOnly: false,
}
const frame = 1 / 30
/** So near its end nobody wants to go on from there. */
const nearlyOver = 5
/** How long it says that it went on. */
const told = 8
const tellEvery = 250

type Media = SyntheticEvent<HTMLMediaElement>

/** What a media element does, as state, and what it may be told. */
export function usePlayer({ kind, startAt, storage, onTime }: PlayerOptions) {
  const media = useRef<HTMLVideoElement>(null)
  const lastTold = useRef(-Infinity)
  /** Somebody has led it elsewhere: it does not go on where it was any more. */
  const led = useRef(false)
  const [state, change] = useReducer(
    (state: PlayerState, changed: Partial<PlayerState>) => ({ ...state, ...changed }),
    undefined,
    (): PlayerState => ({ ...atRest, speed: keptSpeed(storage) }),
  )

  // What nobody sees any more must not go on talking.
  useEffect(() => {
    const element = media.current
    return () => element?.pause()
  }, [])
  useEffect(() => {
    if (media.current) media.current.playbackRate = state.speed
  }, [state.speed])

  const play = () => {
    // Refused without a press by the person, or overtaken by a pause: the state says what is.
    media.current?.play().catch(() => change({ playing: false }))
  }
  const toggle = () => (media.current?.paused ? play() : media.current?.pause())
  const seek = (to: number) => {
    const element = media.current
    if (!element) return
    led.current = true
    const end = Number.isFinite(element.duration) ? element.duration : to
    element.currentTime = Math.min(Math.max(0, to), end)
    change({ time: element.currentTime, resumedAt: undefined })
  }
  const setSpeed = (speed: number) => {
    change({ speed })
    keepSpeed(storage, speed)
  }
  const setVolume = (volume: number) => {
    if (!media.current) return
    media.current.volume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100))
    media.current.muted = false
  }
  const act = (act: Exclude<PlayerAct, { type: 'help' | 'fullscreen' }>) => {
    const element = media.current
    if (!element) return
    if (act.type === 'toggle') toggle()
    else if (act.type === 'seek') seek(element.currentTime + act.by)
    else if (act.type === 'frame') {
      element.pause()
      seek(element.currentTime + act.by * frame)
    } else if (act.type === 'speed') setSpeed(nextSpeed(state.speed, act.by))
    else if (act.type === 'volume') setVolume(element.volume + act.by)
    else element.muted = !element.muted
  }

  const tell = (seconds: number, at: number) => {
    lastTold.current = at
    onTime?.(seconds)
  }
  const on = {
    onLoadedMetadata({ currentTarget: element }: Media) {
      const { duration } = element
      element.playbackRate = state.speed
      const goesOn = !led.current && startAt > 0 && startAt < duration - nearlyOver
      if (goesOn) element.currentTime = startAt
      const noPicture = kind === 'video' && element instanceof HTMLVideoElement && element.videoWidth === 0
      change({ duration, soundOnly: noPicture, ...(goesOn && { time: startAt, resumedAt: startAt }) })
    },
    onDurationChange: ({ currentTarget }: Media) => change({ duration: currentTarget.duration }),
    onTimeUpdate({ currentTarget: { currentTime, seeking }, timeStamp }: Media) {
      const over = state.resumedAt !== undefined && currentTime > state.resumedAt + told
      change({ time: currentTime, ...(over && { resumedAt: undefined }) })
      if (!seeking && timeStamp - lastTold.current >= tellEvery) tell(currentTime, timeStamp)
    },
    onSeeked({ currentTarget: { currentTime }, timeStamp }: Media) {
      change({ time: currentTime, waiting: false })
      tell(currentTime, timeStamp)
    },
    onPlay: () => change({ playing: true }),
    onPlaying: () => change({ waiting: false }),
    onPause: () => change({ playing: false, waiting: false }),
    onEnded: () => change({ playing: false }),
    onWaiting: () => change({ waiting: true }),
    onVolumeChange: ({ currentTarget: { volume, muted } }: Media) => change({ volume, muted }),
    onError({ currentTarget: { error } }: Media) {
      change({ playing: false, failed: error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'format' })
    },
  }
  return { media, state, on, act, play, seek, setSpeed, setVolume }
}

export type Player = ReturnType<typeof usePlayer>
