import { useEffect, useState, type RefObject } from 'react'

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Full screen for the player with its controls; a phone that cannot shows its own player instead. */
export function useFullscreen(frame: RefObject<HTMLElement | null>, media: RefObject<HTMLVideoElement | null>) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const changed = () => setFull(element.matches(':fullscreen'))
    element.addEventListener('fullscreenchange', changed)
    return () => element.removeEventListener('fullscreenchange', changed)
  }, [frame])
  const toggle = () => {
    const page = frame.current?.ownerDocument
    const video: PhoneVideo | null = media.current
    if (full) void page?.exitFullscreen()
    else if (page?.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => setFull(false))
    else video?.webkitEnterFullscreen?.()
  }
  return { full, toggle }
}
