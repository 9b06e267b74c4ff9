import type { Question } from '@mango/contract/questions'
import { Tag } from '@mango/ui/tag'
import { QuestionPicture } from '@mango/widget/question-picture'
import type { ReactNode } from 'react'

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
  return (
    <article className="question-item" data-dimmed={dimmed || undefined}>
      <header>
        <b className="num">{number}</b>
        <Tag>{typeName}</Tag>
        {answer1 ? <span className="question-answer">答案：{answer1}</span> : entered || <Tag tone="red">无答案</Tag>}
        {(!imageUrl || !imageUrl25) && <Tag tone="red">{imageUrl ? '无 B5 格式' : '无 App 格式'}</Tag>}
        <span className="spacer" />
        {action}
      </header>
      <QuestionPicture
        path={imageUrl || imageUrl25}
        prop={imageUrl ? 'imageUrl' : 'imageUrl25'}
        alt={`第 ${number} 题`}
        none="暂无题目图片"
      />
    </article>
  )
}
