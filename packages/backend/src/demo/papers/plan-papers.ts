import { paperSource } from '@mango/contract/paper-records'
import type { StoredQuestion } from '../questions/stored-bank.ts'
import type { SeedContext } from '../seed.ts'
import type { PlannedPaper } from './add-papers.ts'

/** Subjects with many papers, and with workbooks. */
export const mainSubjects = [2, 1, 3, 5, 8]

const exams = ['第一次月考', '期中考试', '第二次月考', '期末考试']
const homework = ['课时作业', '同步练习', '单元测评', '周末作业']

/** The papers of a school: names, and questions of one subject in an order of their own. */
export function planPapers(
  { random }: SeedContext,
  bank: readonly StoredQuestion[],
  subjectIds: readonly number[],
): PlannedPaper[] {
  return subjectIds.flatMap((subjectId) => {
    const own = bank.filter((question) => question.subjectId === subjectId)
    const isMain = mainSubjects.includes(subjectId)
    const some = (count: number) =>
      own
        .map((question) => ({ question, at: random.next() + (question.parts.length > 0 ? 1 : 0) }))
        .sort((a, b) => a.at - b.at)
        .filter(({ at }, index) => index < count - 2 || at > 1)
        .slice(0, count)
        .map(({ question }) => question)
    const points = [...new Set(own.map(({ knowledgePoint }) => knowledgePoint))]
    const ofHomework = Array.from({ length: isMain ? 13 : 3 }, (_, index) => ({
      subjectId,
      source: paperSource.homework,
      name: `${points[index % points.length]} ${homework[Math.floor(index / points.length + index) % homework.length]}`,
      questions: some(isMain ? random.between(8, 14) : 4),
    }))
    const ofExams = exams.slice(0, isMain ? 4 : 1).map((name) => ({
      subjectId,
      source: paperSource.exam,
      name: `七年级上学期${name}`,
      questions: some(isMain ? 18 : 5),
    }))
    return [...ofHomework, ...ofExams]
  })
}
