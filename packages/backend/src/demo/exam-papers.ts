import { paperSource } from '@mango/contract/paper-records'
import { sql } from 'drizzle-orm'
import { answeredPaper, exam, paper } from '../database/schema.ts'
import type { Seed } from './seed.ts'

/** The last exams of seventh grade of the first school are those whose papers its students wrote, subject by subject. */
export const examPapersSeed: Seed = {
  name: 'exam papers',
  async sow({ db }) {
    await db.execute(sql`
      with papers as (
        select p.id, p.subject_id, row_number() over (partition by p.subject_id order by count(*) desc, p.id) as place
        from ${paper} p join ${answeredPaper} a on a.paper_id = p.id
        where p.source = ${paperSource.exam} and a.score_rate is not null
        group by p.id
      ), exams as (
        select e.id, e.subject_id, row_number() over (partition by e.subject_id order by e.start_time desc, e.id) as place
        from ${exam} e
        where e.parent_id is not null and e.school_id = 1 and e.grade_id = 7
      )
      update ${exam} set paper_id = papers.id
      from papers join exams on exams.subject_id = papers.subject_id and exams.place = papers.place
      where ${exam}.id = exams.id`)
  },
}
