import '@mango/elements/top-bar'
import { useLocation, useRouter } from '@tanstack/react-router'
import { basePath } from '../base-path.ts'
import { isHostPath } from '../go-to.ts'
import { useApps } from '../apps.ts'
import { subjectChanged } from '../subject.ts'
import { setTheme } from '../theme.ts'
import { useEffect } from 'react'

/** Whether something unsaved stands in the way of another screen: the element that has it asks the person. */
const isHeldBack = () =>
  new Promise<boolean>((resolve) => {
    const answer = (leaves: boolean) => resolve(!leaves)
    if (dispatchEvent(new CustomEvent('page-leave', { cancelable: true, detail: { answer } }))) resolve(false)
  })

/** The top bar, moving within the host without a new page. */
export default function Bar() {
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  const apps = useApps()
  // Here, and not in the frame, which the login page loads too.
  useEffect(
    () =>
      router.history.block({
        blockerFn: ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && isHeldBack(),
        enableBeforeUnload: false,
      }),
    [router],
  )
  return (
    <top-bar
      current-path={basePath + path}
      apps={apps?.bar ?? {}}
      onmodule-open={(event) => {
        const { address, newWindow } = event.detail
        if (newWindow || !isHostPath(address)) return
        event.preventDefault()
        router.history.push(address)
      }}
      onsubject-change={subjectChanged}
      ontheme-change={({ detail }) => setTheme(detail.theme)}
      onsession-end={(event) => {
        event.preventDefault()
        void router.navigate({ to: '/login/passwordLogin' })
      }}
    />
  )
}
