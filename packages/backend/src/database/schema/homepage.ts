import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { schoolId } from './columns.ts'

/** What the landing page shows, one row per installation. */
export const homepage = pgTable('homepage', {
  id: integer().primaryKey(),
  barTitle: text().notNull(),
  /** The school that owns the page and that new students join. */
  schoolId: schoolId(),
  /** Key in the storage. */
  image: text().notNull(),
  summary: text().notNull(),
  dingAppId: text().notNull(),
})
