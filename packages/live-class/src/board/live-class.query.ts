import type { Client } from '@mango/client'
import { text as coursewareText } from '@mango/contract/coursewares'
import { getCourseware } from '@mango/contract/coursewares'
import {
  beginClass,
  getVirtualRoomId,
  liveScoreCondition,
  pairCondition,
  type AnswerWay,
} from '@mango/contract/live-class'
import { createQrCode } from '@mango/contract/qr-code'
import { getQuestionByIds, type Question } from '@mango/contract/questions'
import { getStudentsByClassId, getStudentsByClassIds, type Student } from '@mango/contract/students'
import { listClasses, type Courseware } from '@mango/contract/coursewares'

export interface ClassPlace {
  readonly courseId: number
  readonly roomId: number
  readonly classId: string
}

/** Everything a running class is drawn from, besides what is pushed. */
export interface ClassGround {
  readonly courseware: Courseware
  readonly questions: readonly Question[]
  readonly students: readonly Student[]
  readonly className: string
  readonly severalClasses: boolean
  readonly way: AnswerWay
  readonly answerClassId: number
  readonly joinToken: string
}

export const classIdsOf = (classId: string): number[] => classId.split(',').map(Number).filter(Number.isInteger)

function studentsOf(client: Client, ids: readonly number[]) {
  const [first = 0] = ids
  return ids.length > 1
    ? client.send(getStudentsByClassIds, { body: { classIds: [...ids] } })
    : client.send(getStudentsByClassId, { body: { classId: first } })
}

export async function loadQuestions(client: Client, courseware: Courseware): Promise<Question[]> {
  const { data } = await client.send(getQuestionByIds, { body: [...courseware.questionIds] })
  return data
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
