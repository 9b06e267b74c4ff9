import { eq, exists, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveBallot, liveClass } from '../../database/schema.ts'

/** Of any class: whether somebody answered in it. One that was opened by mistake is none that was held. */
export const wasHeld = (db: Database) =>
  or(
    exists(db.select().from(liveAnswer).where(eq(liveAnswer.answerClassId, liveClass.id))),
    exists(db.select().from(liveBallot).where(eq(liveBallot.answerClassId, liveClass.id))),
  )
