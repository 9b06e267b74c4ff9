import '@mango/elements/correction-panel'
import { Link, useSearch } from '@tanstack/react-router'
import { State } from '../state.tsx'
import { useBackToPapers } from './use-back-to-papers.ts'

/** A student corrects an own paper. */
export default function AnswerCorrection() {
  const { id, type, quickExamPaperId } = useSearch({ from: '/frame/mangoStudent/answerCorrection' })
  const kind = type === 'exam' ? 'exam' : 'homework'
  const back = useBackToPapers(kind)
  if (id === undefined)
    return (
      <State
        title="没有指定要批改的试卷"
        action={
          <Link className="action" to={kind === 'exam' ? '/mangoStudent/MangoExamList' : '/mangoStudent/paperList'}>
            去看{kind === 'exam' ? '考试' : '作业'}列表
          </Link>
        }
      />
    )
  return (
    <correction-panel
      class="correction-page"
      paper-id={id}
      type={kind}
      quick-exam-paper-id={quickExamPaperId}
      oncorrection-back={back}
    />
  )
}
