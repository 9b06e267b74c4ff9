import type { ExamInfo, SubExam } from '@mango/contract/exams'
import { minuteName, useToday } from '@mango/widget/day'

interface ExamFactsProps {
  /** The exam as a whole, where the server tells of it. */
  info: ExamInfo | null | undefined
  subExams: readonly SubExam[]
}

/** What an exam is; what its sub-exams have in common says most of it too. */
export function ExamFacts({ info, subExams }: ExamFactsProps) {
  const today = useToday()
  const first = info ?? subExams[0]
  if (!first) return null
  const marked = subExams.filter(({ mean }) => mean !== undefined)
  const mean = marked.reduce((sum, one) => sum + (one.mean ?? 0), 0) / marked.length
  const facts = [
    ['学年', first.schoolYear],
    ['学期', first.term],
    ['年级', first.gradeName],
    ['考试类型', first.typeName],
    ['科目数', `${subExams.length} 科`],
  ]
  if (marked.length > 0) facts.push(['平均得分率', `${mean.toFixed(1)}%（${marked.length} 科）`])
  if (info) facts.push(['时间', minuteName(info.startTime, today)])
  if (info?.createdBy) facts.push(['创建人', info.createdBy])
  return (
    <dl className="exam-facts exam-card" part="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
