import type { Question } from '@mango/contract/questions'
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware, question } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'
import { isVisible } from './visible.ts'

/** A question as the platform tells it. @param showOrder its place, from 1 */
export function asQuestion(row: typeof question.$inferSelect, showOrder: number): Question {
  const { id, typeName, imageUrl, imageUrl25, imageUrlA4, answer1, choiceCount, content, options } = row
  return { id, typeName, imageUrl, imageUrl25, imageUrlA4, answer1, choiceCount, content, options, showOrder }
}

/** The bank of the school, the own questions, and whatever stands in a courseware that this teacher may see. */
export const isReadable = (db: Database, session: Session) =>
  and(
    eq(question.schoolId, session.schoolId),
    or(
      isNull(question.ownerId),
      eq(question.ownerId, session.personId),
      exists(
        db
          .select()
          .from(courseware)
          .where(and(isVisible(session), sql`${question.id} = any(${courseware.questionIds})`)),
      ),
    ),
  )
