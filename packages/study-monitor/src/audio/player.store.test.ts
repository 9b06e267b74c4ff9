import { expect, test, vi } from 'vitest'
import { createPlayer } from './player.store.ts'

/** An audio element that loads and sounds when it is told to. */
function anAudio(play: () => Promise<void> = async () => undefined) {
  const audio = Object.assign(new EventTarget(), {
    src: '',
    preload: '',
    duration: 3.5,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    play,
    pause: vi.fn<() => void>(),
    removeAttribute: vi.fn<(name: string) => void>(),
  })
  return audio
}
function memory() {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
function aPlayer(storage = memory(), audio = anAudio()) {
  const made = vi.fn<() => HTMLAudioElement>(() => audio as unknown as HTMLAudioElement)
  return { player: createPlayer(storage, made), audio, made }
}
const tell = () => ({ length: vi.fn<(seconds: number) => void>(), failed: vi.fn<() => void>() })

test('two recordings share one audio element: the second silences the first', () => {
  const { player, audio, made } = aPlayer()
  player.play('/a.wav', tell())
  player.play('/b.wav', tell())
  expect(made).toHaveBeenCalledOnce()
  expect(audio.src).toBe('/b.wav')
  expect(player.store.getState().url).toBe('/b.wav')
})

test('announces the length once it is known, and is quiet at the end', () => {
  const { player, audio } = aPlayer()
  const heard = tell()
  player.play('/a.wav', heard)
  audio.dispatchEvent(new Event('loadedmetadata'))
  expect(heard.length).toHaveBeenCalledWith(3.5)
  audio.dispatchEvent(new Event('ended'))
  expect(player.store.getState().url).toBeUndefined()
})

test('remembers the speed and changes the one that sounds', () => {
  const storage = memory()
  const { player, audio } = aPlayer(storage)
  player.play('/a.wav', tell())
  player.setSpeed(1.5)
  expect(audio.playbackRate).toBe(1.5)
  expect(createPlayer(storage).store.getState().speed).toBe(1.5)
})

test('tells a failure once, and not that of a recording which another one replaced', async () => {
  const refused = aPlayer(
    memory(),
    anAudio(() => Promise.reject(new DOMException('no', 'NotSupportedError'))),
  )
  const heard = tell()
  refused.player.play('/a.wav', heard)
  await vi.waitFor(() => expect(heard.failed).toHaveBeenCalledOnce())
  refused.audio.dispatchEvent(new Event('error'))
  expect(heard.failed).toHaveBeenCalledOnce()

  const replaced = aPlayer(
    memory(),
    anAudio(() => Promise.reject(new DOMException('new load', 'AbortError'))),
  )
  const other = tell()
  replaced.player.play('/a.wav', other)
  await Promise.resolve()
  expect(other.failed).not.toHaveBeenCalled()
})
