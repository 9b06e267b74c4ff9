import { isWritten, wordsType, type Question } from '@mango/contract/questions'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { latePart } from '@mango/widget/late-part'
import { QuestionPicture } from '@mango/widget/question-picture'
import type { ReactNode } from 'react'

/** Few coursewares have questions in a teacher's words. */
const WrittenQuestion = latePart(
  () => import('./written-question.tsx'),
  () => <Skeleton height={80} lines={2} />,
)

interface QuestionItemProps {
  question: Question
  /** Its place in the courseware, from 1. */
  number: number
  /** Stands at the end of its head: a checkbox. */
  action?: ReactNode
  dimmed?: boolean
  /** Where an answer that is missing is entered. */
  entered?: ReactNode
}

/** A question as it is previewed: number, type, picture, right answer. */
export function QuestionItem({ question, number, action, dimmed, entered }: QuestionItemProps) {
  const { typeName, imageUrl, imageUrl25, answer1 } = question
  const written = isWritten(question)
  return (
    <article className="question-item" data-dimmed={dimmed || undefined}>
      <header>
        <b className="num">{number}</b>
        <Tag>{typeName}</Tag>
        {written && <Tag tone="sky">自编题</Tag>}
        {answer1 ? (
          <span className="question-answer">答案：{answer1}</span>
        ) : typeName === wordsType ? (
          <Tag>不判对错</Tag>
        ) : (
          entered || <Tag tone="red">无答案</Tag>
        )}
        {!written && (!imageUrl || !imageUrl25) && <Tag tone="red">{imageUrl ? '无 B5 格式' : '无 App 格式'}</Tag>}
        <span className="spacer" />
        {action}
      </header>
      {written ? (
        <WrittenQuestion question={question} name={`第 ${number} 题`} />
      ) : (
        <QuestionPicture
          path={imageUrl || imageUrl25}
          prop={imageUrl ? 'imageUrl' : 'imageUrl25'}
          alt={`第 ${number} 题`}
          none="暂无题目图片"
        />
      )}
    </article>
  )
}
