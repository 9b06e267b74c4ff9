import '@mango/elements/exam-form'
import { useNavigate } from '@tanstack/react-router'

/** Creates an exam; then, and when it is not wanted after all, the list is shown again. */
export default function ExamForm() {
  const navigate = useNavigate()
  const toList = (event: Event) => {
    event.preventDefault()
    // A new exam may not fit the filters that the list was left with.
    const fresh = event.type === 'exam-created'
    void navigate({ to: '/examinationMan/administration', search: {}, state: { fresh } })
  }
  return (
    <div className="page wide">
      <exam-form onexam-created={toList} onexam-cancel={toList} />
    </div>
  )
}
