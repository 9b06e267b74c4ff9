import { nameAmong, type ClassReport, type ReportQuestion, type ReportRound } from '@mango/contract/live-class'
import { choicesOf, isWritten, wordKey, wordsType } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { openOnPaper } from '@mango/ui/print'
import { Tag } from '@mango/ui/tag'
import { percentOf } from '../figures.ts'
import WrittenQuestion from '../written-question.tsx'

interface AsideReportProps {
  question: ReportQuestion
  title: string
  report: ClassReport
  onCorrect(): void
}

interface Given {
  readonly answer: string
  readonly count: number
  /** Who answered so; undefined where nobody is to know. */
  readonly names: readonly string[] | undefined
}

/** What was answered in a round; words that were taken down stay down. */
function givenIn(round: ReportRound, question: ReportQuestion, nameOf: (id: number) => string): Given[] {
  const isUp = ({ answer }: { answer: string }) => !round.hiddenWords.includes(wordKey(answer))
  if (round.anonymous) return round.ballots.filter(isUp).map((ballot) => ({ ...ballot, names: undefined }))
  const answers = round.answers.filter(isUp)
  return [...new Set([...choicesOf(question), ...answers.map(({ answer }) => answer)])].map((answer) => {
    const same = answers.filter((one) => one.answer === answer)
    return { answer, count: same.length, names: same.map(({ studentId }) => nameOf(studentId)) }
  })
}

/** A question in which nothing is right or wrong, or nobody is named: it counts in no score. */
export function AsideReport({ question, title, report, onCorrect }: AsideReportProps) {
  const nameOf = nameAmong(report.students)
  const rounds = question.rounds.filter(({ answers, ballots }) => answers.length > 0 || ballots.length > 0)
  /** Named votes for one choice or another are counted as soon as one of them is right. */
  const mayCount = question.typeName !== wordsType && question.rounds.some(({ answers }) => answers.length > 0)
  return (
    <li className="report-question" data-print="whole">
      <header>
        <b className="num">{title}</b>
        <Tag>{question.typeName}</Tag>
        {!question.adHoc && <span>不记分的题</span>}
        {question.content && !isWritten(question) && <span>{question.content}</span>}
        {mayCount && (
          <Button size="s" variant="text" icon="edit" onClick={onCorrect}>
            设定答案
          </Button>
        )}
      </header>
      {isWritten(question) && <WrittenQuestion question={question} name={title} />}
      {rounds.map((round, index) => {
        const given = givenIn(round, question, nameOf)
        const whole = given.reduce((sum, { count }) => sum + count, 0)
        return (
          <div key={round.attempt}>
            <p className="report-facts num">
              {rounds.length > 1 && `第 ${index + 1} 次 · `}
              {whole} 人作答{round.anonymous && ' · 匿名'}
            </p>
            <ul
              className="report-choices"
              data-words={question.typeName === wordsType || undefined}
              aria-label={`${title}第 ${index + 1} 次作答`}
            >
              {given.map(({ answer, count, names }) => (
                <li key={answer}>
                  <b>{answer}</b>
                  <span className="scores-bar">
                    <i style={{ inlineSize: `${percentOf(count, whole)}%` }} />
                  </span>
                  <span className="num">
                    {count} 人 · {percentOf(count, whole)}%
                  </span>
                  {names && (
                    <details ref={openOnPaper}>
                      <summary>这样作答的同学</summary>
                      <p>{names.join('、') || '没有人'}</p>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </li>
  )
}
