import { text, type Correction } from '@mango/contract/live-class'
import { platformTime } from '@mango/contract/platform-time'
import { answerTo } from '@mango/contract/questions'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { visibleCourseware } from '../../shared/coursewares/visible.ts'
import type { Database } from '../../database/database.ts'
import { answerCorrection, liveClass, liveQuestion, question } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { correctMistakes } from '../../shared/mistakes/of-class.ts'
import { showState } from './ask.ts'

interface Place {
  readonly coursewareId: number
  readonly questionId: number
}

const own = ({ coursewareId, questionId }: Place, { personId }: Session) =>
  and(
    eq(answerCorrection.coursewareId, coursewareId),
    eq(answerCorrection.questionId, questionId),
    eq(answerCorrection.teacherId, personId),
    isNull(answerCorrection.takenBackAt),
  )

/** The boards and phones of this teacher that show the question read it anew. */
async function tellOwnClasses(tx: Database, { coursewareId, questionId }: Place, { personId }: Session, now: Date) {
  const showing = await tx
    .select()
    .from(liveClass)
    .where(
      and(
        eq(liveClass.coursewareId, coursewareId),
        eq(liveClass.questionId, questionId),
        eq(liveClass.teacherId, personId),
        isNull(liveClass.endedAt),
      ),
    )
    .for('update')
  for (const running of showing) await showState(tx, running, running, now)
}

/** Whether this teacher asked a question in a class with the courseware, which may be without it by now, or gone. */
async function wasAsked(db: Database, { coursewareId, questionId }: Place, { personId }: Session): Promise<boolean> {
  const rounds = await db
    .select({ attempt: liveQuestion.attempt })
    .from(liveQuestion)
    .innerJoin(liveClass, eq(liveClass.id, liveQuestion.answerClassId))
    .where(
      and(
        eq(liveClass.coursewareId, coursewareId),
        eq(liveClass.teacherId, personId),
        eq(liveQuestion.questionId, questionId),
      ),
    )
    .limit(1)
  return rounds.length > 0
}

/** Corrects an answer for the own classes with a courseware. @throws Refusal */
export async function correctAnswer(db: Database, place: Place & { answer: string }, session: Session, now: Date) {
  const { coursewareId, questionId } = place
  const [asked] = await db.select().from(question).where(eq(question.id, questionId))
  const isOffered =
    (await wasAsked(db, place, session)) ||
    (await visibleCourseware(db, coursewareId, session)).questionIds.includes(questionId)
  if (!asked || !isOffered) throw new Refusal(text.questionNotOpen)
  const answer = answerTo(asked, place.answer)
  if (answer === undefined) throw new Refusal(text.noSuchChoice)
  await db.transaction(async (tx) => {
    await tx
      .insert(answerCorrection)
      .values({ coursewareId, questionId, teacherId: session.personId, answer, correctedAt: now })
    await correctMistakes(tx, { coursewareId, teacherId: session.personId }, questionId)
    await tellOwnClasses(tx, place, session, now)
  })
}

/** Back to what the bank says; the corrections stay readable. @throws Refusal where there is none */
export async function takeBackCorrection(db: Database, place: Place, session: Session, now: Date) {
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(answerCorrection)
      .set({ takenBackAt: now })
      .where(own(place, session))
      .returning({ id: answerCorrection.id })
    if (taken.length === 0) throw new Refusal(text.correctionMissing)
    await correctMistakes(tx, { coursewareId: place.coursewareId, teacherId: session.personId }, place.questionId)
    await tellOwnClasses(tx, place, session, now)
  })
}

/** The own corrections in a courseware, newest first. */
export async function listCorrections(db: Database, coursewareId: number, session: Session): Promise<Correction[]> {
  const rows = await db
    .select({ correction: answerCorrection, bankAnswer: question.answer1 })
    .from(answerCorrection)
    .innerJoin(question, eq(question.id, answerCorrection.questionId))
    .where(and(eq(answerCorrection.coursewareId, coursewareId), eq(answerCorrection.teacherId, session.personId)))
    .orderBy(desc(answerCorrection.id))
  if (rows.length === 0) await visibleCourseware(db, coursewareId, session)
  return rows.map(({ correction, bankAnswer }) => ({
    questionId: correction.questionId,
    answer: correction.answer,
    bankAnswer,
    correctedAt: platformTime(correction.correctedAt),
    takenBack: correction.takenBackAt !== null,
  }))
}
