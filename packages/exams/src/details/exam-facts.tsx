import type { SubExam } from '@mango/contract/exams'

/** What the sub-exams of an exam have in common. */
export function ExamFacts({ subExams }: { subExams: readonly SubExam[] }) {
  const [first] = subExams
  if (!first) return null
  const facts = [
    ['学年', first.schoolYear],
    ['学期', first.term],
    ['年级', first.gradeName],
    ['考试类型', first.typeName],
    ['科目数', `${subExams.length} 科`],
  ]
  return (
    <dl className="exam-facts" part="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
