import { slideSyncMilliseconds, videoSyncMilliseconds } from '@mango/contract/lessons'
import { useEffect, useEffectEvent, type RefObject } from 'react'

interface VideoWatch {
  /** The video is at this second now: every half second while it plays, when it pauses and after each jump. */
  onSecond(second: number): void
  /** Keeps where somebody is: every two seconds, when it pauses and when the page goes. */
  onKeep(second: number): void
}

/** Follows the video inside an element. Media events do not bubble, but they can be heard on their way down. */
export function useVideoSecond(
  place: RefObject<HTMLElement | null>,
  hasVideo: boolean,
  { onSecond, onKeep }: VideoWatch,
) {
  const look = useEffectEvent((media: HTMLMediaElement) => onSecond(media.currentTime))
  const keep = useEffectEvent((media: HTMLMediaElement) => media.currentTime > 0 && onKeep(media.currentTime))
  useEffect(() => {
    const element = place.current
    if (!element || !hasVideo) return undefined
    const media = () => element.querySelector<HTMLMediaElement>('video, audio')
    const now = (action: (one: HTMLMediaElement) => void) => () => {
      const one = media()
      if (one) action(one)
    }
    const playing = (action: (one: HTMLMediaElement) => void) => now((one) => !one.paused && action(one))
    const looking = setInterval(playing(look), slideSyncMilliseconds)
    const keeping = setInterval(playing(keep), videoSyncMilliseconds)
    const seen = now(look)
    const left = now(keep)
    const jumps = ['seeking', 'seeked', 'pause', 'loadedmetadata'] as const
    for (const jump of jumps) element.addEventListener(jump, seen, true)
    element.addEventListener('pause', left, true)
    globalThis.addEventListener('pagehide', left)
    return () => {
      left()
      clearInterval(looking)
      clearInterval(keeping)
      for (const jump of jumps) element.removeEventListener(jump, seen, true)
      element.removeEventListener('pause', left, true)
      globalThis.removeEventListener('pagehide', left)
    }
  }, [place, hasVideo])
}
