import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment, personId, schoolId } from './columns.ts'

/** Which assistant speaks to which student. */
export const assistant = pgTable('assistant', {
  /** Serial number. */
  deviceId: text().primaryKey(),
  schoolId: schoolId(),
  studentId: personId().unique(),
  /** Whether it can be reached: a message to one that can't waits to be pushed. */
  online: boolean().notNull(),
})

/** What a student asked on a day, listed in the order it came; `list_count` counts those of each school. */
export const monitorDay = pgTable(
  'monitor_day',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    day: date({ mode: 'string' }).notNull(),
    studentId: personId(),
    deviceId: text().notNull(),
    asked: integer().notNull(),
    missed: integer().notNull(),
    /** Skill name to how often it was used. */
    skills: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    index('monitor_day_newest').on(table.schoolId, table.id),
    unique('monitor_day_once').on(table.schoolId, table.day, table.deviceId),
    index('monitor_day_student').on(table.schoolId, table.studentId, table.id),
    index('monitor_day_of_day').on(table.schoolId, table.day, table.id),
  ],
)

/** One thing a student said; `list_count` counts those of each school and of each result. */
export const utterance = pgTable(
  'utterance',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    at: moment().notNull(),
    day: date({ mode: 'string' }).notNull(),
    studentId: personId(),
    deviceId: text().notNull(),
    missed: boolean().notNull(),
    /** Of a hit, where it is known. */
    skill: text(),
    /** Key of the recording in the storage; empty where none was kept. */
    mediaKey: text().notNull(),
    transcript: text().notNull(),
  },
  (table) => [
    index('utterance_newest').on(table.schoolId, table.id),
    index('utterance_of_result').on(table.schoolId, table.missed, table.id),
    index('utterance_of_day').on(table.schoolId, table.deviceId, table.day, table.id),
    index('utterance_missed_day')
      .on(table.schoolId, table.day)
      .where(sql`missed`),
  ],
)

/** A message to many: one line of the history, however many hear it. */
export const broadcast = pgTable('broadcast', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  schoolId: schoolId(),
  /** To whom, as the reader sees it: the school, a grade or a class. */
  audience: text().notNull(),
  /** How many it was sent to. */
  reached: integer().notNull(),
  createdBy: personId(),
})

/** Messages to students. */
export const studentMessage = pgTable(
  'student_message',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    studentId: personId(),
    channel: text({ enum: ['voice', 'ding'] }).notNull(),
    content: text().notNull(),
    createdBy: personId(),
    createdAt: moment().notNull(),
    /** 0 not pushed, 1 unread, 2 read. */
    status: integer().notNull(),
    broadcastId: integer().references(() => broadcast.id),
    /** Whether the history has a line for it: of a broadcast, one has. */
    listed: boolean().notNull().default(true),
  },
  (table) => [
    index('student_message_newest').on(table.schoolId, table.id),
    index('student_message_status').on(table.schoolId, table.status, table.id),
    index('student_message_broadcast').on(table.broadcastId, table.status),
  ],
)

/** What students told the school. */
export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    studentId: personId(),
    createdAt: moment().notNull(),
    /** 0 open, 2 replied. */
    status: integer().notNull(),
    mediaKey: text().notNull(),
    content: text().notNull(),
  },
  (table) => [
    index('feedback_newest').on(table.schoolId, table.id),
    index('feedback_status').on(table.schoolId, table.status, table.id),
  ],
)
