import { mastery, text, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { Button } from '@mango/ui/button'
import { Tag } from '@mango/ui/tag'
import { VisuallyHidden } from '@mango/ui/visually-hidden'
import { datedName, useToday } from '@mango/widget/day'
import { latePart } from '@mango/widget/late-part'
import { memo, useId, useState } from 'react'
import type { OpenDialog } from '../dialogs.tsx'
import type { Place } from '../notebook.query.ts'
import { paperIdOf } from '../rules.ts'
import type { Actions } from '../use-actions.ts'
import { Asked } from './asked.tsx'
import { Reasons } from './reasons.tsx'

/** Folded at first. */
const Solution = latePart(() => import('./solution.tsx'))

interface QuestionCardProps {
  question: MistakeQuestion
  number: number
  place: Place
  openPaper: number | ''
  onMastered(questionId: number, isMastered: boolean): Promise<unknown>
  onBasket: Actions['toggleQuestion']
  onDropReason: Actions['dropReason']
  onOpen(dialog: OpenDialog): void
}

/** What is under way of a card: the two may be at the same time. */
type Act = 'mastery' | 'basket'

/** A question with what was answered, what would have been right, and why it went wrong. Further ones do not draw it anew. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, place, openPaper, onMastered, onBasket, onDropReason, onOpen } = props
  const { typeName, sourceName, sourceOrder, madeAt, isDue, inBasket } = question
  const [busy, setBusy] = useState<readonly Act[]>([])
  const [isOpen, setOpen] = useState(false)
  const heading = useId()
  const today = useToday()
  const isMastered = question.mastered === mastery.mastered
  const act = async (what: Act, action: () => Promise<unknown>) => {
    setBusy((before) => [...before, what])
    await action()
    setBusy((before) => before.filter((one) => one !== what))
  }
  const from = [sourceName, sourceOrder > 0 ? `第 ${sourceOrder} 题` : '', datedName(madeAt, today)]
  const noteReason = (part?: MistakeQuestion['orders'][number]) =>
    onOpen({ kind: 'reasons', place, question, paperId: paperIdOf(question, openPaper), ...(part && { part }) })
  return (
    <article
      className="notebook-card question-card"
      aria-labelledby={heading}
      data-mastered={isMastered || undefined}
      data-print={isOpen ? undefined : 'whole'}
      tabIndex={-1}
    >
      <header className="question-head">
        <h2 id={heading}>
          <VisuallyHidden>第 </VisuallyHidden>
          {number}
          <VisuallyHidden> 道错题</VisuallyHidden>
        </h2>
        {typeName && <Tag>{typeName}</Tag>}
        <span className="question-from facts">
          {from.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        {isMastered && (
          <Tag tone="leaf" icon="check">
            已掌握
          </Tag>
        )}
        {isDue && (
          <Tag tone="gold" icon="clock">
            今天复习
          </Tag>
        )}
      </header>
      <Asked question={question} alt={`第 ${number} 道错题的题目`} />
      {isOpen && (
        <Solution
          question={question}
          onExplain={(url) => onOpen({ kind: 'explanation', url })}
          onReason={place.isOwn ? noteReason : undefined}
        />
      )}
      <Reasons
        reasons={question.errorReason}
        onDrop={place.isOwn ? (reason) => onDropReason(question, reason) : undefined}
        onNote={place.isOwn ? () => noteReason() : undefined}
      />
      <footer className="question-foot" data-print="no">
        <Button variant="text" iconEnd="chevron-down" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起作答与解析' : '看作答与解析'}
        </Button>
        {place.isOwn && (
          <span className="question-actions">
            <Button
              variant="text"
              icon={isMastered ? 'retry' : 'check'}
              busy={busy.includes('mastery')}
              onClick={() => void act('mastery', () => onMastered(question.id, !isMastered))}
            >
              {isMastered ? text.revive : text.master}
            </Button>
            <Button
              icon={inBasket ? 'close' : 'basket'}
              busy={busy.includes('basket')}
              onClick={() => void act('basket', () => onBasket(question))}
            >
              {inBasket ? '移出错题篮' : '加入错题篮'}
            </Button>
          </span>
        )}
      </footer>
    </article>
  )
})
