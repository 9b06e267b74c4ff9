import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import type { Question } from '@mango/contract/questions'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { Icon } from '@mango/ui/icon'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { LoadFailure } from '@mango/widget/failure'
import { QuestionPicture } from '@mango/widget/question-picture'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { collect, type QuestionsFrom } from '../questions-from.ts'
import { chosenQuestions, type EditorDraft } from './draft.ts'
import css from './order-dialog.css?inline'
import { useReorder } from './use-reorder.ts'

interface OrderDialogProps {
  from: QuestionsFrom
  draft: EditorDraft
  onChange(part: Partial<EditorDraft>): void
  onClose(): void
}

/** The order in which the questions come in class. */
export default function OrderDialog({ from, draft, onChange, onClose }: OrderDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const all = useQuery({ queryKey: ['courseware-order', from], queryFn: () => collect(client, from) })
  const [order, setOrder] = useState<readonly Question[]>()
  const questions = order ?? (all.data && chosenQuestions(all.data, draft))
  const save = () => {
    // Those that are left out stay known, behind the others.
    if (order) {
      onChange({ order: [...order.map(({ id }) => id), ...draft.excluded] })
      notify({ kind: 'success', text: '顺序已调整，保存课件后生效' })
    }
    onClose()
  }
  return (
    <Dialog
      open
      size="m"
      title="调整题目顺序"
      onClose={onClose}
      footer={<DialogActions disabled={!order} onCancel={onClose} onConfirm={save} />}
    >
      {all.isError && <LoadFailure load={all} title={errors.errorTitle} />}
      {all.isPending && <Skeleton height={56} lines={5} />}
      {questions?.length === 0 && <EmptyState text="没有选中的题目" />}
      {questions && questions.length > 0 && <Rows questions={questions} onChange={setOrder} />}
    </Dialog>
  )
}

function Rows({ questions, onChange }: { questions: readonly Question[]; onChange(questions: Question[]): void }) {
  const styles = useLazyStyles(css)
  const hint = useId()
  // A question is called by the number it came with, which does not change while it is moved.
  const [numbers] = useState(() => new Map(questions.map(({ id }, index) => [id, index + 1])))
  const nameOf = ({ id, typeName }: Question) => `原第 ${numbers.get(id)} 题（${typeName}）`
  const { list, spoken, taken, handle } = useReorder({ items: questions, name: nameOf, onChange })
  return (
    <div ref={styles} className="order">
      <p id={hint}>拖动，或按空格拿起后用上下方向键移动。</p>
      <ol {...list}>
        {questions.map((question, index) => (
          <li key={question.id} className="order-row" data-taken={taken === question || undefined}>
            <button
              type="button"
              className="order-handle"
              aria-label={`移动${nameOf(question)}`}
              aria-describedby={hint}
              aria-pressed={taken === question}
              {...handle(question)}
            >
              <Icon name="menu" />
            </button>
            <b className="num">{index + 1}</b>
            <Tag>{question.typeName}</Tag>
            <span className="order-picture">
              {question.imageUrl || !question.content ? (
                <QuestionPicture path={question.imageUrl} alt="" still />
              ) : (
                question.content
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="unseen" role="status">
        {spoken}
      </p>
    </div>
  )
}
