import type { ReviewQuestion } from '@mango/contract/mistake-notebook'
import { check } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { Tag } from '@mango/ui/tag'
import { useEffect, useRef } from 'react'
import { Asked } from '../list/asked.tsx'
import Solution from '../list/solution.tsx'
import { turnLabel, type Result } from './rules.ts'

interface ReviewCardProps {
  question: ReviewQuestion
  /** Whether its answer is. */
  isShown: boolean
  busy: boolean
  onShow(): void
  onExplain(url: string): void
  onAnswer(result: Result): void
}

/** One question of the review; its answer waits until somebody has thought. */
export function ReviewCard({ question, isShown, busy, onShow, onExplain, onAnswer }: ReviewCardProps) {
  const card = useRef<HTMLDivElement>(null)
  // Each question is read from its start, and keys reach it at once; what its answer was asked for by goes as that comes.
  useEffect(() => card.current?.focus({ preventScroll: isShown }), [isShown])
  return (
    <div
      ref={card}
      className="review-card"
      tabIndex={-1}
      role="group"
      aria-label={`${question.subjectName}，${question.typeName}`}
    >
      <p className="review-head">
        <Tag>{question.subjectName}</Tag>
        {question.typeName && <Tag>{question.typeName}</Tag>}
        <span className="quiet">{turnLabel(question.step)}</span>
      </p>
      <Asked question={question} alt="要复习的题目" />
      {isShown ? (
        <>
          <Solution question={question} onExplain={onExplain} />
          <div className="review-answers" role="group" aria-label="这道题">
            <Button size="l" variant="primary" disabled={busy} onClick={() => onAnswer(check.right)}>
              我会了 <kbd>1</kbd>
            </Button>
            <Button size="l" disabled={busy} onClick={() => onAnswer(check.halfRight)}>
              有点模糊 <kbd>2</kbd>
            </Button>
            <Button size="l" variant="text-danger" disabled={busy} onClick={() => onAnswer(check.wrong)}>
              还不会 <kbd>3</kbd>
            </Button>
          </div>
        </>
      ) : (
        <Button size="l" block icon="eye" className="review-show" onClick={onShow}>
          先想一想，再看答案 <kbd>空格</kbd>
        </Button>
      )}
    </div>
  )
}
