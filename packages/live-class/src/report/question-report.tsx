import { scoreLevel } from '@mango/contract/coursewares'
import { countedRound, nameAmong, rateOf, type ClassReport, type ReportQuestion } from '@mango/contract/live-class'
import { isWritten } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { openOnPaper } from '@mango/ui/print'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { Tag } from '@mango/ui/tag'
import { QuestionPicture } from '@mango/widget/question-picture'
import { useState } from 'react'
import { isRight } from '../choices.ts'
import WrittenQuestion from '../written-question.tsx'
import { distributionOf, medianSeconds } from './report-rules.ts'

interface QuestionReportProps {
  question: ReportQuestion
  title: string
  report: Pick<ClassReport, 'students'>
  onCorrect(): void
}

/** A question with its picture, how it was answered and by whom. Of several rounds the last one stands there first. */
export function QuestionReport({ question, title, report, onCorrect }: QuestionReportProps) {
  const rounds = question.rounds.filter(({ answers }) => answers.length > 0)
  const last = countedRound(question)
  const [attempt, setAttempt] = useState(last?.attempt)
  const round = rounds.find((one) => one.attempt === attempt) ?? last
  if (!round) return null
  const present = report.students.filter((student) => student.present)
  const nameOf = nameAmong(report.students)
  const right = round.answers.filter(({ answer }) => isRight(answer, question)).length
  const rate = rateOf(right, present.length)
  const answered = new Set(round.answers.map(({ studentId }) => studentId))
  const silent = present.filter(({ id }) => !answered.has(id))
  const median = medianSeconds(round)
  return (
    <li className="report-question" data-level={scoreLevel(rate)} data-print="whole">
      <header>
        <b className="num">{title}</b>
        <Tag>{question.typeName}</Tag>
        <span>正确答案 {question.answer1 || '（无）'}</span>
        {/* What was asked in between had no answer: one that is set corrects none. */}
        {question.corrected && !question.adHoc && <Tag tone="gold">已更正</Tag>}
        <Button size="s" variant="text" icon="edit" onClick={onCorrect}>
          更正答案
        </Button>
        <span className="spacer" />
        {rounds.length > 1 && (
          <SegmentedChoice
            label="第几次作答"
            options={rounds.map((one, index) => ({ value: one.attempt, label: `第 ${index + 1} 次` }))}
            value={round.attempt}
            onChange={setAttempt}
          />
        )}
        <strong className="num">{rate}%</strong>
      </header>
      <div className="report-body">
        {/* What was asked in between has words and no options. */}
        {isWritten(question) || question.content ? (
          <WrittenQuestion question={question} name={title} />
        ) : (
          <QuestionPicture path={question.imageUrl} alt={title} lazy />
        )}
        <div>
          <p className="report-facts num">
            {right} 人答对，{round.answers.length} 人作答，共 {present.length} 人参加
            {median !== undefined && ` · 用时中位数 ${median} 秒`}
          </p>
          <ul className="report-choices" aria-label={`${title}各选项`}>
            {distributionOf(question, round).map(({ choice, right: isRight, studentIds, percent }) => (
              <li key={choice} data-right={isRight || undefined}>
                <b>{choice}</b>
                <span className="scores-bar">
                  <i style={{ inlineSize: `${percent}%` }} />
                </span>
                <span className="num">
                  {studentIds.length} 人 · {percent}%
                </span>
                <details ref={openOnPaper}>
                  <summary>{isRight ? '答对的同学' : '选了它的同学'}</summary>
                  <p>{studentIds.map(nameOf).join('、') || '没有人'}</p>
                </details>
              </li>
            ))}
          </ul>
          {silent.length > 0 && <p className="report-facts">没有作答：{silent.map(({ name }) => name).join('、')}</p>}
        </div>
      </div>
    </li>
  )
}
