import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import {
  getBasket,
  getMistakes,
  getMistakeStatistics,
  getMistakeSubjects,
  getReviewPlan,
  getReviewQuestions,
  getSemesters,
  masterQuestion,
  mastery,
} from '@mango/contract/mistake-notebook'
import { against, type Result } from '../result.ts'
import { timedInTurn } from '../timed.ts'

const studentId = 1
const subjectId = 2
const semester = { studentId, schoolYear: 2026, termId: 1 } as const
const byStudent = { query: { studentId } }

/** Mistakes of the pupil's schoolmates; the pupil's own stay what they are. */
async function growSchool({ db }: TestBackend, mistakes: number) {
  for (const table of ['mistake', 'question_progress', 'mistake_reason'])
    await db.execute(`delete from ${table} where student_id <> ${studentId}`)
  // Whatever is written here is whole: nothing has to be looked up row by row.
  await db.execute(`set session_replication_role = replica`)
  const mate = `(array(select person_id from student where school_id = 1 and person_id <> ${studentId} order by 1))[1 + n % 400]`
  const question = `(array(select id from question order by 1))[1 + n / 400 % (select count(*)::int from question)]`
  await db.execute(`insert into mistake
    (school_id, student_id, subject_id, question_id, source, source_id, paper_id, school_year, term_id, made_at)
    select 1, ${mate}, 1 + n % 3, ${question}, (array['homework', 'exam', 'liveClass'])[1 + n % 3], 1000000 + n,
      (array(select id from paper order by 1))[1 + n % (select count(*)::int from paper)], 2026, 1,
      timestamptz '2026-09-01' + n % 100000 * interval '1 minute'
    from generate_series(1, ${mistakes}) n`)
  await db.execute(`insert into mistake_answer (mistake_id, text)
    select id, 'A' from mistake where student_id <> ${studentId}`)
  await db.execute(`insert into question_progress (student_id, question_id, due_on, mastered_at)
    select distinct student_id, question_id, date '2026-11-20',
      case when question_id % 3 = 0 then timestamptz '2026-11-01' end
    from mistake where student_id <> ${studentId}`)
  await db.execute(`insert into mistake_reason (student_id, question_id, subject_id, reason, created_at)
    select student_id, question_id, 2, '粗心', due_on from question_progress where student_id <> ${studentId}`)
  await db.execute(`set session_replication_role = default`)
  for (const table of ['mistake', 'mistake_answer', 'question_progress', 'mistake_reason'])
    await db.execute(`vacuum analyze ${table}`)
}

const list = (change: object) => ({
  query: { ...semester, subjectId, sourceType: 0, mastered: mastery.all, pageSize: 8, pageNum: 1, ...change } as const,
})

/** What a pupil asks for, each by its name. */
function wishesOf({ send }: TestBackend, token: string, questionId: number) {
  const listed = (change: object) => () => send(getMistakes, list(change), token)
  const mastered = { body: { studentId, questionId, mastered: mastery.mastered } } as const
  return {
    semesters: () => send(getSemesters, byStudent, token),
    subjects: () => send(getMistakeSubjects, { query: semester }, token),
    'first page': listed({}),
    'third page': listed({ pageNum: 3 }),
    'not mastered': listed({ mastered: mastery.notMastered }),
    'papers of homework': listed({ sourceType: 1 }),
    'by cause': listed({ reason: '粗心' }),
    'by day': listed({ from: '2026-11-01', to: '2026-11-20' }),
    basket: () => send(getBasket, { query: { studentId, subjectId } }, token),
    'plan of the review': () => send(getReviewPlan, byStudent, token),
    'questions of the review': () => send(getReviewQuestions, byStudent, token),
    'statistics of a subject': () => send(getMistakeStatistics, { query: { ...semester, subjectId } }, token),
    'statistics of all': () => send(getMistakeStatistics, { query: semester }, token),
    'a question is mastered': () => send(masterQuestion, mastered, token),
  } satisfies Record<string, () => Promise<{ code: number }>>
}

async function openSchool(mistakes: number) {
  const backend = await startTestBackend()
  await growSchool(backend, mistakes)
  const own = await backend.db.query.questionProgress.findFirst({
    where: (row, { eq }) => eq(row.studentId, studentId),
  })
  return { wishes: wishesOf(backend, await backend.tokenOf('student'), own?.questionId ?? 0), close: backend.close }
}

/** A pupil's calls in a school of a million mistakes, beside the same calls with a thousand, in turn. */
export async function mistakeLists(mistakes = 1_000_000): Promise<Result[]> {
  const large = await openSchool(mistakes)
  const small = await openSchool(1000)
  const results: Result[] = []
  for (const [name, ask] of Object.entries(large.wishes)) {
    const [time, reference] = await timedInTurn(ask, small.wishes[name as keyof typeof small.wishes])
    results.push(against(`mistakes, ${name}`, time, reference, 'ms', '≤ 1.3'))
  }
  await large.close()
  await small.close()
  return results
}
