import { choicesOf } from '@mango/contract/questions'
import { isNull, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { pairsOf } from '../areas/live-class/pairing.ts'
import { windowCount } from '../areas/live-class/presence.ts'
import { anyOf } from '../database/any-of.ts'
import { courseware, liveClass, question, room, student } from '../database/schema.ts'
import { answerKeyOf } from '../shared/live-class/answer-key.ts'
import type { Services } from '../services.ts'
import { classNamesOf } from '../shared/school/class-names.ts'

/**
 * The classes that run, with what the devices and phones in the room would have: the base station's key, and what the
 * QR code says. So `npm run simulate` plays them over the same calls as real ones.
 */
export function liveRoutes({ db, clock }: Services): Hono {
  return new Hono().get('/dev/live', async (c) => {
    const running = await db
      .select({ class: liveClass, room, courseware: courseware.name })
      .from(liveClass)
      .innerJoin(room, eq(room.id, liveClass.roomId))
      .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
      .where(isNull(liveClass.endedAt))
    const classes = running.map(async ({ class: live, room, courseware }) => {
      const [asked] =
        live.questionId === null ? [] : await db.select().from(question).where(eq(question.id, live.questionId))
      const namesOf = await classNamesOf(db, live.classIds)
      const students = await db
        .select({ id: student.personId, code: student.studentCode })
        .from(student)
        .where(anyOf(student.classId, live.classIds))
        .orderBy(student.studentCode)
      return {
        roomId: room.id,
        roomName: room.name,
        way: room.classIds === null ? 'device' : 'phone',
        className: namesOf(live.classIds),
        courseware,
        stationKey: room.stationKey,
        joinToken: live.joinCode,
        pairing: live.pairing,
        windows: await windowCount(db, live.id, clock.now()),
        pairs: await pairsOf(db, live),
        students,
        question: asked && {
          id: asked.id,
          typeName: asked.typeName,
          answer1: (await answerKeyOf(db, live, [asked.id])).get(asked.id) ?? null,
          choices: choicesOf(asked).join(''),
          attempt: live.attempt,
        },
      }
    })
    return c.json(await Promise.all(classes))
  })
}
