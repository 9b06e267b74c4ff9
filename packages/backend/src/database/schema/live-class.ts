import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { session } from './account.ts'
import { moment, personId, schoolId } from './columns.ts'
import { courseware, question } from './courseware.ts'
import { person } from './school.ts'

export const room = pgTable(
  'room',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    name: text().notNull(),
    /** With which the room's base station signs in. */
    stationKey: text().notNull(),
    /** For a virtual room the ids of the classes whose phones answer in it, joined; null for a real room. */
    classIds: text(),
  },
  (table) => [unique().on(table.schoolId, table.classIds)],
)

/** Which student an answer device belongs to for good. */
export const answerMachine = pgTable(
  'answer_machine',
  {
    schoolId: schoolId(),
    machineCode: text().notNull(),
    studentId: personId(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.machineCode] }),
    unique().on(table.schoolId, table.studentId),
  ],
)

export const liveClass = pgTable(
  'live_class',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    schoolId: schoolId(),
    roomId: integer()
      .notNull()
      .references(() => room.id),
    classIds: integer().array().notNull(),
    coursewareId: integer()
      .notNull()
      .references(() => courseware.id),
    /** As the courseware was called when the class began. */
    coursewareName: text().notNull(),
    /** With which phones join; null for classes of old. */
    joinCode: text().unique(),
    teacherId: personId(),
    beganAt: moment().notNull(),
    /** Last press of the teacher or answer of a student. */
    touchedAt: moment().notNull(),
    /** When the class was asked whether it goes on. */
    askedAt: moment(),
    endedAt: moment(),
    /** Number of the last push. */
    seq: integer().notNull().default(0),
    questionId: integer().references(() => question.id),
    attempt: integer().notNull().default(0),
    status: integer().notNull().default(0),
    pairing: boolean().notNull().default(false),
    /** Since when nobody new may join. */
    lockedAt: moment(),
    /** Whether the questions to come are anonymous; the one on the board stays as it was asked. */
    anonymousNext: boolean().notNull().default(false),
    /** Students the teacher's phone has picked: nobody twice before everybody had a turn. */
    picked: integer().array().notNull().default([]),
  },
  (table) => [
    // One class at a time in a room, however many begin in the same moment.
    uniqueIndex('live_class_room_open')
      .on(table.roomId)
      .where(sql`ended_at is null`),
    index().on(table.coursewareId),
    index().on(table.teacherId, table.beganAt),
    index('live_class_began').on(table.schoolId, table.beganAt),
  ],
)

/** Every time a question was asked. */
export const liveQuestion = pgTable(
  'live_question',
  {
    answerClassId: integer()
      .notNull()
      .references(() => liveClass.id),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    attempt: integer().notNull(),
    /** Its place in the courseware as it was then, from 1; null outside it. */
    number: integer(),
    /** As it was entered for the courseware then; null where nothing was, as where the bank has an answer. */
    enteredAnswer: text(),
    openedAt: moment().notNull(),
    /** When its time is up; null without a limit. */
    closesAt: moment(),
    /** When the teacher stopped the answering, showed the answer or asked again. From then on it stays as it is. */
    closedAt: moment(),
    /** Of the request that asked it: the same one twice asks once. */
    requestId: text(),
    /** Its answers are ballots: nothing says who gave which. */
    anonymous: boolean().notNull().default(false),
    /** Words that the teacher has taken down. */
    hiddenWords: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.answerClassId, table.questionId, table.attempt] }),
    unique().on(table.answerClassId, table.requestId),
  ],
)

/** The round that something was answered in. */
const ofRound = () => ({
  answerClassId: integer()
    .notNull()
    .references(() => liveClass.id),
  questionId: integer().notNull(),
  attempt: integer().notNull(),
})

/** One answer per student and attempt. */
export const liveAnswer = pgTable(
  'live_answer',
  {
    ...ofRound(),
    studentId: personId(),
    answer: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    /** Milliseconds since the question was opened. */
    timeCost: integer().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerClassId, table.questionId, table.attempt, table.studentId] })],
)

/** Who has answered an anonymous round, so that everybody counts once. Nothing here says what. */
export const liveVoter = pgTable(
  'live_voter',
  {
    ...ofRound(),
    studentId: personId(),
  },
  (table) => [primaryKey({ columns: [table.answerClassId, table.questionId, table.attempt, table.studentId] })],
)

/** What was answered in an anonymous round. Nothing here says by whom, or when. */
export const liveBallot = pgTable(
  'live_ballot',
  {
    /** Made with the secret that only the phone holds: who has it may think again, and nobody else finds it. */
    ballotId: text().primaryKey(),
    ...ofRound(),
    answer: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.answerClassId, table.questionId, table.attempt)],
)

/**
 * What a teacher corrected for the own classes with a courseware; the bank stays as it is. Of a question the last one
 * counts that was not taken back; none is ever deleted.
 */
export const answerCorrection = pgTable(
  'answer_correction',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    coursewareId: integer()
      .notNull()
      .references(() => courseware.id),
    questionId: integer()
      .notNull()
      .references(() => question.id),
    teacherId: personId(),
    answer: text().notNull(),
    correctedAt: moment().notNull(),
    takenBackAt: moment(),
  },
  (table) => [index().on(table.coursewareId, table.teacherId)],
)

/** Pairs made in a class; they go before the permanent ones. */
export const livePair = pgTable(
  'live_pair',
  {
    answerClassId: integer()
      .notNull()
      .references(() => liveClass.id),
    machineCode: text().notNull(),
    studentId: personId(),
  },
  (table) => [
    primaryKey({ columns: [table.answerClassId, table.machineCode] }),
    unique().on(table.answerClassId, table.studentId),
  ],
)

/** A student's place in a class on one phone. */
export const liveSeat = pgTable(
  'live_seat',
  {
    tokenHash: text().primaryKey(),
    /** By which the teacher speaks of it. */
    seatId: integer().generatedByDefaultAsIdentity().unique(),
    answerClassId: integer()
      .notNull()
      .references(() => liveClass.id),
    studentId: personId(),
    createdAt: moment().notNull(),
    /** When it became the student's: at once, or when the teacher let a second phone in. */
    admittedAt: moment(),
    /** When another phone took over, or the teacher turned this one away. */
    endedAt: moment(),
    /** When the teacher removed the student. */
    removedAt: moment(),
  },
  (table) => [index().on(table.answerClassId, table.studentId)],
)

/** Sockets that follow a class, of whichever process; those of a process that died stop being seen. */
export const livePresence = pgTable(
  'live_presence',
  {
    connectionId: text().primaryKey(),
    answerClassId: integer()
      .notNull()
      .references(() => liveClass.id),
    /** Null for a window of the teacher. */
    studentId: integer().references(() => person.id),
    seenAt: moment().notNull(),
  },
  (table) => [index().on(table.answerClassId)],
)

/** A teacher's phone that steers one class, and nothing else. */
export const liveRemote = pgTable('live_remote', {
  tokenHash: text().primaryKey(),
  /** The session that lent it its right: it ends with that one. */
  sessionHash: text()
    .notNull()
    .references(() => session.tokenHash),
  answerClassId: integer()
    .notNull()
    .references(() => liveClass.id),
  expiresAt: moment().notNull(),
})
