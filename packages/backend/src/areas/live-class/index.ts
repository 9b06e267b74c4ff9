import { roomInClass, text } from '@mango/contract/live-class'
import { and, eq } from 'drizzle-orm'
import { room } from '../../database/schema.ts'
import { teachers, type AreaHandlers } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { randomToken } from '../../secrets.ts'
import { ownClassesOf } from '../../shared/school/taught-classes.ts'
import { askAdHoc, hideWord } from './ad-hoc.ts'
import { setAnonymity } from './anonymity.ts'
import { askQuestion } from './ask.ts'
import { beginClass, roomOf } from './begin.ts'
import { extendQuestion, showAnswer, stopQuestion } from './close-question.ts'
import { correctAnswer, listCorrections, takeBackCorrection } from './corrections.ts'
import { lockRoom, removeStudent } from './door.ts'
import { listHeldClasses } from './held-classes.ts'
import { keepGoing } from './idle.ts'
import { answerByMachine, classOfStation, stationKeyOf } from './machines.ts'
import { classInRoom, ownClass } from './open-class.ts'
import { finishPairing, pairingOf, pairMachine, startPairing } from './pairing.ts'
import { pickStudent } from './pick.ts'
import { createRemote, pressRemote, remoteState } from './remote.ts'
import { reportOf } from './report.ts'
import { decideSeat } from './second-phone.ts'
import { snapshotOf } from './snapshot.ts'

/** `3` or `3,1,3`: each class once, in order. */
const idsOf = (joined: string) => [...new Set(joined.split(',').map(Number))].toSorted((a, b) => a - b)

