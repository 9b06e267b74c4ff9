import '@mango/elements/top-bar'
import { useLocation, useRouter } from '@tanstack/react-router'
import { basePath } from '../base-path.ts'
import { isHostPath } from '../go-to.ts'
import { useApps } from '../apps.ts'
import { subjectChanged } from '../subject.ts'
import { setTheme } from '../theme.ts'

/** The top bar, moving within the host without a new page. */
export default function Bar() {
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  const apps = useApps()
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
