import '@mango/elements/monitor-table'
import type { ViewChangeDetail } from '@mango/elements/monitor-table'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** The study monitor. What is searched for and the page are in the address. */
export default function StudyMonitor() {
  const search = useSearch({ from: '/frame/studyMonitor/monitorIndex' })
  const navigate = useNavigate()
  const view = new URLSearchParams(
    Object.entries(search).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  return (
    <div className="page wide">
      <monitor-table
        view={view}
        onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
          void navigate({
            to: '/studyMonitor/monitorIndex',
            search: Object.fromEntries(new URLSearchParams(detail.view)),
            replace: detail.replace,
          })
        }
      />
    </div>
  )
}
