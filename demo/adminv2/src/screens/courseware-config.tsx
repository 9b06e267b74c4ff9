import '@mango/elements/courseware-editor'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** Creates a courseware, or edits the one of the address. */
export default function CoursewareConfigScreen() {
  const { courseId, subjectValue } = useSearch({ from: '/frame/classroom/config' })
  const navigate = useNavigate()
  const back = (event: Event) => {
    event.preventDefault()
    void navigate({ to: '/classroom/list' })
  }
  return (
    <article className="page">
      <header className="page-head">
        <h1>{courseId === undefined ? '新建课件' : '编辑课件'}</h1>
      </header>
      <courseware-editor
        course-id={courseId}
        subject-value={subjectValue}
        oncourseware-save={back}
        oncourseware-cancel={back}
      />
    </article>
  )
}
