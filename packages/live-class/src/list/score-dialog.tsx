import { shortCode } from '@mango/contract/live-class'
import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { scoreLevel, studentColumns, text, type Courseware, type ScoreReport } from '@mango/contract/coursewares'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { Select } from '@mango/ui/select'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer, useKeptAnswers } from '@mango/widget/failure'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { scoreClasses, scores } from '../courseware.query.ts'
import { inColumns } from '../in-columns.ts'
import { mergeReports } from './merge-reports.ts'

interface ScoreDialogProps {
  courseware: Courseware
  onClose(): void
  /** The classes it was taught in are wanted, each with its report. */
  onHeld(): void
}

/** Score rates of a courseware by class, or of all classes together: whole, per question, per student. */
export default function ScoreDialog({ courseware, onClose, onHeld }: ScoreDialogProps) {
  const client = useClient()
  const classes = useQuery(scoreClasses(client, courseware.id))
  const taught = useKeptAnswer(classes, '班级没有刷新')?.data
  const options = taught ?? []
  const [chosen, setChosen] = useState<number>()
  /** 0 is all classes together. */
  const classId = chosen ?? options[0]?.id
  const wanted = classId === 0 ? options.map(({ id }) => id) : classId === undefined ? [] : [classId]
  const reports = useQueries({ queries: wanted.map((id) => scores(client, courseware.id, id)) })
  const loaded = useKeptAnswers(reports, '成绩没有刷新').flatMap((answer) => answer?.data ?? [])
  const report = wanted.length > 0 && loaded.length === wanted.length ? mergeReports(loaded) : undefined
  const failed = report ? undefined : reports.find(({ isError }) => isError)
  return (
    <Dialog
      open
      size="l"
      title={`${courseware.name} · 成绩`}
      onClose={onClose}
      closeOnBackdrop
      footer={<Button onClick={onHeld}>每节课的报告</Button>}
      toolbar={
        options.length > 0 && (
          <Select
            aria-label="班级"
            value={classId}
            onChange={setChosen}
            options={[
              ...options.map(({ id, name }) => ({ value: id, label: name })),
              ...(options.length > 1 ? [{ value: 0, label: '全部班级' }] : []),
            ]}
          />
        )
      }
    >
      {taught?.length === 0 && (
        <EmptyState text={text.noScoreClasses} detail="用这份课件上一节课，成绩就会出现在这里" />
      )}
      {!taught && <LoadFailure load={classes} title={errors.errorTitle} />}
      {failed && <LoadFailure load={failed} title={errors.errorTitle} />}
      {(classes.isPending || (wanted.length > 0 && !report && !failed)) && <Skeleton height={40} lines={6} />}
      {report && <Report report={report} severalClasses={classId === 0} />}
    </Dialog>
  )
}

function Report({ report, severalClasses }: { report: ScoreReport; severalClasses: boolean }) {
  return (
    <div className="scores">
      <p className="scores-total">
        <b className="num" data-level={scoreLevel(report.totalScoreRate)}>
          {report.totalScoreRate}%
        </b>
        <span>总得分率 · 共 {report.studentCount} 人</span>
      </p>
      <p className="scores-base">每题取最后一次有人作答的成绩；得分率都以当时参加的同学计，没有参加的不算错。</p>
      <h3>各题得分率</h3>
      <ol className="scores-questions" aria-label="各题得分率">
        {report.overview.map(({ scoreRate, studentCount, hasAnswer, unscored }, index) => (
          <li key={index} data-level={hasAnswer ? scoreLevel(scoreRate) : undefined}>
            <span className="num">第 {index + 1} 题</span>
            <span className="scores-bar">
              <i style={{ inlineSize: `${hasAnswer ? scoreRate : 0}%` }} />
            </span>
            <b className="num">{hasAnswer ? `${scoreRate}%` : unscored ? '不记分' : '未作答'}</b>
            <span className="num scores-count">{hasAnswer && `${studentCount} 人参加`}</span>
          </li>
        ))}
      </ol>
      <h3>学生得分率</h3>
      <div className="scores-students">
        {inColumns(report.studentInfo, studentColumns.detail).map((column, index) => (
          <ul key={index} aria-label={`学生得分率第 ${index + 1} 列`}>
            {column.map(({ code, name, scoreRate, absent }) => (
              <li key={code} data-level={absent ? undefined : scoreLevel(scoreRate)}>
                <span className="num scores-code">{shortCode(code, severalClasses)}</span>
                <span className="scores-name">{name}</span>
                <b className="num">{absent ? '未参加' : `${scoreRate}%`}</b>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
