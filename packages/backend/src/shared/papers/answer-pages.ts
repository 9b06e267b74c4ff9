import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answerPage } from '../../database/schema.ts'

/** Photos of an answered paper, in the order they came. */
export const answerPagesOf = (db: Database, answeredPaperId: number) =>
  db
    .select({ id: answerPage.id, objectKey: answerPage.objectKey, emend: answerPage.emend })
    .from(answerPage)
    .where(eq(answerPage.answeredPaperId, answeredPaperId))
    .orderBy(asc(answerPage.emend), asc(answerPage.id))
