import { scoresOf, text, type ClassReport } from '@mango/contract/live-class'
import { platformTime } from '@mango/contract/platform-time'
import { isWritten } from '@mango/contract/questions'
import { and, desc, eq, lt } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { liveClass, person, question, room } from '../../database/schema.ts'
import { classFactsOf } from '../../shared/live-class/class-facts.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { classesOf } from '../../shared/school/classes.ts'
import type { LiveClass } from './open-class.ts'

/** Rate of the class before with the same students, as far as somebody answered in it. */
async function rateBefore(db: Database, held: LiveClass): Promise<number | null> {
  const earlier = await db
    .select()
    .from(liveClass)
    .where(
      and(
        eq(liveClass.teacherId, held.teacherId),
        eq(liveClass.classIds, held.classIds),
        lt(liveClass.beganAt, held.beganAt),
      ),
    )
    .orderBy(desc(liveClass.beganAt))
    .limit(3)
  const facts = await classFactsOf(db, earlier)
  const scores = facts.map((one) => scoresOf(one)).find(({ asked }) => asked > 0)
  return scores?.rate ?? null
}

/** Everything that happened in a class of this teacher. @throws Refusal */
export async function reportOf(db: Database, answerClassId: number, session: Session): Promise<ClassReport> {
  const [found] = await db
    .select({ held: liveClass, roomName: room.name, teacherName: person.nickname })
    .from(liveClass)
    .innerJoin(room, eq(room.id, liveClass.roomId))
    .innerJoin(person, eq(person.id, liveClass.teacherId))
    .where(
      and(
        eq(liveClass.id, answerClassId),
        eq(liveClass.teacherId, session.personId),
        eq(liveClass.schoolId, session.schoolId),
      ),
    )
  if (!found) throw new Refusal(text.reportMissing)
  const { held, roomName, teacherName } = found
  const [facts] = await classFactsOf(db, [held])
  if (!facts) throw new Error('a class had no facts')
  const names = (await classesOf(db, held.classIds, held.schoolId)).map(({ name }) => name)
  const asked = await db
    .select()
    .from(question)
    .where(
      anyOf(
        question.id,
        facts.questions.map(({ questionId }) => questionId),
      ),
    )
  const byId = new Map(asked.map((row) => [row.id, row]))
  return {
    answerClassId,
    coursewareId: held.coursewareId,
    coursewareName: held.coursewareName,
    className: names.join('、'),
    severalClasses: held.classIds.length > 1,
    roomName,
    teacherName,
    beganAt: platformTime(held.beganAt),
    endedAt: held.endedAt ? platformTime(held.endedAt) : '',
    students: facts.students,
    questions: facts.questions.map(({ questionId, number, rounds, ...judged }) => {
      const row = byId.get(questionId)
      return {
        questionId,
        typeName: row?.typeName ?? '',
        imageUrl: row?.imageUrl ?? null,
        choiceCount: row?.choiceCount ?? null,
        content: row?.content ?? null,
        options: row?.options ?? null,
        bankAnswer: row?.answer1 ?? null,
        // Of classes of old not every question of the courseware has its number.
        adHoc: number === null && row?.ownerId === held.teacherId && !isWritten(row),
        number,
        ...judged,
        rounds: rounds.map((round) => ({ ...round, openedAt: platformTime(round.openedAt) })),
      }
    }),
    previousRate: await rateBefore(db, held),
  }
}
