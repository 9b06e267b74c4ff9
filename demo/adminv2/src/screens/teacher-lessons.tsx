import '@mango/elements/lesson-list'
import '@mango/elements/resource-library'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import { TeacherTabs } from './section-tabs.tsx'

/** A teacher's lessons of a class, or of a course of their own. */
export default function TeacherLessons() {
  const navigate = useNavigate()
  const { courseId, classId, isCustomCourse, className, ...view } = useSearch({
    from: '/frame/mangoTeacher/teacherClassroomList',
  })
  return (
    <>
      <TeacherTabs />
      <div className="page wide">
        <lesson-list
          audience="teacher"
          course-id={courseId}
          class-id={classId}
          custom={isCustomCourse === 1}
          subheading={className ?? ''}
          view={viewOf(view)}
          onview-change={({ detail }) => {
            const shown = parseSearch(detail.view)
            const search = { courseId, classId, isCustomCourse, className, ...shown }
            void navigate({ to: '/mangoTeacher/teacherClassroomList', search, replace: detail.replace })
          }}
        />
      </div>
    </>
  )
}
