import { check, shownPicture, type SubAnswer } from '@mango/contract/paper-records'
import { Icon } from '@mango/ui/icon'
import { openOnPaper } from '@mango/ui/print'
import { Tag } from '@mango/ui/tag'
import { QuestionPicture } from '@mango/widget/question-picture'
import { Explanation, Solution } from '@mango/widget/solution'
import { safeUrl } from '@mango/client'
import type { Numbered } from './rules.ts'

interface QuestionCardProps extends Numbered {
  /** Whether whoever reads it has answered it. */
  readonly isOwn: boolean
}

/** A question with what was answered; the right answer and the analysis behind a fold. */
export function QuestionCard({ number, question, isOwn }: QuestionCardProps) {
  const { typeName, knowledgePoint, subAnswers, imageUrl, imageUrl25, imageUrlA4, mediaUrl } = question
  const of = `第 ${number} 题`
  const many = subAnswers.length > 1
  const whose = isOwn ? '我的作答' : '学生作答'
  return (
    <li className="question-card" data-print="whole">
      <div className="question-head">
        <span className="question-number num" data-check={question.check}>
          {number}
        </span>
        <span className="quiet">{[typeName, knowledgePoint].filter(Boolean).join(' · ')}</span>
        <CheckTag checked={question.check} />
      </div>
      <QuestionPicture path={shownPicture(imageUrlA4, imageUrl25, imageUrl)} alt={`${of}的题目`} lazy />
      {subAnswers.map((part, index) => (
        <div key={part.id} className="question-answer">
          <span className="quiet">{many ? `（${index + 1}）${whose}` : whose}</span>
          <Answer part={part} name={`${many ? `${of}第 ${index + 1} 小题` : of}${whose}`} />
          {many && <CheckTag checked={part.check} />}
        </div>
      ))}
      <details ref={openOnPaper} className="question-solution">
        <summary>
          答案与解析
          <Icon name="chevron-down" />
        </summary>
        {subAnswers.map((part, index) => (
          <div key={part.id} className="question-part">
            {many && <b>（{index + 1}）</b>}
            <Solution solution={part} of={many ? `${of}第 ${index + 1} 小题` : of} />
          </div>
        ))}
      </details>
      <Explanation url={mediaUrl} of={of} />
    </li>
  )
}

function Answer({ part, name }: { readonly part: SubAnswer; readonly name: string }) {
  const given = part.subScoreVOs.filter(({ text, pic }) => text !== '' || safeUrl(pic))
  if (given.length === 0) return <span className="quiet">见作答原图</span>
  return (
    <span className="own-answer" data-check={part.check}>
      {given.map(({ text, pic }, index) => (
        <span key={index}>
          {text}
          {safeUrl(pic) && <img src={safeUrl(pic)} alt={name} loading="lazy" />}
        </span>
      ))}
    </span>
  )
}

function CheckTag({ checked }: { readonly checked: number }) {
  if (checked === check.right)
    return (
      <Tag tone="leaf" icon="check">
        对
      </Tag>
    )
  if (checked === check.halfRight) return <Tag tone="gold">半对</Tag>
  if (checked === check.wrong)
    return (
      <Tag tone="red" icon="close">
        错
      </Tag>
    )
  return <Tag>未批改</Tag>
}
