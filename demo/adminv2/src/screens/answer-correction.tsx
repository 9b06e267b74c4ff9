import '@mango/elements/correction-panel'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useBackToPapers } from './use-back-to-papers.ts'

/** A student corrects an own paper. */
export default function AnswerCorrection() {
  const { id, type, quickExamPaperId } = useSearch({ from: '/frame/mangoStudent/answerCorrection' })
  const navigate = useNavigate()
  const kind = type === 'exam' ? 'exam' : 'homework'
  const back = useBackToPapers(kind)
  return (
    <correction-panel
      class="correction-page"
      paper-id={id}
      type={kind}
      quick-exam-paper-id={quickExamPaperId}
      oncorrection-back={back}
      onnotebook-open={(event) => {
        event.preventDefault()
        void navigate({ to: '/mangoStudent/wrongQuestion' })
      }}
    />
  )
}
