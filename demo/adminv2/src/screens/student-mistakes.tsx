import '@mango/elements/mistake-notebook'
import type { ViewChangeDetail } from '@mango/elements/mistake-notebook'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import { TeacherTabs } from './section-tabs.tsx'

/** A pupil's mistake notebook as the teacher sees it: nothing in it can be changed. */
export default function StudentMistakes() {
  const { studentId, studentName, ...search } = useSearch({ from: '/frame/mangoTeacher/studentMistakes' })
  const navigate = useNavigate()
  if (studentId === undefined) return <Navigate to="/mangoTeacher/myStudents" replace />
  return (
    <>
      <TeacherTabs />
      <div className="page wide">
        <mistake-notebook
          view={viewOf(search)}
          student-id={studentId}
          heading={studentName ? `${studentName}的错题集` : '错题集'}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
            void navigate({
              to: '/mangoTeacher/studentMistakes',
              search: { studentId, studentName, ...parseSearch(detail.view) },
              replace: detail.replace,
            })
          }
        />
      </div>
    </>
  )
}
