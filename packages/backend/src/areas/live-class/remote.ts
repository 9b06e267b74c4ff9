import {
  addedSeconds,
  displayStatus,
  remoteMinutes,
  remotePrefix,
  text,
  timeLimits,
  type QuestionState,
  type RemotePress,
  type RemoteState,
} from '@mango/contract/live-class'
import { and, desc, eq, gt } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { courseware, liveClass, liveQuestion, liveRemote } from '../../database/schema.ts'
import { answerKeyOf } from '../../shared/live-class/answer-key.ts'
import { askedQuestion } from '../../shared/live-class/asked-question.ts'
import { questionStateOf, roundOf } from '../../shared/live-class/question-state.ts'
import { Refusal } from '../../refusal.ts'
import { randomToken, sha256 } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { refuseEnded, type Session } from '../../session/sessions.ts'
import type { Reader } from '../../storage/signed-address.ts'
import { classNamesOf } from '../../shared/school/class-names.ts'
import { answeredNow } from './answered-now.ts'
import { askQuestion } from './ask.ts'
import { classPeople } from './class-people.ts'
import { extendQuestion, showAnswer, stopQuestion } from './close-question.ts'
import { ownClass, type Holder, type LiveClass } from './open-class.ts'
import { pickStudent } from './pick.ts'

/** A link for the own class. It ends with the class or the session it is from, or before. */
export async function createRemote(db: Database, roomId: number, session: Session, now: Date): Promise<string> {
  const running = await ownClass(db, roomId, session)
  const token = remotePrefix + randomToken()
  await db.insert(liveRemote).values({
    tokenHash: await sha256(token),
    sessionHash: session.tokenHash,
    answerClassId: running.id,
    expiresAt: new Date(now.getTime() + remoteMinutes * 60_000),
  })
  return token
}

/** The class a phone steers, over or not. @throws Refusal for a link that is good for nothing (any more) */
async function steered(db: Database, token: string, now: Date): Promise<LiveClass> {
  const [found] = await db
    .select({ running: liveClass, sessionHash: liveRemote.sessionHash })
    .from(liveRemote)
    .innerJoin(liveClass, eq(liveClass.id, liveRemote.answerClassId))
    .where(and(eq(liveRemote.tokenHash, await sha256(token)), gt(liveRemote.expiresAt, now)))
  if (!found) throw new Refusal(text.remoteOver)
  await refuseEnded(db, found.sessionHash, now, text.remoteLoggedOut)
  return found.running
}

/** The questions of the class and where it is among them; what was asked in between stands behind the one before. */
async function placeOf(db: Database, { id, coursewareId, questionId }: LiveClass) {
  const [plan] = await db
    .select({ name: courseware.name, questionIds: courseware.questionIds })
    .from(courseware)
    .where(eq(courseware.id, coursewareId))
  const questionIds = plan?.questionIds ?? []
  const index = questionId === null ? -1 : questionIds.indexOf(questionId)
  if (index >= 0 || questionIds.length === 0) return { questionIds, index, place: index }
  const [last] = await db
    .select({ questionId: liveQuestion.questionId })
    .from(liveQuestion)
    .where(and(eq(liveQuestion.answerClassId, id), anyOf(liveQuestion.questionId, questionIds)))
    .orderBy(desc(liveQuestion.openedAt))
    .limit(1)
  return { questionIds, index, place: last ? questionIds.indexOf(last.questionId) : -1 }
}

type Asked = Pick<Services, 'db' | 'ownFiles'>

async function describe(services: Asked, running: LiveClass, reader: Reader, picked = ''): Promise<RemoteState> {
  const { db } = services
  const { questionId, classIds, endedAt } = running
  const state = await questionStateOf(db, running, reader.now)
  const { questionIds, index, place } = await placeOf(db, running)
  const everybody = await classPeople(db, running)
  const answered = await answeredNow(db, running)
  const namesOf = await classNamesOf(db, classIds)
  const key = questionId === null ? undefined : await answerKeyOf(db, running, [questionId])
  return {
    ...state,
    ...(await askedQuestion(services, { questionId, index }, reader)),
    className: namesOf(classIds),
    coursewareName: running.coursewareName,
    index,
    questionCount: questionIds.length,
    hasPrevious: index < 0 ? place >= 0 : index > 0,
    hasNext: place < questionIds.length - 1,
    rightAnswer: (questionId !== null && key?.get(questionId)) || '',
    answered: answered.size,
    studentCount: everybody.length,
    missing:
      questionId === null || state.anonymous
        ? []
        : everybody.filter(({ id }) => !answered.has(id)).map(({ name }) => name),
    picked,
    lastPicked: running.picked.at(-1) ?? null,
    closed: endedAt !== null,
  }
}

export const remoteState = async (services: Asked, token: string, reader: Reader): Promise<RemoteState> =>
  describe(services, await steered(services.db, token, reader.now), reader)

/** Another question has the time limit of the one on the board, and names nobody where the board says so. */
async function likeBefore(db: Database, running: LiveClass) {
  const round = await roundOf(db, running)
  const limit = round?.closesAt ? Math.round((round.closesAt.getTime() - round.openedAt.getTime()) / 1000) : undefined
  return { seconds: timeLimits.find((seconds) => seconds === limit), anonymous: running.anonymousNext }
}

async function act(db: Database, running: LiveClass, holder: Holder, press: RemotePress, now: Date): Promise<void> {
  const { roomId, questionId } = running
  if (press === 'next' || press === 'previous') {
    const { questionIds, index, place } = await placeOf(db, running)
    const wanted = questionIds[press === 'next' ? place + 1 : index < 0 ? place : index - 1]
    if (wanted === undefined) return
    const round = await likeBefore(db, running)
    await askQuestion(db, { roomId, questionId: wanted, doItAgain: false, requestId: undefined, ...round }, holder, now)
    return
  }
  if (questionId === null) return
  const wish = { roomId, questionId }
  if (press === 'stop') await stopQuestion(db, wish, holder, now)
  if (press === 'addTime') await extendQuestion(db, { ...wish, seconds: addedSeconds }, holder, now)
  if (press === 'toggleAnswer') {
    const other = running.status === displayStatus.shown ? displayStatus.hidden : displayStatus.shown
    await showAnswer(db, { ...wish, status: other }, holder, now)
  }
}

/** A button of a teacher's phone; what was meant for another question, or is so already, does nothing. @throws Refusal */
export async function pressRemote(
  services: Asked,
  {
    remoteToken,
    press,
    ...seen
  }: {
    remoteToken: string
    press: RemotePress
    questionId: number | null
    attempt: number
    status?: QuestionState['status'] | undefined
    lastPicked?: number | null | undefined
  },
  reader: Reader,
): Promise<RemoteState> {
  const { db } = services
  const { now } = reader
  const running = await steered(db, remoteToken, now)
  if (running.endedAt) throw new Refusal(text.notInClass)
  const holder = { personId: running.teacherId, schoolId: running.schoolId }
  const isDone = press === 'toggleAnswer' && running.status !== (seen.status ?? running.status)
  const isSame = running.questionId === seen.questionId && running.attempt === seen.attempt && !isDone
  const { roomId } = running
  const picked = press === 'pick' ? (await pickStudent(db, { roomId, ...seen }, holder, now)).name : ''
  if (press !== 'pick' && isSame) await act(db, running, holder, press, now)
  return describe(services, await steered(db, remoteToken, now), reader, picked)
}
