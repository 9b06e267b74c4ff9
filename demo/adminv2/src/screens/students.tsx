import '@mango/elements/student-list'
import type { ViewChangeDetail } from '@mango/elements/student-list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import { TeacherTabs } from './section-tabs.tsx'

/** The students of the classes a teacher teaches. */
export default function Students() {
  const search = useSearch({ from: '/frame/mangoTeacher/myStudents' })
  const navigate = useNavigate()
  return (
    <>
      <TeacherTabs />
      <div className="page wide">
        <student-list
          view={viewOf(search)}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
            void navigate({
              to: '/mangoTeacher/myStudents',
              search: parseSearch(detail.view),
              replace: detail.replace,
            })
          }
          onstudent-open={(event) => {
            event.preventDefault()
            void navigate({ to: '/studentGrowth', search: { ...event.detail } })
          }}
          onmistakes-open={(event) => {
            event.preventDefault()
            void navigate({ to: '/mangoTeacher/studentMistakes', search: { ...event.detail } })
          }}
        />
      </div>
    </>
  )
}
