import { text, type JoinInfo, type PadState } from '@mango/contract/answer-pad'
import { displayStatus } from '@mango/contract/live-class'
import { platformTime } from '@mango/contract/platform-time'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware, liveAnswer, liveBallot, liveClass, person, school } from '../../database/schema.ts'
import { students, type AreaHandlers } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { countOrRefuse } from '../../rates/rates.ts'
import { storeAnswer } from '../../shared/live-class/answer-queue.ts'
import { askedQuestion } from '../../shared/live-class/asked-question.ts'
import { ballotOf, ofRound } from '../../shared/live-class/ballots.ts'
import { answerKeyOf } from '../../shared/live-class/answer-key.ts'
import { classOfJoinCode } from '../../shared/live-class/join-code.ts'
import { questionStateOf } from '../../shared/live-class/question-state.ts'
import type { Reader } from '../../storage/signed-address.ts'
import { classNamesOf } from '../../shared/school/class-names.ts'
import { giveBack, seatOf, takeSeat, type Seat } from './seats.ts'

/** Classes of fifty behind one address look a class up and join it at once, and again after a break. */
const joinsPerAddress = { times: 1200, seconds: 600 }

/** What a student has answered to the question on the board. */
async function ownAnswer(db: Database, running: Running, seat: Seat, seatToken: string) {
  const { id: answerClassId, questionId, attempt } = running
  if (questionId === null) return undefined
  const round = { answerClassId, questionId, attempt }
  const [vote] = await db
    .select({ answer: liveBallot.answer, revision: liveBallot.revision })
    .from(liveBallot)
    .where(eq(liveBallot.ballotId, await ballotOf(seatToken, round)))
  if (vote) return vote
  const [own] = await db
    .select({ answer: liveAnswer.answer, revision: liveAnswer.revision })
    .from(liveAnswer)
    .where(and(ofRound(liveAnswer, round), eq(liveAnswer.studentId, seat.studentId)))
  return own
}

type Running = typeof liveClass.$inferSelect

async function padState(services: Services, seatToken: string, reader: Reader): Promise<PadState> {
  const { db, clock } = services
  const seat = await seatOf(db, seatToken)
  const [running] = await db
    .select({ class: liveClass, questionIds: courseware.questionIds })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .where(eq(liveClass.id, seat.answerClassId))
  if (!running) throw new Refusal(text.classOver)
  const { questionId, seq, classIds, endedAt } = running.class
  const state = await questionStateOf(db, running.class, clock.now())
  const namesOf = await classNamesOf(db, classIds)
  const own = await ownAnswer(db, running.class, seat, seatToken)
  const index = questionId === null ? -1 : running.questionIds.indexOf(questionId)
  const { question: asked, imageAddress } = await askedQuestion(services, { questionId, index }, reader)
  const isShown = state.status === displayStatus.shown
  return {
    ...state,
    seq,
    className: namesOf(classIds),
    coursewareName: running.class.coursewareName,
    index,
    questionCount: running.questionIds.length,
    question: asked && {
      ...asked,
      answer1: isShown ? ((await answerKeyOf(db, running.class, [asked.id])).get(asked.id) ?? null) : null,
    },
    imageAddress,
    answer: own?.answer ?? null,
    revision: own?.revision ?? 0,
    closed: endedAt !== null,
  }
}

async function joinInfo(db: Database, token: string): Promise<JoinInfo> {
  const running = await classOfJoinCode(db, token)
  if (!running) throw new Refusal(text.codeUnknown)
  const [around] = await db
    .select({ schoolName: school.name, teacherName: person.nickname })
    .from(school)
    .innerJoin(person, eq(person.id, running.teacherId))
    .where(eq(school.id, running.schoolId))
  const namesOf = await classNamesOf(db, running.classIds)
  return {
    schoolName: around?.schoolName ?? '',
    teacherName: around?.teacherName ?? '',
    className: namesOf(running.classIds),
    coursewareName: running.coursewareName,
    beganAt: platformTime(running.beganAt),
    endedAt: running.endedAt ? platformTime(running.endedAt) : '',
    locked: running.lockedAt !== null,
  }
}

export const answerPad: AreaHandlers<'answerPad'> = {
  getJoinInfo: {
    access: 'everyone',
    handle: async ({ body, services: { db }, address, now }) => {
      await countOrRefuse(db, `join:${address}`, joinsPerAddress, now)
      return { data: await joinInfo(db, body.token) }
    },
  },
  joinClass: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => {
      await countOrRefuse(services.db, `join:${address}`, joinsPerAddress, now)
      const running = await classOfJoinCode(services.db, body.token)
      if (!running) throw new Refusal(text.codeUnknown)
      return { data: await takeSeat(services.db, running.id, body, now) }
    },
  },
  joinAsStudent: {
    access: students,
    // What it answers opens the seat.
    repeats: 'anew',
    handle: async ({ body, services, session, now }) => {
      const running = await classOfJoinCode(services.db, body.token)
      if (!running || running.schoolId !== session.schoolId) throw new Refusal(text.codeUnknown)
      return { data: await takeSeat(services.db, running.id, { personId: session.personId }, now) }
    },
  },
  leaveClass: {
    access: 'everyone',
    handle: async ({ body, services }) => {
      await giveBack(services.db, body.seatToken)
      return {}
    },
  },
  getPadState: {
    access: 'everyone',
    handle: async ({ body, services, origin, now }) => ({
      data: await padState(services, body.seatToken, { origin, now }),
    }),
  },
  submitAnswer: {
    access: 'everyone',
    handle: async ({ body, services }) => {
      const { answerClassId, studentId } = await seatOf(services.db, body.seatToken)
      const { questionId, attempt, answer, revision } = body
      const ballotId = await ballotOf(body.seatToken, { answerClassId, questionId, attempt })
      const given = { questionId, attempt, studentId, answer, revision, ballotId }
      const outcome = await storeAnswer(services, answerClassId, given)
      if ('refusal' in outcome) throw new Refusal(outcome.refusal)
      return { data: { answer: outcome.stored.answer, revision: outcome.stored.revision } }
    },
  },
}
