import type { ScoreReport } from '@mango/contract/coursewares'

const round = (rate: number) => Math.round(rate * 10) / 10

/** The reports of several classes as one; rates weigh as much as the students behind them. */
export function mergeReports(reports: readonly ScoreReport[]): ScoreReport {
  const [first, ...others] = reports
  if (!first || others.length === 0)
    return first ?? { totalScoreRate: 0, studentCount: 0, overview: [], studentInfo: [] }
  const known = reports.map((report) => new Map(report.overview.map((item, index) => [item.questionId ?? index, item])))
  // A question that was taken out since stands only in the reports of the classes that answered it.
  const keys = new Set(known.flatMap((items) => [...items.keys()]))
  const overview = [...keys].map((key) => {
    const own = known.flatMap((items) => items.get(key) ?? [])
    const studentCount = own.reduce((sum, item) => sum + item.studentCount, 0)
    const points = own.reduce((sum, item) => sum + item.scoreRate * item.studentCount, 0)
    return {
      studentCount,
      hasAnswer: own.some((item) => item.hasAnswer),
      unscored: own.some((item) => item.unscored),
      scoreRate: studentCount === 0 ? 0 : round(points / studentCount),
    }
  })
  const answers = overview.reduce((sum, item) => sum + item.studentCount, 0)
  const points = overview.reduce((sum, item) => sum + item.scoreRate * item.studentCount, 0)
  return {
    totalScoreRate: answers === 0 ? 0 : round(points / answers),
    studentCount: reports.reduce((sum, report) => sum + report.studentCount, 0),
    overview,
    studentInfo: reports.flatMap((report) => report.studentInfo).sort((a, b) => a.code.localeCompare(b.code)),
  }
}
