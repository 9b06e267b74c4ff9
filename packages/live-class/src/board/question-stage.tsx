import { choicesOf, type Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { QuestionPicture } from '@mango/widget/question-picture'
import { useStore } from 'zustand'
import type { LiveClass } from './live-class.ts'
import { ResultChart } from './result-chart.tsx'
import { VoteComparison } from './vote-comparison.tsx'

interface QuestionStageProps {
  question: Question | undefined
  number: number
  live: LiveClass
  /** Whether the right answer is on the screen. */
  shown: boolean
  /** What fills the sheet: the question, or how it was answered. Before answering ends, nobody sees what others chose. */
  view: 'question' | 'result'
  onStart(): void
}

/** The question and its choices, or how the class has answered. */
export function QuestionStage({ question, number, live, shown, view, onStart }: QuestionStageProps) {
  if (!question) return <NotStarted live={live} onStart={onStart} />
  const picture = <QuestionPicture key={question.id} path={question.imageUrl} alt={alternative(number, question)} />
  return (
    <section className="board-question" part="question" aria-label={`第 ${number} 题`} data-view={view}>
      <div className="board-paper">{picture}</div>
      {view === 'result' ? (
        <Result question={question} live={live} shown={shown} />
      ) : (
        <ul className="board-choices" aria-label="选项">
          {choicesOf(question).map((choice) => (
            <li key={choice} data-right={(shown && (question.answer1 ?? '').includes(choice)) || undefined}>
              <b>{choice}</b>
              {shown && (question.answer1 ?? '').includes(choice) && <span className="unseen">正确答案</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const alternative = (number: number, question: Question) =>
  `第 ${number} 题，${question.typeName}，选项 ${choicesOf(question).join('、')}`

function Result({ question, live, shown }: { question: Question; live: LiveClass; shown: boolean }) {
  const { ranking, before } = useStore(live.model.store)
  return before.length > 0 ? (
    <VoteComparison question={question} before={before} after={ranking} shown={shown} />
  ) : (
    <ResultChart question={question} ranking={ranking} shown={shown} />
  )
}

/** With phones nothing is asked before the teacher starts; with devices the first question is on its way. */
function NotStarted({ live, onStart }: { live: LiveClass; onStart(): void }) {
  const asked = useStore(live.model.store, ({ questionId }) => questionId !== null)
  if (asked || !live.waits()) return <EmptyState text="正在打开题目…" />
  return (
    <section className="board-question board-waiting">
      <EmptyState
        text="等同学们扫码加入后开始"
        detail="点“开始答题”后，题目才会出现在手机上，并开始计时"
        action={
          <Button variant="primary" icon="play" onClick={onStart}>
            开始答题
          </Button>
        }
      />
    </section>
  )
}
