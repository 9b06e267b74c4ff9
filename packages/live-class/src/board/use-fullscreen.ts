import { useEffect, useState } from 'react'

/** Full screen: asked for at once where a press led here, and by the button and the key afterwards. */
export function useFullscreen() {
  const [active, setActive] = useState(false)
  useEffect(() => {
    const follow = () => setActive(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    follow()
    // The press that started the class lasts a few seconds; without one the browser refuses, which is fine.
    if (navigator.userActivation?.isActive) document.documentElement.requestFullscreen?.().catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  // The whole page goes full screen: dialogs and notices of the host page would not be seen over one element of it.
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return { active, toggle }
}
