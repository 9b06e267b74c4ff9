import '@mango/elements/lesson-list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { viewOf } from '../lesson-view-fields.ts'

/** A student's lessons, homework and exams of a course. What is shown is in the address, so that back leads there. */
export default function StudentLessons() {
  const navigate = useNavigate()
  const { id, isCustomCourse, ...view } = useSearch({ from: '/frame/mangoStudent/classroomList' })
  return (
    <div className="page wide">
      <lesson-list
        audience="student"
        course-id={id}
        custom={isCustomCourse === 1}
        view={viewOf(view)}
        onview-change={({ detail }) => {
          const search = { id, isCustomCourse, ...Object.fromEntries(new URLSearchParams(detail.view)) }
          void navigate({ to: '/mangoStudent/classroomList', search, replace: detail.replace })
        }}
        onpaper-open={(event) => {
          event.preventDefault()
          const { id: paper, type, correctBySelf, quickExamPaperId } = event.detail
          if (correctBySelf)
            void navigate({ to: '/mangoStudent/answerCorrection', search: { id: paper, type, quickExamPaperId } })
          else void navigate({ to: '/mangoStudent/detailPaper', search: { id: paper, type } })
        }}
      />
    </div>
  )
}
