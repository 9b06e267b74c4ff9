import { choicesOf, wordMax, wordsType, type Question } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useStore } from 'zustand'
import type { LiveClass } from './live-class.ts'
import css from './own-question.css?inline'
import Result from './result.tsx'
import { WordCloud } from './word-cloud.tsx'

interface OwnQuestionProps {
  question: Question
  live: LiveClass
  shown: boolean
  view: 'question' | 'result'
}

/** A question without a picture: one in words, or one that the teacher says aloud. */
export default function OwnQuestion({ question, live, shown, view }: OwnQuestionProps) {
  const styles = useLazyStyles(css)
  const anonymous = useStore(live.model.store, (state) => state.anonymous)
  const { content, typeName, answer1 } = question
  const words = typeName === wordsType
  return (
    <section
      ref={styles}
      className="board-question own-question"
      part="question"
      aria-label="课堂提问"
      data-view={view}
    >
      <p className="own-words" data-spoken={!content || undefined}>
        {content || '请听老师提问'}
        {anonymous && <small>本题匿名</small>}
      </p>
      {view === 'result' ? (
        words ? (
          <WordCloud live={live} question={question} />
        ) : (
          <Result question={question} live={live} shown={shown} />
        )
      ) : words ? (
        <p className="own-hint">在手机上用几个字作答，最多 {wordMax} 个字；收题后显示词云</p>
      ) : (
        <ul className="board-choices own-choices" aria-label="选项">
          {choicesOf(question).map((choice) => (
            <li key={choice} data-right={(shown && (answer1 ?? '').includes(choice)) || undefined}>
              <b>{choice}</b>
              {shown && (answer1 ?? '').includes(choice) && <span className="unseen">正确答案</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
