import { examList } from '@mango/contract/exams'
import { detailList, totalList } from '@mango/contract/study-monitor'
import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import { against, median, type Result } from './result.ts'

const rounds = 60
const unset = { schoolYear: '', termId: '', type: '', subjectIds: [], status: -1, gradeId: '', name: '' } as const
const examsPage = (change: object, pageNum = 1) => ({
  call: examList,
  input: { body: { ...unset, subjectIds: [], ...change, pageNum, pageSize: 10 } },
})
const daysPage = (change: object, pageNum = 1) => ({
  call: totalList,
  input: { body: { pageNum, pageSize: 12, dateTime: '', codeOrName: '', ...change } },
})
const logPage = (change: object, pageNum = 1) => ({
  call: detailList,
  input: { body: { pageNum, pageSize: 8, deviceId: null, dateTime: null, intentType: null, ...change } },
})

/** Exams of school 1, over five years, six types, three grades; counted as the backend counts them. */
async function growExams({ db }: TestBackend, count: number) {
  await db.execute(`delete from exam where school_id = 1`)
  await db.execute(`delete from exam_count where school_id = 1`)
  await db.execute(`insert into exam
    (school_id, school_year, grade_id, type, term_id, status, subject_ids, name, grams, start_time, created_by)
    select 1, 2022 + n % 5, 7 + n % 3, 1 + n % 6, 1 + n % 2, 1 + (n % 4) / 3,
      array[1 + n % 3], '考试' || n, array['考', '试', '考试'], timestamptz '2022-09-01' + n * interval '1 minute', 541
    from generate_series(1, ${count}) n`)
  await db.execute(`insert into exam_count
    select school_id, school_year, grade_id, type, term_id, status, s, count(*) from exam, unnest(0 || subject_ids) s
    where school_id = 1 group by 1, 2, 3, 4, 5, 6, 7`)
  await db.execute(`insert into exam_count
    select school_id, 0, 0, 0, 0, status, subject_id, sum(total) from exam_count where school_id = 1 group by 1, 6, 7`)
  await db.execute(`vacuum analyze exam`)
}

/** Records of 400 assistants a day, one utterance each. */
async function growMonitor({ db }: TestBackend, count: number) {
  for (const table of ['monitor_day', 'utterance']) await db.execute(`delete from ${table} where school_id = 1`)
  const student = `(array(select student_id from assistant where school_id = 1 order by 1))[1 + n % 400]`
  await db.execute(`insert into monitor_day (school_id, day, student_id, device_id, asked, missed, skills)
    select 1, date '2000-01-01' + n / 400, ${student}, 'd' || n % 400, 1, (n % 5 = 0)::integer, '{}'
    from generate_series(0, ${count - 1}) n`)
  await db.execute(`insert into utterance (school_id, at, day, student_id, device_id, missed, media_key, transcript)
    select 1, timestamptz '2000-01-01' + n * interval '3 minutes',
      date '2000-01-01' + n / 400, ${student}, 'd' || n % 400, n % 5 = 0, '', '例'
    from generate_series(0, ${count - 1}) n`)
  await db.execute(`vacuum analyze monitor_day`)
  await db.execute(`vacuum analyze utterance`)
}

type Wish = ReturnType<typeof examsPage> | ReturnType<typeof daysPage> | ReturnType<typeof logPage>

/** The median of some rounds. */
async function medianOf(backend: TestBackend, token: string, { call, input }: Wish): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    // The wishes are of three calls, each with its own input: the pair always fits.
    const answer: { code: number } = await backend.send(call as never, input as never, token)
    times.push(performance.now() - begun)
    if (answer.code !== 0) throw new Error(`${call.path}: ${JSON.stringify(answer)}`)
  }
  return median(times)
}

const wishesFor = (exams: number, records: number): Record<string, Wish> => ({
  'exams, first page': examsPage({}),
  'exams, last page': examsPage({}, Math.ceil(exams / 10)),
  'exams, five filters': examsPage({ schoolYear: 2024, gradeId: 8, status: 1, termId: 1, type: 5 }),
  'exams, one subject': examsPage({ subjectIds: [2] }),
  'exams, by name': examsPage({ name: '考试' }),
  'days, first page': daysPage({}),
  'days, last page': daysPage({}, Math.ceil(records / 12)),
  'days, middle page': daysPage({}, Math.ceil(records / 24)),
  'days, one day': daysPage({ dateTime: '2000-01-01' }),
  'days, one student': daysPage({ codeOrName: '20260001' }),
  'log, first page': logPage({}),
  'log, misses, last page': logPage({ intentType: 0 }, Math.ceil(records / 40)),
  'log, one assistant and day': logPage({ deviceId: 'd5', dateTime: '2000-01-01' }),
})

/** List calls at 100,000 exams and 1,000,000 monitor records, beside the same calls with a thousand of each. */
export async function examAndMonitorLists(exams = 100_000, records = 1_000_000): Promise<Result[]> {
  const backend = await startTestBackend()
  const token = await backend.tokenOf('everything')
  const measure = async (examCount: number, recordCount: number) => {
    await growExams(backend, examCount)
    await growMonitor(backend, recordCount)
    const times: Record<string, number> = {}
    for (const [name, wish] of Object.entries(wishesFor(examCount, recordCount))) {
      await medianOf(backend, token, wish)
      times[name] = await medianOf(backend, token, wish)
    }
    return times
  }
  const few = await measure(1000, 1000)
  const many = await measure(exams, records)
  await backend.close()
  return Object.entries(many).map(([name, time]) => against(name, time, few[name] ?? Number.NaN, 'ms', '≤ 1.3'))
}
