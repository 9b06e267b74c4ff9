import type { CorrectionQuestion, UncheckedAnswer } from '@mango/contract/correction'
import { check, shownPicture, type Check } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { SegmentedChoice, type SegmentedOption } from '@mango/ui/segmented-choice'
import { Tag } from '@mango/ui/tag'
import { QuestionPicture } from '@mango/widget/question-picture'
import { Explanation, Solution } from '@mango/widget/solution'
import { memo, useState, type Ref } from 'react'
import { asCheck } from '../rules.ts'

const right: SegmentedOption<Check> = { value: check.right, label: '对', icon: 'check', tone: 'leaf' }
const half: SegmentedOption<Check> = { value: check.halfRight, label: '半对', tone: 'gold' }
const wrong: SegmentedOption<Check> = { value: check.wrong, label: '错', icon: 'close', tone: 'red' }
const two = [right, wrong]
const three = [right, half, wrong]

interface QuestionItemProps {
  readonly number: number
  readonly question: CorrectionQuestion
  /** How it is checked as a whole. */
  readonly checked: Check
  /** How its parts are, in their order, as one word: another one is drawn anew. */
  readonly checks: string
  /** The part that keys mark, where it is one of this question. */
  readonly current: number | undefined
  /** Of that part. */
  readonly currentRef: Ref<HTMLDivElement>
  /** Nothing can be marked any more. */
  readonly corrected: boolean
  onMark(part: UncheckedAnswer, to: Check): void
  onReach(part: UncheckedAnswer): void
}

/** A question with what is to be checked in it. The answer of the one that is being marked is unfolded. */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { number, question, checked, checks, current, currentRef, corrected, onMark, onReach } = props
  const { typeName, knowledgePoint, subAnswers, halfRight, imageUrl, imageUrl25, imageUrlA4, mediaUrl } = question
  const [unfolded, setUnfolded] = useState(false)
  const isCurrent = current !== undefined
  const of = `第 ${number} 题`
  const many = subAnswers.length > 1
  const done = [...checks].filter((one) => one !== String(check.none)).length
  const shown = unfolded || isCurrent
  return (
    <li className="mark-item" data-current={isCurrent || undefined} data-number={number}>
      <div className="mark-head">
        <span className="mark-number num" data-check={checked}>
          {number}
        </span>
        <span className="quiet">{[typeName, knowledgePoint].filter(Boolean).join(' · ')}</span>
        {many && !corrected && done < subAnswers.length && (
          <Tag tone="gold">
            {done} / {subAnswers.length} 已批
          </Tag>
        )}
        {!isCurrent && (
          <Button variant="text" size="s" aria-expanded={shown} onClick={() => setUnfolded(!unfolded)}>
            {shown ? '收起答案' : '看答案'}
          </Button>
        )}
      </div>
      <QuestionPicture
        path={shownPicture(imageUrlA4, imageUrl25, imageUrl)}
        alt={`${of}的题目`}
        lazy
        none="没有题目图片，请对照纸质试卷"
      />
      {subAnswers.map((part, index) => {
        const name = many ? `${of}第 ${index + 1} 小题` : of
        const value = asCheck(Number(checks[index]))
        return (
          <div
            key={part.id}
            ref={part.id === current ? currentRef : undefined}
            className="mark-part"
            data-current={part.id === current || undefined}
          >
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- whoever gets here by Tab goes on here with the keys */}
            <div
              className="mark-row"
              // Not by the mouse: what unfolds would move the button away under it. Its mark comes here anyway.
              onFocus={({ target }) => part.id !== current && target.matches(':focus-visible') && onReach(part)}
            >
              <span>{many ? `（${index + 1}）` : '这道题'}</span>
              <SegmentedChoice
                label={`批改${name}`}
                options={halfRight ? three : two}
                value={value === check.none ? undefined : value}
                clearable
                disabled={corrected}
                onChange={(to) => onMark(part, to ?? check.none)}
              />
            </div>
            {shown && <Solution solution={part} of={name} />}
          </div>
        )
      })}
      {shown && <Explanation url={mediaUrl} of={of} />}
    </li>
  )
})