export const liveClassArea: AreaHandlers<'liveClass'> = {
  liveScoreCondition: {
    access: teachers,
    handle: async ({ query, services, session, now }) => ({
      data: await snapshotOf(services.db, query.roomId, session, now),
    }),
  },
  pairCondition: {
    access: teachers,
    handle: async ({ query, services, session }) => ({
      data: await pairingOf(services.db, await ownClass(services.db, query.roomId, session)),
    }),
  },
  startMatchAnswerMachine: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => {
      await startPairing(db, await ownClass(db, query.roomId, session))
      return { data: await pairingOf(db, await ownClass(db, query.roomId, session)) }
    },
  },
  finishMatchAnswerMachine: {
    access: teachers,
    handle: async ({ query, services: { db }, session, now }) => {
      await finishPairing(db, query, session, now)
      return {}
    },
  },
  checkIfBeginClass: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => {
      await roomOf(db, query.roomId, session.schoolId)
      if (await classInRoom(db, query.roomId)) throw new Refusal(text.roomInClass, roomInClass)
      return {}
    },
  },
  beginClass: {
    access: teachers,
    handle: async ({ query, services, session, now }) => {
      const { roomId, coursewareId, force = false } = query
      const wish = { roomId, coursewareId, force, classIds: idsOf(query.classId) }
      const { id, joinCode } = await beginClass(services.db, wish, session, now)
      return { data: { answerClassId: id, joinToken: joinCode } }
    },
  },
  beginAnswerQuestion: {
    access: teachers,
    handle: async ({ query, services, session, now }) => {
      const { roomId, questionId, doItAgain = false, requestId, seconds, anonymous = false } = query
      const wish = { roomId, questionId, doItAgain, requestId, seconds, anonymous }
      return { data: await askQuestion(services.db, wish, session, now) }
    },
  },
  changeQuestionStatus: {
    access: teachers,
    handle: async ({ query, services, session, now }) => ({
      data: await showAnswer(services.db, query, session, now),
    }),
  },
  correctQuestionAnswer: {
    access: teachers,
    handle: async ({ query, services, session, now }) => {
      await correctAnswer(services.db, query, session, now)
      return {}
    },
  },
  stopQuestion: {
    access: teachers,
    handle: async ({ query, services, session, now }) => ({
      data: await stopQuestion(services.db, query, session, now),
    }),
  },
  extendQuestion: {
    access: teachers,
    handle: async ({ query, services, session, now }) => ({
      data: await extendQuestion(services.db, query, session, now),
    }),
  },
  listCorrections: {
    access: teachers,
    handle: async ({ query, services, session }) => ({
      data: await listCorrections(services.db, query.coursewareId, session),
    }),
  },
  takeBackCorrection: {
    access: teachers,
    handle: async ({ body, services, session, now }) => {
      await takeBackCorrection(services.db, body, session, now)
      return {}
    },
  },
  decideSeat: {
    access: teachers,
    handle: async ({ body, services, session, now }) => {
      await decideSeat(services.db, body, session, now)
      return {}
    },
  },
  removeStudent: {
    access: teachers,
    handle: async ({ body, services, session, now }) => {
      await removeStudent(services.db, body, session, now)
      return {}
    },
  },
  lockRoom: {
    access: teachers,
    handle: async ({ body, services, session, now }) => {
      await lockRoom(services.db, body, session, now)
      return {}
    },
  },
  setAnonymity: {
    access: teachers,
    handle: async ({ body, services, session, now }) => {
      await setAnonymity(services.db, body, session, now)
      return {}
    },
  },
  askAdHoc: {
    access: teachers,
    handle: async ({ body, services, session, now }) => ({
      data: await askAdHoc(services.db, body, session, now),
    }),
  },
  hideWord: {
    access: teachers,
    handle: async ({ body, services, session }) => ({
      data: { hiddenWords: await hideWord(services.db, body, session) },
    }),
  },
  pickStudent: {
    access: teachers,
    handle: async ({ body, services, session, now }) => {
      const { id: studentId, seq } = await pickStudent(services.db, body, session, now)
      return { data: { studentId, seq } }
    },
  },
  createRemote: {
    access: teachers,
    // What it answers steers the class.
    repeats: 'anew',
    handle: async ({ body, services, session, now }) => ({
      data: { remoteToken: await createRemote(services.db, body.roomId, session, now) },
    }),
  },
  getRemoteState: {
    access: 'everyone',
    handle: async ({ body, services, origin, now }) => ({
      data: await remoteState(services, body.remoteToken, { origin, now }),
    }),
  },
  pressRemote: {
    access: 'everyone',
    handle: async ({ body, services, origin, now }) => ({ data: await pressRemote(services, body, { origin, now }) }),
  },
  listHeldClasses: {
    access: teachers,
    handle: async ({ body, services, session }) => listHeldClasses(services.db, body, session),
  },
  getClassReport: {
    access: teachers,
    handle: async ({ query, services, session }) => ({
      data: await reportOf(services.db, query.answerClassId, session),
    }),
  },
  getVirtualRoomId: {
    access: teachers,
    /** Made when it is first asked for; one per group of classes, so that two classes never meet in it. */
    handle: async ({ query, services: { db }, session }) => {
      const { schoolId } = session
      const ids = idsOf(query.classId)
      const names = (await ownClassesOf(db, ids, session)).map(({ name }) => name)
      const classIds = ids.join()
      const name = `手机教室（${names.join('、')}）`
      await db
        .insert(room)
        .values({ schoolId, name, classIds, stationKey: randomToken(16) })
        .onConflictDoNothing()
      const [found] = await db
        .select({ id: room.id })
        .from(room)
        .where(and(eq(room.schoolId, schoolId), eq(room.classIds, classIds)))
      return { data: found?.id ?? null }
    },
  },
  keepClassGoing: {
    access: teachers,
    handle: async ({ query, services: { db }, session, now }) => {
      await keepGoing(db, query.roomId, session, now)
      return {}
    },
  },
  getStationKey: {
    access: teachers,
    handle: async ({ query, services, session }) => ({
      data: await stationKeyOf(services, await ownClass(services.db, query.roomId, session)),
    }),
  },
  machineAnswer: {
    access: 'everyone',
    handle: async ({ body, services }) => ({ data: await answerByMachine(services, body, body) }),
  },
  machinePair: {
    access: 'everyone',
    handle: async ({ body, services }) => {
      const running = await classOfStation(services, body)
      return { data: { studentId: await pairMachine(services.db, running, body.machineCode, body.number) } }
    },
  },
}
