import '@mango/elements/monitor-table'
import type { ViewChangeDetail } from '@mango/elements/monitor-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'

/** The study monitor. What is searched for and the page are in the address. */
export default function StudyMonitor() {
  const search = useSearch({ from: '/frame/studyMonitor/monitorIndex' })
  const navigate = useNavigate()
  return (
    <div className="page wide">
      <monitor-table
        view={viewOf(search)}
        onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
          void navigate({
            to: '/studyMonitor/monitorIndex',
            search: parseSearch(detail.view),
            replace: detail.replace,
          })
        }
      />
    </div>
  )
}
