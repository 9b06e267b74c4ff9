import { getTeacherLessonMonths, getTeacherLessons } from '@mango/contract/lessons'
import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import { against, type Result } from '../result.ts'
import { timedInTurn } from '../timed.ts'

interface Course {
  readonly courseId: number
  readonly lessons: number
}
const chapters =
  'select h.id from chapter h where (h.school_id, h.subject_id, h.grade_id) = (c.school_id, c.subject_id, c.grade_id)'

/** A course like the first one of the school, with so many lessons, an hour apart, each in one of its chapters. */
async function growCourse({ db }: TestBackend, lessons: number): Promise<Course> {
  const fields =
    'school_id, teacher_id, subject_id, grade_id, school_year, term_id, name, cover_url, pre_install, created_at'
  await db.execute(`insert into course (${fields}) select ${fields} from course where id = 1`)
  const { id: courseId = 0 } = (await db.query.course.findFirst({ orderBy: ({ id }, { desc }) => desc(id) })) ?? {}
  await db.execute(`insert into lesson
    (school_id, course_id, class_id, subject_id, title, description, status, held_at, created_by, created_at, updated_at)
    select c.school_id, c.id, null, c.subject_id, '课堂 ' || n, '', 1 + (n % 5 > 0)::integer,
      timestamptz '2026-09-01' + n * interval '1 hour', c.teacher_id, now(), now()
    from course c, generate_series(1, ${lessons}) n where c.id = ${courseId}`)
  await db.execute(`insert into lesson_chapter select l.id, (array(${chapters} order by h.id))[1 + l.id % 6]
    from lesson l join course c on c.id = l.course_id where c.id = ${courseId}`)
  return { courseId, lessons }
}

/** What a teacher asks of a course. */
function wishesFor({ send }: TestBackend, teacher: string, chapterId: number) {
  const list = (change: (of: Course) => object) => (of: Course) => {
    const body = { pageNum: 1, pageSize: 7, query: '', courseId: of.courseId, status: 0 as const, ...change(of) }
    return send(getTeacherLessons, { body }, teacher)
  }
  return {
    'first page': list(() => ({})),
    'last page': list(({ lessons }) => ({ pageNum: Math.ceil(lessons / 7) })),
    published: list(() => ({ status: 2 })),
    'by title': list(() => ({ query: '课堂 1' })),
    'one chapter': list(() => ({ chapterId })),
    'one month': list(() => ({ month: 9 })),
    'the months': ({ courseId }: Course) => send(getTeacherLessonMonths, { query: { courseId } }, teacher),
  }
}

/** The calls of a list of lessons in a course of 2,000, beside one of 20. */
export async function manyLessons(): Promise<Result[]> {
  const backend = await startTestBackend()
  const { db } = backend
  const small = await growCourse(backend, 20)
  const large = await growCourse(backend, 2000)
  for (const table of ['lesson', 'lesson_chapter']) await db.execute(`vacuum analyze ${table}`)
  const teacher = await backend.tokenOf('everything')
  const newest = await db.query.lessonChapter.findFirst({ orderBy: ({ lessonId }, { desc }) => desc(lessonId) })
  const results: Result[] = []
  for (const [name, ask] of Object.entries(wishesFor(backend, teacher, newest?.chapterId ?? 0))) {
    const { data } = await ask(small)
    if (!data?.length) throw new Error(`${name}: nothing`)
    const [many, few] = await timedInTurn(
      () => ask(large),
      () => ask(small),
    )
    results.push(against(`lessons, ${name}: 2,000 beside 20`, many, few, 'ms', 'within 5 ms'))
  }
  await backend.close()
  return results
}
