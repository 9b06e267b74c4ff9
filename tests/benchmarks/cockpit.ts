import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import { getHeadmasterCockpit } from '@mango/contract/headmaster-cockpit'
import type { Result } from './result.ts'
import { timed } from './timed.ts'

const pupils = 3000
const classes = 4000
const pupil = `(array(select person_id from student where school_id = 1 order by 1))[1 + n % ${pupils}]`
const moment = (days: number, count: number) =>
  `timestamptz '2026-11-20 02:00Z' - n::float8 / ${count} * ${days} * interval '1 day'`

/** A school year of a school with 3,000 pupils in 66 classes. */
async function growSchool({ db }: TestBackend) {
  await db.execute(`set session_replication_role = replica`)
  await db.execute(`insert into school_class (school_id, grade, name)
    select 1, 7 + n % 3, '班' || n from generate_series(1, 57) n`)
  await db.execute(`insert into person (kind, nickname, gender, mobile)
    select 'student', '新生', 1, '' from generate_series(1, ${pupils} - (select count(*)::int from student where school_id = 1))`)
  await db.execute(`insert into student (person_id, school_id, student_code, class_id)
    select id, 1, '3' || id, (array(select id from school_class where name like '班%' order by 1))[1 + id % 57]
    from person where nickname = '新生'`)
  // Each pupil hands in sixty pieces of homework and earns a hundred points; 400 have an assistant.
  await db.execute(`insert into answered_paper (student_id, paper_id, correct_by_self, handed_in_at, updated_at, corrected_at)
    select ${pupil}, (array(select id from paper where source = 4 and school_id = 1 order by 1))[1 + n / ${pupils} % 60], true,
      ${moment(300, 180_000)}, now(), case when n % 9 > 0 then now() end
    from generate_series(0, 179999) n on conflict do nothing`)
  await db.execute(`insert into growth_point (school_id, student_id, day, name, point)
    select 1, ${pupil}, (${moment(300, 300_000)})::date, '课堂作答', 2 from generate_series(0, 299999) n`)
  await db.execute(`insert into monitor_day (school_id, day, student_id, device_id, asked, missed, skills)
    select 1, date '2026-11-20' - n / 400, (array(select student_id from assistant where school_id = 1 order by 1))[1 + n % 400],
      'd' || n % 400, 5, n % 3, '{}' from generate_series(0, 119999) n on conflict do nothing`)
  await db.execute(`insert into utterance (school_id, at, day, student_id, device_id, missed, media_key, transcript)
    select 1, ${moment(300, 600_000)}, (${moment(300, 600_000)})::date, ${pupil}, 'd' || n % 400, n % 5 = 0, '', '问题' || n % 500
    from generate_series(0, 599999) n`)
  await db.execute(`insert into live_class select made.*
    from live_class held, generate_series(1, ${classes}) n, jsonb_populate_record(held, jsonb_build_object(
      'id', 1000000 + n, 'school_id', 1, 'join_code', null, 'began_at', ${moment(300, classes)},
      'class_ids', array[(array(select id from school_class where school_id = 1 order by 1))[1 + n % 66]])) made
    where held.id = (select min(id) from live_class)`)
  await db.execute(`insert into live_answer
    (answer_class_id, question_id, student_id, attempt, revision, answer, time_cost, answered_at)
    select held.id, asked.id, person_id, 1, 1, 'A', 1000, began_at
    from live_class held join student on class_id = any(class_ids), (select id from question order by id limit 3) asked
    where held.id > 1000000`)
  await db.execute(`set session_replication_role = default`)
  await db.execute(`vacuum analyze`)
}

/** The cockpit's page for a whole school, counted anew, and what a headmaster opens from there within the minute. */
export async function cockpit(): Promise<Result[]> {
  const backend = await startTestBackend()
  await growSchool(backend)
  const open = async (query: string, later: number) => {
    const { data = '' } = await backend.send(getHeadmasterCockpit, {}, token)
    const { pathname, search } = new URL(data)
    return async () => {
      backend.clock.advance(later)
      const { status } = await backend.fetch(`${pathname}${search}${query}`)
      if (status !== 200) throw new Error(`the page answered ${status}`)
    }
  }
  const token = await backend.tokenOf('headmaster')
  const pages = {
    'the school, counted anew': { query: '', later: 61, aim: '≤ 500 ms' },
    'on to a grade': { query: '&grade=7', later: 0, aim: '≤ 150 ms' },
    'on to a class': { query: '&grade=7&class=1', later: 0, aim: '≤ 150 ms' },
  }
  const results: Result[] = []
  for (const [name, { query, later, aim }] of Object.entries(pages)) {
    const value = await timed(await open(query, later), 8, 1)
    results.push({ name: `cockpit of 3,000 pupils, ${name}`, value, unit: 'ms', aim })
  }
  await backend.close()
  return results
}
