import '@mango/elements/mistake-notebook'
import type { ViewChangeDetail } from '@mango/elements/mistake-notebook'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import { StudentTabs } from './section-tabs.tsx'

/** The mistake notebook of the student who is logged in. What is shown is in the address. */
export default function WrongQuestion() {
  const search = useSearch({ from: '/frame/mangoStudent/wrongQuestion' })
  const navigate = useNavigate()
  return (
    <>
      <StudentTabs />
      <div className="page wide">
        <mistake-notebook
          view={viewOf(search)}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
            void navigate({
              to: '/mangoStudent/wrongQuestion',
              search: parseSearch(detail.view),
              replace: detail.replace,
            })
          }
        />
      </div>
    </>
  )
}
