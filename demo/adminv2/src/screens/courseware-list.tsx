import '@mango/elements/courseware-list'
import type { ViewChangeDetail } from '@mango/elements/courseware-list'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'

/** The coursewares of the live classroom. What they are narrowed to is in the address. */
export default function CoursewareListScreen() {
  const search = useSearch({ from: '/frame/classroom/list' })
  const navigate = useNavigate()
  return (
    <article className="page">
      <header className="page-head">
        <h1>实时课堂</h1>
        <p>用选择题准备课件，上课时看学生的作答实时到来。</p>
      </header>
      <courseware-list
        view={viewOf(search)}
        onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
          void navigate({
            to: '/classroom/list',
            search: parseSearch(detail.view),
            replace: detail.replace,
          })
        }
        oncourseware-create={(event) => {
          event.preventDefault()
          const { subjectId } = event.detail
          void navigate({ to: '/classroom/config', search: subjectId === undefined ? {} : { subjectValue: subjectId } })
        }}
        oncourseware-edit={(event) => {
          event.preventDefault()
          void navigate({ to: '/classroom/config', search: { courseId: event.detail.courseId } })
        }}
        onclass-start={(event) => {
          event.preventDefault()
          const { courseId, roomId, classId } = event.detail
          void navigate({ to: '/classroom/start', search: { courseId, roomId, classId } })
        }}
      />
    </article>
  )
}
