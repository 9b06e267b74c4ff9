import { session } from '@mango/client'

async function call(method: 'GET' | 'POST', path: string, input: object = {}) {
  const query = new URLSearchParams({ userToken: session.token() ?? '' })
  if (method === 'GET') for (const [name, value] of Object.entries(input)) query.set(name, String(value))
  const answer = await fetch(`${path}?${query}`, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
  })
  const { code, message, data } = await answer.json()
  if (code !== 0) throw new Error(`${path}: ${message}`)
  return data
}

interface Room {
  readonly roomId: number
  readonly stationKey: string
  readonly joinToken: string
  readonly students: readonly { readonly id: number; readonly code: string }[]
  readonly pairs: readonly { readonly studentId: number; readonly machineCode: string }[]
  readonly question?: { readonly typeName: string; readonly answer1: string }
}
const roomNow = async (roomId: number): Promise<Room> => {
  const rooms: Room[] = await (await fetch('/dev/live')).json()
  const found = rooms.find((room) => room.roomId === roomId)
  if (!found) throw new Error(`no class runs in room ${roomId}`)
  return found
}

interface Wanted {
  readonly way?: 'device' | 'phone'
  readonly classId?: string
  /** Type of the question on the board; without one nothing is asked yet. */
  readonly typeName?: '单选题' | '多选题' | '判断题'
  /** How many have answered, one in four of them wrongly. */
  readonly answered?: number
  /** How many have not, where that matters rather. */
  readonly missing?: number
}
export interface Place {
  readonly courseId: number
  readonly roomId: number
  readonly classId: string
  readonly joinToken: string
}

/** Each story begins another courseware than the one before, so that its class is a new one. */
let turn = 0
let begunLast: number | undefined
let revision = Math.floor(Date.now() / 1000)

/** Devices of the first students answer what is on the board. */
export async function devicesAnswer(roomId: number, from: number, to: number): Promise<void> {
  const { stationKey, students, pairs, question } = await roomNow(roomId)
  const right = question?.answer1 ?? 'A'
  const wrong = right === '对' ? '错' : right === '错' ? '对' : right === 'A' ? 'B' : 'A'
  revision += 1
  for (const [index, { id, code }] of students.slice(from, to).entries())
    await call('POST', '/api/answerClass/machine/answer', {
      roomId,
      stationKey,
      machineCode: pairs.find(({ studentId }) => studentId === id)?.machineCode ?? `K${code.slice(-4)}`,
      answer: index % 4 === 3 ? wrong : right,
      revision,
    })
}

/** A device is paired with the student of this number. */
export async function devicePairs(roomId: number, machineCode: string, number: string): Promise<void> {
  const { stationKey } = await roomNow(roomId)
  await call('POST', '/api/answerClass/machine/pair', { roomId, stationKey, machineCode, number })
}

/** A student joins with a phone. */
export const phoneJoins = ({ joinToken }: Place, studentCode: string): Promise<unknown> =>
  call('POST', '/api/answerClass/pad/join', { token: joinToken, studentCode })

/** The teacher lets the second phone in that asks for a seat. */
export async function letPhoneIn(roomId: number): Promise<void> {
  const { seatRequests } = await call('GET', '/api/answerClass/scoreCondition', { roomId })
  await call('POST', '/api/answerClass/decideSeat', { roomId, seatId: seatRequests[0].seatId, admit: true })
}

/** Begins a class by the calls a board would make. */
export async function beginClass({
  way = 'device',
  classId = '1',
  typeName,
  answered = 0,
  missing,
}: Wanted): Promise<Place> {
  const roomId: number = way === 'phone' ? await call('GET', '/api/answerClass/getVirtualRoomId', { classId }) : 1
  const all: { id: number; questionIds: number[]; writtenIds: number[] }[] = await call(
    'POST',
    '/api/tk/courseware/list',
    {
      size: 18,
      skip: 0,
    },
  )
  // What other stories wrote has other words on its buttons.
  const list = all.filter(({ writtenIds }) => writtenIds.length === 0)
  for (;;) {
    const course = list[(turn += 1) % list.length]
    if (!course) throw new Error('no courseware')
    // What is written meanwhile moves the list.
    if (course.id === begunLast) continue
    const questions: { id: number; typeName: string }[] = await call(
      'POST',
      '/api/tk/question/getQuestionByIds',
      course.questionIds,
    )
    const asked = questions.find((question) => question.typeName === typeName)
    if (typeName && !asked) continue
    begunLast = course.id
    const place = { courseId: course.id, roomId, classId }
    const { joinToken } = await call('GET', '/api/answerClass/beginClass', {
      ...place,
      coursewareId: course.id,
      force: true,
    })
    if (asked) await call('GET', '/api/answerClass/beginAnswerQuestion', { roomId, questionId: asked.id })
    const count = missing === undefined ? answered : (await roomNow(roomId)).students.length - missing
    if (count > 0) await devicesAnswer(roomId, 0, count)
    return { ...place, joinToken }
  }
}

