import { resetDemo } from '@mango/backend/demo'
import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import { makePaper, maxDownload } from '@mango/contract/mistake-notebook'
import type { Result } from '../result.ts'
import { timed } from '../timed.ts'

const studentId = 1
const subjectId = 2
const usual = { name: '夏书豪 数学错题', reasons: true, room: true, nameLine: true, order: 'added' } as const
const papers = {
  'questions alone': { fillMyAnswer: false, fillAnswerAndParse: false, answersAtEnd: false, columns: 1 },
  'answers below each': { fillMyAnswer: true, fillAnswerAndParse: true, answersAtEnd: false, columns: 1 },
  'answers at the end, two columns': { fillMyAnswer: true, fillAnswerAndParse: true, answersAtEnd: true, columns: 2 },
} as const

const make = async (backend: TestBackend, token: string, wish: (typeof papers)[keyof typeof papers]) => {
  const body = { studentId, subjectId, ...usual, ...wish, pictureSize: 60 }
  const { data, message } = await backend.send(makePaper, { body }, token)
  if (data?.questions !== maxDownload) throw new Error(`no paper of fifty: ${message}`)
  // A child may not make one after the other: the next one comes later.
  backend.clock.advance(30)
  return data.url
}

/** A paper of fifty questions from the call to its address, its drawings read from the storage. */
export async function mistakePaper(): Promise<Result[]> {
  const backend = await startTestBackend()
  // The school that a test begins with has its pictures described, but not stored.
  await resetDemo(backend.services)
  const token = await backend.tokenOf('student')
  await backend.db.execute(`delete from mistake_basket`)
  await backend.db.execute(`insert into mistake_basket (student_id, subject_id, question_id, added_at)
    select distinct ${studentId}, ${subjectId}, question_id, timestamptz '2026-11-20' from mistake
    where student_id = ${studentId} limit ${maxDownload}`)
  const results: Result[] = []
  for (const [name, wish] of Object.entries(papers)) {
    let url = ''
    const first = results.length === 0
    const make50 = async () => void (url = await make(backend, token, wish))
    // The first of a server's life is the slowest one, and somebody waits for it, too.
    if (first) results.push(limited(`paper of 50, the first of a server`, await timed(make50, 1, 0), 'ms', '≤ 2000 ms'))
    results.push(limited(`paper of 50, ${name}`, await timed(make50, 5, 2), 'ms', '≤ 2000 ms'))
    const { pathname, search } = new URL(url)
    const { byteLength } = await (await backend.fetch(`${pathname}${search}`)).arrayBuffer()
    results.push(limited(`paper of 50, ${name}, size`, byteLength / 2 ** 10, 'KB', '≤ 1024 KB'))
  }
  await backend.close()
  return results
}

const limited = (name: string, value: number, unit: string, aim: string): Result => ({ name, value, unit, aim })
