import { mastery } from '@mango/contract/mistake-notebook'
import { daysLater, platformDay } from '@mango/contract/platform-time'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mistake, questionProgress } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { words } from './words.ts'

/** Refuses what this student never answered wrong. @returns the question's subject */
export async function ownMistake(db: Database, studentId: number, questionId: number): Promise<number> {
  const [found] = await db
    .select({ subjectId: mistake.subjectId })
    .from(mistake)
    .where(and(eq(mistake.studentId, studentId), eq(mistake.questionId, questionId)))
    .limit(1)
  if (!found) throw new Refusal(words.noMistake)
  return found.subjectId
}

interface Wish {
  readonly studentId: number
  readonly questionId: number
  readonly mastered: number
  readonly undo?: boolean | undefined
}

/** A question is mastered, or is to be reviewed from tomorrow on again; with `undo` as it was before it was mastered. */
export async function master(db: Database, { studentId, questionId, mastered, undo }: Wish, now: Date) {
  await ownMistake(db, studentId, questionId)
  const isMastered = mastered === mastery.mastered
  const set = isMastered
    ? { masteredAt: now }
    : { masteredAt: null, ...(!undo && { step: 0, dueOn: platformDay(daysLater(now, 1)) }) }
  await db
    .insert(questionProgress)
    .values({ studentId, questionId, dueOn: platformDay(daysLater(now, 1)), masteredAt: isMastered ? now : null })
    .onConflictDoUpdate({ target: [questionProgress.studentId, questionProgress.questionId], set })
}
