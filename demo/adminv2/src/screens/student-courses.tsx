import '@mango/elements/course-list'
import type { ViewChangeDetail } from '@mango/elements/course-list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import { StudentTabs } from './section-tabs.tsx'

/** The digital classroom: the courses a student takes. */
export default function StudentCourses() {
  const search = useSearch({ from: '/frame/mangoStudent/digitalClassroom' })
  const navigate = useNavigate()
  return (
    <>
      <StudentTabs />
      <div className="page wide">
        <course-list
          audience="student"
          heading="数字课堂"
          view={viewOf(search)}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
            void navigate({
              to: '/mangoStudent/digitalClassroom',
              search: parseSearch(detail.view),
              replace: detail.replace,
            })
          }
          oncourse-open={(event) => {
            event.preventDefault()
            const { courseId, isCustomCourse } = event.detail
            void navigate({ to: '/mangoStudent/classroomList', search: { id: courseId, isCustomCourse } })
          }}
        />
      </div>
    </>
  )
}
