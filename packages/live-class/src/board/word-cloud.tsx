import { useClient } from '@mango/client/react'
import { hideWord } from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import { EmptyState } from '@mango/ui/empty-state'
import { useTellFailure } from '@mango/widget/failure'
import { useStore } from 'zustand'
import { cloudOf, type CloudWord } from './cloud-rules.ts'
import type { LiveClass } from './live-class.ts'

/**
 * What the class has answered in words, larger where more said the same. Every word is a button that takes it down; a
 * screen reader reads it as a list with numbers.
 */
export function WordCloud({ live, question }: { live: LiveClass; question: Question }) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const { ranking, hiddenWords } = useStore(live.model.store)
  const words = cloudOf(ranking, hiddenWords)
  const shown = words.filter(({ hidden }) => !hidden)
  const down = words.filter(({ hidden }) => hidden)
  const hide = ({ word, hidden }: CloudWord) =>
    client
      .send(hideWord, { body: { roomId: live.place.roomId, questionId: question.id, word, hidden: !hidden } })
      .catch((error: unknown) => tellFailure(error))
  if (words.length === 0) return <EmptyState text="没有人作答" />
  return (
    <div className="cloud">
      <ul className="cloud-words" aria-label="词云">
        {shown.map((word) => (
          <li key={word.key} data-size={word.size}>
            <button type="button" aria-label={`${word.word}，${word.count} 人，撤下`} onClick={() => void hide(word)}>
              {word.word}
              <small className="num">{word.count}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="result-base num">
        {ranking.length} 人作答，{words.length} 个词，点一个词可以撤下
      </p>
      {down.length > 0 && (
        <details className="cloud-down">
          <summary>已撤下 {down.length} 个词</summary>
          <ul aria-label="已撤下的词">
            {down.map((word) => (
              <li key={word.key}>
                <button type="button" aria-label={`恢复 ${word.word}`} onClick={() => void hide(word)}>
                  {word.word}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
