import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, personId } from './columns.ts'

/** Messages that a school would get by SMS; only with demo data. */
export const sentMessage = pgTable('sent_message', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  to: text().notNull(),
  code: text().notNull(),
  at: moment().notNull(),
})

/** Codes that the demo's stand-in for the workplace messaging app has issued. */
export const workplaceCode = pgTable('workplace_code', {
  codeHash: text().primaryKey(),
  personId: personId(),
  expiresAt: moment().notNull(),
})
