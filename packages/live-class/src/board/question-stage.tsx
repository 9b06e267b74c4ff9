import type { Question } from '@mango/contract/questions'
import { EmptyState } from '@mango/ui/empty-state'
import { useStore } from 'zustand'
import { QuestionPicture } from '@mango/widget/question-picture'
import { choicesOf, tallyOf } from '../rules.ts'
import type { LiveClass } from './live-class.ts'

interface QuestionStageProps {
  question: Question | undefined
  number: number
  live: LiveClass
  /** Whether the right answer is on the screen. */
  shown: boolean
  /** Whether it may be seen how many chose what: not while the class is still thinking. */
  counted: boolean
}

/** The question and its choices. */
export function QuestionStage({ question, number, live, shown, counted }: QuestionStageProps) {
  return question ? (
    <section className="board-question" part="question" aria-label={`第 ${number} 题`}>
      <div className="board-paper">
        <QuestionPicture key={question.id} path={question.imageUrl} alt={`第 ${number} 题 ${question.typeName}`} />
      </div>
      <Choices question={question} live={live} shown={shown} counted={counted} />
    </section>
  ) : (
    <EmptyState text="正在打开题目…" />
  )
}

function Choices({
  question,
  live,
  shown,
  counted,
}: Omit<QuestionStageProps, 'number' | 'question'> & { question: Question }) {
  const { ranking } = useStore(live.model.store)
  const choices = tallyOf(choicesOf(question, ranking), ranking)
  const isRightChoice = (choice: string) => shown && (question.answer1 ?? '').includes(choice)
  return (
    <ul className="board-choices" aria-label="选项">
      {choices.map(({ choice, count }) => (
        <li
          key={choice}
          data-right={isRightChoice(choice) || undefined}
          data-dim={(shown && !isRightChoice(choice)) || undefined}
        >
          <i
            className="choice-fill"
            style={{ inlineSize: counted && ranking.length > 0 ? `${(count / ranking.length) * 100}%` : '0%' }}
          />
          <b>{choice}</b>
          {isRightChoice(choice) && <span className="unseen">正确答案</span>}
          <span className="num choice-count">{counted ? `${count} 人` : ''}</span>
        </li>
      ))}
    </ul>
  )
}
