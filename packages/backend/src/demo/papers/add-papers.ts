import { daysLater } from '@mango/contract/platform-time'
import { paper, paperQuestion } from '../../database/schema.ts'
import { insertMany } from '../../database/insert-many.ts'
import type { StoredQuestion } from '../questions/stored-bank.ts'
import type { SeedContext } from '../seed.ts'

export interface PlannedPaper {
  readonly subjectId: number
  readonly source: number
  readonly name: string
  readonly questions: readonly StoredQuestion[]
}
export interface AddedPaper extends PlannedPaper {
  readonly id: number
}

/** Papers with their questions. @returns them with their ids */
export async function addPapers(context: SeedContext, schoolId: number, plans: readonly PlannedPaper[]) {
  const { db, now } = context
  const ids = await db
    .insert(paper)
    .values(
      plans.map(({ subjectId, source, name }, index) => ({
        schoolId,
        subjectId,
        source,
        name,
        // Older than what the live classes took their questions from.
        createdAt: daysLater(now, -(400 + index)),
      })),
    )
    .returning({ id: paper.id })
  const papers = plans.map((plan, index) => ({ ...plan, id: ids[index]?.id ?? 0 }))
  await insertMany(
    db,
    paperQuestion,
    papers.flatMap(({ id, questions }) =>
      questions.map((question, index) => ({ paperId: id, questionId: question.id, showOrder: index + 1 })),
    ),
  )
  return papers
}
