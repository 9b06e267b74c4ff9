import { choicesOf, wordMax, wordsType, type Question } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { QuestionPicture } from '@mango/widget/question-picture'
import { useState } from 'react'
import { useStore } from 'zustand'
import { columnsOf, sizeOf } from './lengths.ts'
import type { LiveClass } from './live-class.ts'
import css from './own-question.css?inline'
import Result from './result.tsx'
import { WordCloud } from './word-cloud.tsx'

interface OwnQuestionProps {
  question: Question
  /** 0 for what was asked in between. */
  number: number
  live: LiveClass
  shown: boolean
  view: 'question' | 'result'
}

/** What the bank has not: a question in a teacher's words, prepared or asked in between, or one that is said aloud. */
export default function OwnQuestion({ question, number, live, shown, view }: OwnQuestionProps) {
  const styles = useLazyStyles(css)
  const anonymous = useStore(live.model.store, (state) => state.anonymous)
  const { content, typeName, answer1, imageUrl, options } = question
  const words = typeName === wordsType
  /** What is taller than wide stands beside the words: below them it would be small. */
  const [tall, setTall] = useState(false)
  return (
    <section
      ref={styles}
      className="board-question own-question"
      part="question"
      aria-label={number > 0 ? `第 ${number} 题` : '课堂提问'}
      data-view={view}
      data-tall={tall || undefined}
    >
      {(content || !imageUrl || anonymous) && (
        <p className="own-words" data-size={sizeOf('question', [content ?? ''])} data-spoken={!content || undefined}>
          {content || (!imageUrl && '请听老师提问')}
          {anonymous && <small>本题匿名</small>}
        </p>
      )}
      {imageUrl && (
        <div
          className="board-paper"
          onLoadCapture={({ target }) => {
            if (target instanceof HTMLImageElement) setTall(target.naturalHeight > target.naturalWidth)
          }}
        >
          <QuestionPicture key={question.id} path={imageUrl} alt={`第 ${number} 题的图片`} />
        </div>
      )}
      {view === 'result' ? (
        words ? (
          <WordCloud live={live} question={question} />
        ) : (
          <Result question={question} live={live} shown={shown} />
        )
      ) : words ? (
        <p className="own-hint">在手机上用几个字作答，最多 {wordMax} 个字；收题后显示词云</p>
      ) : (
        <ul
          className="board-choices own-choices"
          aria-label="选项"
          data-written={options?.some(Boolean) || undefined}
          data-size={sizeOf('options', options ?? [])}
          data-columns={columnsOf(options ?? [])}
          data-beside={Boolean(imageUrl) || undefined}
        >
          {choicesOf(question).map((choice, index) => (
            <li key={choice} data-right={(shown && (answer1 ?? '').includes(choice)) || undefined}>
              <b>{choice}</b>
              {options?.[index] && <span>{options[index]}</span>}
              {shown && (answer1 ?? '').includes(choice) && <span className="unseen">正确答案</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
