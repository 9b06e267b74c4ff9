import { paperSource } from '@mango/contract/paper-records'
import { daysLater, platformTime } from '@mango/contract/platform-time'
import { homeworkDays, mostHomework, type HomeworkAnswer, type HomeworkToSee } from '@mango/contract/today'
import { and, asc, count, desc, eq, gte, inArray, max, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { answeredPaper, paper, person, schoolClass, student, teaching } from '../../database/schema.ts'
import { handedInAt, isHandedIn } from '../../shared/papers/handed-in.ts'
import { subjectName } from '../../shared/school/names.ts'
import type { Session } from '../../session/sessions.ts'

/** The teacher teaches the class the subject of the paper. */
const taughtBy = ({ personId }: Session) =>
  and(eq(teaching.personId, personId), eq(teaching.classId, schoolClass.id), eq(teaching.subjectId, paper.subjectId))
const homeworkOf = ({ schoolId }: Session) =>
  and(eq(paper.schoolId, schoolId), eq(schoolClass.schoolId, schoolId), eq(paper.source, paperSource.homework))

/** What the own classes handed in of homework of the own subjects, where some of it waits. */
export async function homeworkToSee(db: Database, session: Session, now: Date): Promise<HomeworkToSee[]> {
  const waiting = sql<number>`count(*) filter (where ${answeredPaper.correctedAt} is null)`.mapWith(Number)
  const last = max(answeredPaper.handedInAt)
  const since = daysLater(now, -homeworkDays)
  // All answers to what came in lately are counted, and of years of homework nothing else.
  const lately = db
    .select({ paperId: answeredPaper.paperId })
    .from(answeredPaper)
    .innerJoin(teaching, and(eq(teaching.personId, session.personId), eq(teaching.classId, answeredPaper.classId)))
    .where(gte(answeredPaper.handedInAt, since))
  const rows = await db
    .select({
      paperId: paper.id,
      title: paper.name,
      subjectId: paper.subjectId,
      classId: schoolClass.id,
      className: schoolClass.name,
      handedIn: count(),
      waiting,
      last,
    })
    .from(answeredPaper)
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .innerJoin(schoolClass, eq(schoolClass.id, answeredPaper.classId))
    .innerJoin(teaching, taughtBy(session))
    .where(and(homeworkOf(session), isHandedIn, inArray(paper.id, lately)))
    .groupBy(paper.id, schoolClass.id)
    .having(sql`${waiting} > 0 and ${last} >= ${since.toISOString()}::timestamptz`)
    .orderBy(desc(last), desc(paper.id), desc(schoolClass.id))
    .limit(mostHomework)
  const sizes = await db
    .select({ classId: student.classId, students: count() })
    .from(student)
    .where(
      anyOf(
        student.classId,
        rows.map(({ classId }) => classId),
      ),
    )
    .groupBy(student.classId)
  const sizeOf = new Map(sizes.map(({ classId, students }) => [classId, students]))
  return rows.map(({ subjectId, last: at, ...row }) => ({
    ...row,
    subjectName: subjectName(subjectId),
    // Who handed it in may be in another class by now.
    students: Math.max(sizeOf.get(row.classId) ?? 0, row.handedIn),
    last: platformTime(at ?? now),
  }))
}

/** Who of a class handed in a homework; nobody where it is not of the own subjects and classes. */
export async function homeworkAnswers(
  db: Database,
  session: Session,
  { paperId, classId }: { paperId: number; classId: number },
): Promise<HomeworkAnswer[]> {
  const rows = await db
    .select({
      id: answeredPaper.id,
      studentId: student.personId,
      studentName: person.nickname,
      studentCode: student.studentCode,
      handedInAt,
      correctedAt: answeredPaper.correctedAt,
    })
    .from(answeredPaper)
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .innerJoin(student, eq(student.personId, answeredPaper.studentId))
    .innerJoin(person, eq(person.id, student.personId))
    .innerJoin(schoolClass, eq(schoolClass.id, answeredPaper.classId))
    .innerJoin(teaching, taughtBy(session))
    .where(and(homeworkOf(session), isHandedIn, eq(paper.id, paperId), eq(schoolClass.id, classId)))
    .orderBy(sql`${answeredPaper.correctedAt} is not null`, asc(answeredPaper.handedInAt), asc(answeredPaper.id))
  return rows.map(({ handedInAt, correctedAt, ...row }) => ({
    ...row,
    createTime: platformTime(handedInAt),
    checked: correctedAt !== null,
  }))
}
