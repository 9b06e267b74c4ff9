import type { Client } from '@mango/client'
import { text as coursewareText } from '@mango/contract/coursewares'
import { getCourseware } from '@mango/contract/coursewares'
import {
  beginClass,
  getVirtualRoomId,
  listCorrections,
  liveScoreCondition,
  pairCondition,
  type AnswerWay,
} from '@mango/contract/live-class'
import { createQrCode } from '@mango/contract/qr-code'
import { getQuestionByIds, type Question } from '@mango/contract/questions'
import { getStudentsByClassId, getStudentsByClassIds, type Student } from '@mango/contract/students'
import { listClasses, type Courseware } from '@mango/contract/coursewares'
import { withAnswers } from '../entered-answers.ts'

export interface ClassPlace {
  readonly courseId: number
  readonly roomId: number
  readonly classId: string
}

/** Everything a running class is drawn from, besides what is pushed. */
export interface ClassGround {
  readonly courseware: Courseware
  readonly questions: AskedQuestions
  /** As the class was opened. */
  readonly students: readonly Student[]
  readonly className: string
  readonly severalClasses: boolean
  readonly way: AnswerWay
  readonly answerClassId: number
  readonly joinToken: string
}

const classIdsOf = (classId: string): number[] => classId.split(',').map(Number).filter(Number.isInteger)

function studentsOf(client: Client, ids: readonly number[]) {
  const [first = 0] = ids
  return ids.length > 1
    ? client.send(getStudentsByClassIds, { body: { classIds: [...ids] } })
    : client.send(getStudentsByClassId, { body: { classId: first } })
}

/** The questions of a class, with the answers that count in it. */
export interface AskedQuestions {
  readonly list: readonly Question[]
  /** Those whose answer this teacher has corrected, with what counted before. */
  readonly corrected: ReadonlyMap<number, string>
  /** Those that the question bank has no answer to, but the courseware. */
  readonly entered: ReadonlySet<number>
}

export async function loadQuestions(
  client: Client,
  { id, questionIds, answers }: Courseware,
  others: () => readonly Question[] = () => [],
): Promise<AskedQuestions & { readonly others: readonly Question[] }> {
  const [bank, corrections] = await Promise.all([
    client.send(getQuestionByIds, { body: [...questionIds] }),
    // A server without corrections of its own has changed the question itself.
    client.send(listCorrections, { query: { coursewareId: id } }).catch(() => ({ data: [] })),
  ])
  // The newest comes first, and counts.
  const counted = new Map(
    corrections.data
      .filter(({ takenBack }) => !takenBack)
      .reverse()
      .map((correction) => [correction.questionId, correction]),
  )
  const stored = withAnswers(bank.data, answers)
  const storedOf = new Map(stored.map(({ id: questionId, answer1 }) => [questionId, answer1]))
  const lacking = bank.data.filter(({ answer1 }) => !answer1)
  return {
    list: stored.map((question) => ({ ...question, answer1: counted.get(question.id)?.answer ?? question.answer1 })),
    // What was asked in between has the answer that the teacher gives it, and no other.
    others: others().map((question) => ({ ...question, answer1: counted.get(question.id)?.answer ?? null })),
    corrected: new Map(
      [...counted.values()].map(({ questionId, bankAnswer }) => [
        questionId,
        bankAnswer || (storedOf.get(questionId) ?? ''),
      ]),
    ),
    entered: new Set(
      lacking.filter(({ id: questionId }) => storedOf.get(questionId)).map(({ id: questionId }) => questionId),
    ),
  }
}

/**
 * Begins or resumes the class and loads what belongs to it.
 * @throws CallError with code 600 where another class is in the room and `force` is not set
 */
export async function openClass(
  client: Client,
  place: ClassPlace,
  answerClassId: number | undefined,
  force: boolean,
): Promise<ClassGround> {
  const { courseId, roomId, classId } = place
  const ids = classIdsOf(classId)
  const { data: courseware } = await client.send(getCourseware, { query: { id: courseId } })
  if (courseware.questionIds.length === 0) throw new Error(coursewareText.noQuestions)
  const query = {
    roomId,
    classId,
    coursewareId: courseId,
    force,
    ...(answerClassId !== undefined && { answerClassId }),
  }
  const begun = await client.send(beginClass, { query })
  const [questions, students, classes, virtual] = await Promise.all([
    loadQuestions(client, courseware),
    studentsOf(client, ids),
    client.send(listClasses, {}),
    // The address says nothing of the way: a class in its own virtual room is one with phones.
    client.send(getVirtualRoomId, { query: { classId } }),
  ])
  if (questions.list.length === 0) throw new Error(coursewareText.questionsFailed)
  const names = classes.data.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return {
    courseware,
    questions,
    students: students.data,
    className: names.join('、'),
    severalClasses: ids.length > 1,
    way: virtual.data === roomId ? 'phone' : 'device',
    ...begun.data,
  }
}

export const snapshotOf = async (client: Client, roomId: number) =>
  (await client.send(liveScoreCondition, { query: { roomId } })).data
export const pairingOf = async (client: Client, roomId: number) =>
  (await client.send(pairCondition, { query: { roomId } })).data

export const qrImage = (client: Client, content: string, size: number) => ({
  ...client.query(createQrCode, { body: { size, content } }),
  staleTime: Number.POSITIVE_INFINITY,
})