/** Asks a question that the bank has no answer to: B was entered for its courseware. */
export async function askWithEnteredAnswer(): Promise<Place> {
  const [paper] = await call('GET', '/api/tk/courseware/paperList', { source: 1, subjectId: 2, query: '缺答案' })
  const page = { pageNum: 1, pageSize: 20, paperId: paper.id }
  const questions: { id: number; answer1: string | null }[] = await call(
    'GET',
    '/api/tk/courseware/listChoiceQuestion',
    page,
  )
  const lacking = questions.filter(({ answer1 }) => !answer1).map(({ id }) => id)
  const { id: coursewareId } = await call('POST', '/api/tk/courseware/add', {
    name: `补答案的课件 ${(turn += 1)}`,
    gradeId: 7,
    subjectId: 2,
    source: 1,
    type: '0',
    share: 1,
    paperId: paper.id,
    questionIds: lacking,
    excludeQuestionIds: [],
    answers: lacking.map((questionId) => ({ questionId, answer: 'B' })),
  })
  const place = { roomId: 1, classId: '1' }
  const { joinToken } = await call('GET', '/api/answerClass/beginClass', { ...place, coursewareId, force: true })
  await call('GET', '/api/answerClass/beginAnswerQuestion', { roomId: 1, questionId: lacking[0] })
  return { ...place, courseId: coursewareId, joinToken }
}

const writtenKinds = {
  单选题: {
    content: '下面哪一个数是质数？\n（每人只选一个，<b>不要</b>讨论）',
    options: ['51', '53', '57，也就是三乘十九，看起来像质数而不是质数的那一个', '91'],
    answer: 'B',
  },
  多选题: {
    content:
      '某中学为了解七年级学生每天的课外阅读时间，从全年级三百六十名学生中随机抽取了五十名进行调查。下面的说法哪些是正确的？'.repeat(
        5,
      ),
    options: Array.from(
      { length: 6 },
      (_, index) => `三百六十名学生每天的课外阅读时间是总体，其中每一名学生的课外阅读时间是一个个体 ${index + 1}`,
    ),
    answer: 'ACF',
  },
  短文本: { content: '用一个词说说什么是质数', options: [], answer: '' },
} as const

/** Asks a question that the teacher has written for a courseware. */
export async function askWritten(
  typeName: keyof typeof writtenKinds,
  way: 'device' | 'phone' = 'phone',
): Promise<Place> {
  const written = { typeName, imageUrl: null, ...writtenKinds[typeName] }
  const { id: questionId } = await call('POST', '/api/tk/courseware/writeQuestion', written)
  const { id: coursewareId } = await call('POST', '/api/tk/courseware/add', {
    name: `自编题课件 ${(turn += 1)}`,
    gradeId: 7,
    subjectId: 2,
    source: 0,
    type: '0',
    share: 0,
    paperId: null,
    questionIds: [questionId],
    excludeQuestionIds: [],
  })
  const classId = '1'
  const roomId: number = way === 'phone' ? await call('GET', '/api/answerClass/getVirtualRoomId', { classId }) : 1
  const place = { roomId, classId }
  const { joinToken } = await call('GET', '/api/answerClass/beginClass', { ...place, coursewareId, force: true })
  await call('GET', '/api/answerClass/beginAnswerQuestion', { roomId, questionId })
  return { ...place, courseId: coursewareId, joinToken }
}

/** Takes no more answers, as the board would. */
export async function stopAnswers(roomId: number): Promise<void> {
  const { questionId } = await call('GET', '/api/answerClass/scoreCondition', { roomId })
  await call('GET', '/api/answerClass/stopQuestion', { roomId, questionId })
}

/** Asks what is on the board once more, as the board would, with so many seconds to answer in. */
export async function askAgain(roomId: number, seconds?: number): Promise<void> {
  const { questionId } = await call('GET', '/api/answerClass/scoreCondition', { roomId })
  const limit = seconds === undefined ? {} : { seconds }
  await call('GET', '/api/answerClass/beginAnswerQuestion', { roomId, questionId, doItAgain: true, ...limit })
}

/** Shows or hides the right answer, as the board would. */
export async function showAnswer(roomId: number): Promise<void> {
  const { questionId } = await call('GET', '/api/answerClass/scoreCondition', { roomId })
  await call('GET', '/api/answerClass/changeQuestionStatus', { roomId, questionId, status: 1 })
}

/** Asks something in between; the first students join with phones and answer it. */
export async function askWords(
  { roomId, joinToken }: Place,
  answers: readonly string[],
  wish: { readonly kind?: 'choices' | 'words'; readonly anonymous?: boolean } = {},
): Promise<void> {
  const { question } = await call('POST', '/api/answerClass/adHoc/ask', {
    roomId,
    kind: 'words',
    choiceCount: 4,
    requestId: `story-${(turn += 1)}-${Math.random()}`,
    ...wish,
  })
  const { students } = await roomNow(roomId)
  for (const [index, answer] of answers.entries()) {
    const { seatToken } = await call('POST', '/api/answerClass/pad/join', {
      token: joinToken,
      studentCode: students[index]?.code,
    })
    const body = { seatToken, questionId: question.id, attempt: 1, answer, revision: 1 }
    await call('POST', '/api/answerClass/pad/answer', body)
  }
}

/** The teacher sends a student out, or locks the room. */
export async function removeStudent(roomId: number, studentCode: string): Promise<void> {
  const { students } = await roomNow(roomId)
  const studentId = students.find(({ code }) => code === studentCode)?.id
  await call('POST', '/api/answerClass/removeStudent', { roomId, studentId })
}
export const lockRoom = (roomId: number): Promise<unknown> =>
  call('POST', '/api/answerClass/lock', { roomId, locked: true })

/** The link of a phone that steers the class. */
export async function remoteOf(roomId: number): Promise<string> {
  const { remoteToken } = await call('POST', '/api/answerClass/remote/create', { roomId })
  return remoteToken
}
