import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { scoreLevel } from '@mango/contract/coursewares'
import {
  nameAmong,
  scoresOf,
  shortCode,
  toldApart,
  type ClassReport as Report,
  type ClassScores,
  type ReportQuestion,
} from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { inColumns } from '../in-columns.ts'
import { AsideReport } from './aside-report.tsx'
import { CorrectAnswer } from './correct-answer.tsx'
import { QuestionReport } from './question-report.tsx'
import { ReportHead } from './report-head.tsx'
import { classReport } from './report.query.ts'
import {
  changeSince,
  hardestOf,
  minutesOf,
  mostImprovedOf,
  sheetsOf,
  titlesOf,
  wasAnswered,
  withSign,
} from './report-rules.ts'

interface ClassReportProps {
  answerClassId: number
  sectionRef: Ref<HTMLElement> | undefined
  onBack(): void
}

/** One class as it was held: the whole, each question with who chose what, each student. */
export default function ClassReport({ answerClassId, sectionRef, onBack }: ClassReportProps) {
  const query = useQuery(classReport(useClient(), answerClassId))
  const report = query.data?.data
  return (
    <section className="report" aria-label="课堂报告" data-print="flow" tabIndex={-1} ref={sectionRef}>
      <ReportHead
        title={report?.coursewareName ?? '课堂报告'}
        detail={report && detailOf(report, query.dataUpdatedAt)}
        back="上课记录"
        onBack={onBack}
        actions={report && <Exports report={report} />}
      />
      {query.isPending && <Skeleton height={120} lines={6} />}
      <LoadFailure load={query} title={errors.errorTitle} />
      {report && <Whole report={{ ...report, students: toldApart(report.students, report.severalClasses) }} />}
    </section>
  )
}

const detailOf = (report: Report, readAt: number) => {
  const { className, beganAt, roomName, teacherName } = report
  const minutes = `${minutesOf(report, new Date(readAt))} 分钟`
  return [className, beganAt.slice(0, 16), minutes, roomName, teacherName].filter(Boolean).join(' · ')
}

function Exports({ report }: { report: Report }) {
  const notify = useNotify()
  const save = useMutation({
    mutationFn: async () => {
      const { saveWorkbook } = await import('@mango/widget/workbook')
      const name = `${report.coursewareName} ${report.className} ${report.beganAt.slice(0, 10)}`
      await saveWorkbook(name, sheetsOf(report))
    },
    onError: () => notify({ kind: 'error', text: '没有导出，请检查网络后重试' }),
  })
  return (
    <>
      <Button icon="download" busy={save.isPending} onClick={() => save.mutate()}>
        导出 Excel
      </Button>
      <Button onClick={() => globalThis.print()}>打印</Button>
    </>
  )
}

function Whole({ report }: { report: Report }) {
  const [correcting, setCorrecting] = useState<ReportQuestion>()
  const scores = scoresOf(report)
  const asked = report.questions.filter(wasAnswered)
  if (asked.length === 0) return <EmptyState text="这节课没有作答" />
  const titles = titlesOf(report)
  const counted = new Set(scores.questions.map(({ questionId }) => questionId))
  return (
    <>
      {scores.asked > 0 && <Figures report={report} scores={scores} />}
      <h3>各题作答</h3>
      <ol className="report-questions" data-print="flow">
        {asked.map((question) => {
          const Question = counted.has(question.questionId) ? QuestionReport : AsideReport
          const title = titles.get(question.questionId) ?? ''
          return (
            <Question
              key={question.questionId}
              question={question}
              title={title}
              report={report}
              onCorrect={() => setCorrecting(question)}
            />
          )
        })}
      </ol>
      {scores.asked > 0 && <Students report={report} scores={scores} />}
      {correcting && (
        <CorrectAnswer
          coursewareId={report.coursewareId}
          question={correcting}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  )
}

function Figures({ report, scores }: { report: Report; scores: ClassScores }) {
  const change = changeSince(report, scores)
  const hardest = hardestOf(report, scores)
  const improved = mostImprovedOf(report)
  const nameOf = nameAmong(report.students)
  return (
    <div className="report-figures" data-print="whole">
      <dl className="num">
        <div data-level={scoreLevel(scores.rate)}>
          <dt>总得分率</dt>
          <dd>
            <b>{scores.rate}%</b>
          </dd>
        </div>
        <div>
          <dt>参加</dt>
          <dd>
            <b>{scores.present}</b> / {report.students.length} 人
          </dd>
        </div>
        <div>
          <dt>题目</dt>
          <dd>
            <b>{scores.asked}</b> 题
          </dd>
        </div>
        {change !== undefined && (
          <div>
            <dt>比上节课</dt>
            <dd>
              <b>{withSign(change)}</b> 个百分点
            </dd>
          </div>
        )}
      </dl>
      <p>得分率以参加的 {scores.present} 人计：答对人次 ÷（参加人数 × 题数）。没有参加的同学不计入，也不算错。</p>
      {hardest.length > 0 && <p>最难的题：{hardest.map(({ title, rate }) => `${title}（${rate}%）`).join('、')}</p>}
      {improved.length > 0 && <p>再次作答后由错改对：{improved.map(nameOf).join('、')}</p>}
    </div>
  )
}

function Students({ report, scores }: { report: Report; scores: ClassScores }) {
  const absent = report.students.filter(({ present }) => !present)
  const here = report.students.filter(({ present }) => present)
  const scoreOf = new Map(scores.students.map((score) => [score.studentId, score]))
  return (
    <>
      <h3>学生得分率</h3>
      <div className="scores-students">
        {inColumns(here, 2).map((column, index) => (
          <ul key={index} aria-label={`学生得分率第 ${index + 1} 列`}>
            {column.map(({ id, code, name }) => {
              const score = scoreOf.get(id)
              return (
                <li key={id} data-level={scoreLevel(score?.rate ?? 0)} data-print="whole">
                  <span className="num scores-code">{shortCode(code, report.severalClasses)}</span>
                  <span className="scores-name">{name}</span>
                  <span className="num scores-count">
                    答对 {score?.right ?? 0} / {scores.asked}
                  </span>
                  <b className="num">{score?.rate ?? 0}%</b>
                </li>
              )
            })}
          </ul>
        ))}
      </div>
      <p className="report-absent">
        {absent.length === 0
          ? '全班都参加了。'
          : `未参加 ${absent.length} 人：${absent.map(({ name }) => name).join('、')}`}
      </p>
    </>
  )
}
