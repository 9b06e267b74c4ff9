import { integer, timestamp } from 'drizzle-orm/pg-core'
import { person, school } from './school.ts'

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const schoolId = () =>
  integer()
    .notNull()
    .references(() => school.id)

export const personId = () =>
  integer()
    .notNull()
    .references(() => person.id)
