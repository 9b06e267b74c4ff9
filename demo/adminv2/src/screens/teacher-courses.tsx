import '@mango/elements/course-list'
import type { ViewChangeDetail } from '@mango/elements/course-list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import { TeacherTabs } from './section-tabs.tsx'

/** The courses a teacher gives. One opens in a new window, as the documents say: the element's own way. */
export default function TeacherCourses() {
  const search = useSearch({ from: '/frame/mangoTeacher/myCourses' })
  const navigate = useNavigate()
  return (
    <>
      <TeacherTabs />
      <div className="page wide">
        <course-list
          view={viewOf(search)}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
            void navigate({
              to: '/mangoTeacher/myCourses',
              search: parseSearch(detail.view),
              replace: detail.replace,
            })
          }
        />
      </div>
    </>
  )
}
