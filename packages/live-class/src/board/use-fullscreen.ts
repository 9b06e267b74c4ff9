import { sessionStore } from '@mango/client'
import { useEffect, useState } from 'react'

const key = 'mango:live-class:fullscreen'
const presses = ['pointerdown', 'keydown'] as const
const wasFull = () => sessionStore.get(key) === '1'
const remember = () => (document.fullscreenElement ? sessionStore.set(key, '1') : sessionStore.remove(key))

/** Without a press the browser refuses, which is fine; on an iPhone there is none. */
const enter = () => document.documentElement.requestFullscreen?.().catch(() => undefined)

/** Full screen: asked for at once where a press led here, and by the button and the key afterwards. */
export function useFullscreen() {
  const [active, setActive] = useState(false)
  useEffect(() => {
    const follow = () => {
      setActive(document.fullscreenElement !== null)
      remember()
    }
    const before = wasFull()
    document.addEventListener('fullscreenchange', follow)
    follow()
    // The press that started the class lasts a few seconds.
    if (navigator.userActivation?.isActive) void enter()
    // A reload leaves full screen, and only a press can bring it back: the first one does.
    const again = () => {
      forget()
      void enter()
    }
    const forget = () => {
      for (const type of presses) document.removeEventListener(type, again, true)
    }
    if (before) for (const type of presses) document.addEventListener(type, again, { capture: true, once: true })
    return () => {
      forget()
      sessionStore.remove(key)
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  // The whole page goes full screen: dialogs and notices of the host page would not be seen over one element of it.
  const toggle = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    else void enter()
  }
  return { active, toggle }
}
