import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'
import { person } from './school.ts'

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token: the token itself is known to its holder only. */
    tokenHash: text().primaryKey(),
    personId: personId(),
    schoolId: schoolId(),
    /** Shared by the tokens that school switches made from one login: a logout ends them all. */
    family: text().notNull(),
    /** What its holder may do and nothing else, such as `photos:12`; null for whatever the person may do. */
    scope: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedBy: text({ enum: ['logout', 'password'] }),
  },
  (table) => [index().on(table.family), index().on(table.personId)],
)

/** Six digits on their way to a phone, for a login or for the holder of a receipt. */
export const verification = pgTable(
  'verification',
  {
    /** A random receipt; for logins, `login:` and the phone number. */
    receipt: text().primaryKey(),
    nickName: text().notNull(),
    mobile: text().notNull(),
    /** Whose password the receipt may set; null until a new student is entered. */
    personId: integer().references(() => person.id),
    createdAt: moment().notNull(),
    codeHash: text(),
    sentAt: moment(),
    /** The address that the last digits were asked for at. */
    askedFrom: text(),
    /** When the right digits were given: from then on a password may be set, once. */
    verifiedAt: moment(),
    usedAt: moment(),
  },
  (table) => [index().on(table.mobile)],
)

/** A browser that shows a QR code, and the code that a phone has handed over to it. */
export const handedLogin = pgTable('handed_login', {
  stateHash: text().primaryKey(),
  code: text(),
  takenAt: moment(),
  expiresAt: moment().notNull(),
})

/** How often something happened in a window of time, by what is limited (an account at an address, a phone number). */
export const rate = pgTable('rate', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

/** Key material made at the first start. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
