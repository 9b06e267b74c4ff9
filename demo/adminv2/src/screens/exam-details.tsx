import '@mango/elements/exam-details'
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** An exam and its subjects. Back goes to the list as it was left. */
export default function ExamDetails() {
  const { examId, name } = useSearch({ from: '/frame/examinationMan/details' })
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const back = (event: Event) => {
    event.preventDefault()
    if (canGoBack) router.history.back()
    else void navigate({ to: '/examinationMan/administration', search: {} })
  }
  return (
    <div className="page wide">
      <exam-details exam-id={examId} name={name} onexam-back={back} />
    </div>
  )
}
