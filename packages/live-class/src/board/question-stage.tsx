import { choicesOf, isWritten, type Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { latePart } from '@mango/widget/late-part'
import { QuestionPicture } from '@mango/widget/question-picture'
import { useStore } from 'zustand'
import type { LiveClass } from './live-class.ts'

/** How it was answered is not there before it was asked; what was asked in between is rare. */
const Result = latePart(
  () => import('./result.tsx'),
  () => <Skeleton height={40} lines={4} />,
)
const OwnQuestion = latePart(() => import('./own-question.tsx'))

interface QuestionStageProps {
  question: Question | undefined
  number: number
  live: LiveClass
  /** Whether the right answer is on the screen. */
  shown: boolean
  /** What fills the sheet: the question, or how it was answered. Before answering ends, nobody sees what others chose. */
  view: 'question' | 'result'
  onStart(): void
  onAdHoc(): void
}

/** The question and its choices, or how the class has answered. */
export function QuestionStage({ question, number, live, shown, view, ...props }: QuestionStageProps) {
  if (!question) return <NotStarted live={live} {...props} />
  if (number === 0 || isWritten(question))
    return <OwnQuestion key={question.id} question={question} number={number} live={live} shown={shown} view={view} />
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

/** With phones nothing is asked before the teacher starts; with devices the first question is on its way. */
function NotStarted({ live, onStart, onAdHoc }: Pick<QuestionStageProps, 'live' | 'onStart' | 'onAdHoc'>) {
  const asked = useStore(live.model.store, ({ questionId }) => questionId !== null)
  if (asked || !live.waits()) return <EmptyState text="正在打开题目…" />
  return (
    <section className="board-question board-waiting">
      <EmptyState
        text="等同学们扫码加入后开始"
        detail="点“开始答题”后，题目才会出现在手机上，并开始计时"
        action={
          <>
            <Button onClick={onAdHoc}>先提个问</Button>
            <Button variant="primary" icon="play" onClick={onStart}>
              开始答题
            </Button>
          </>
        }
      />
    </section>
  )
}
