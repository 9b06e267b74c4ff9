import { text, type PadState } from '@mango/contract/answer-pad'
import { displayStatus } from '@mango/contract/live-class'
import { and, eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import { courseware, liveAnswer, liveClass, question, schoolClass } from '../../database/schema.ts'
import type { AreaHandlers } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { countOrRefuse } from '../../rates/rates.ts'
import { storeAnswer } from '../../live-class/answer-queue.ts'
import { statusOf } from '../../live-class/display-status.ts'
import { classOfJoinToken } from '../../live-class/join-token.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'
import { seatOf, takeSeat, type Seat } from './seats.ts'

/** A class of fifty behind one address joins at once, and again after a break. */
const joinsPerAddress = { times: 600, seconds: 600 }

async function padState({ db, ownFiles }: Services, seat: Seat, reader: Reader): Promise<PadState> {
  const [running] = await db
    .select({ class: liveClass, coursewareName: courseware.name, questionIds: courseware.questionIds })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .where(eq(liveClass.id, seat.answerClassId))
  if (!running) throw new Refusal(text.classOver)
  const { questionId, attempt, seq, classIds, endedAt } = running.class
  const status = statusOf(running.class)
  const classes = await db.select({ name: schoolClass.name }).from(schoolClass).where(anyOf(schoolClass.id, classIds))
  const asked = questionId === null ? [] : await db.select().from(question).where(eq(question.id, questionId))
  const own =
    questionId === null
      ? []
      : await db
          .select()
          .from(liveAnswer)
          .where(
            and(
              eq(liveAnswer.answerClassId, seat.answerClassId),
              eq(liveAnswer.questionId, questionId),
              eq(liveAnswer.attempt, attempt),
              eq(liveAnswer.studentId, seat.studentId),
            ),
          )
  const index = questionId === null ? -1 : running.questionIds.indexOf(questionId)
  const shown = asked[0]
  return {
    questionId,
    attempt,
    status,
    seq,
    className: classes.map(({ name }) => name).join('、'),
    coursewareName: running.coursewareName,
    index,
    questionCount: running.questionIds.length,
    question: shown
      ? {
          id: shown.id,
          typeName: shown.typeName,
          imageUrl: shown.imageUrl,
          answer1: status === displayStatus.shown ? shown.answer1 : null,
          showOrder: index + 1,
        }
      : null,
    imageAddress: shown?.imageUrl ? await addressOf(ownFiles, reader, shown.imageUrl) : '',
    answer: own[0]?.answer ?? null,
    revision: own[0]?.revision ?? 0,
    closed: endedAt !== null,
  }
}

export const answerPad: AreaHandlers<'answerPad'> = {
  joinClass: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => {
      await countOrRefuse(services.db, `join:${address}`, joinsPerAddress, now)
      const answerClassId = await classOfJoinToken(services.secret, body.token)
      if (answerClassId === undefined) throw new Refusal(text.classOver)
      return { data: await takeSeat(services.db, answerClassId, body.studentCode, now) }
    },
  },
  getPadState: {
    access: 'everyone',
    handle: async ({ body, services, origin, now }) => ({
      data: await padState(services, await seatOf(services.db, body.seatToken), { origin, now }),
    }),
  },
  submitAnswer: {
    access: 'everyone',
    handle: async ({ body, services }) => {
      const { answerClassId, studentId } = await seatOf(services.db, body.seatToken)
      const { questionId, attempt, answer, revision } = body
      const stored = await storeAnswer(services, answerClassId, { questionId, attempt, studentId, answer, revision })
      if (!stored) throw new Refusal(text.questionNotOpen)
      return { data: { answer: stored.answer, revision: stored.revision } }
    },
  },
}
