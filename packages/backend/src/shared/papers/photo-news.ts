import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** Postgres channel on which every process hears of which answered papers the photos have changed. */
export const photoNewsChannel = 'answer_pages'

/** Tells when the transaction commits, and only then. */
export const tellPhotos = (tx: Database, answeredPaperId: number) =>
  tx.execute(sql`select pg_notify(${photoNewsChannel}, ${String(answeredPaperId)})`)
