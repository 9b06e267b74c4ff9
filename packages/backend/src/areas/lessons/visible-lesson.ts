import { lessonStatus, text } from '@mango/contract/lessons'
import { and, eq, inArray } from 'drizzle-orm'
import { coursesOf } from '../../shared/courses/own-course.ts'
import type { Database } from '../../database/database.ts'
import { course, lesson } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'

export type Lesson = typeof lesson.$inferSelect

/** The lessons that whoever asks may see: a teacher all of the own courses, a student the published ones. */
export const visibleTo = (db: Database, session: Session) =>
  and(
    inArray(lesson.courseId, db.select({ id: course.id }).from(course).where(coursesOf(db, session))),
    session.kind === 'teacher' ? undefined : eq(lesson.status, lessonStatus.published),
  )

/** One lesson. @throws Refusal where whoever asks may not see it, or nobody can */
export async function visibleLesson(db: Database, lessonId: number, session: Session): Promise<Lesson> {
  const [found] = await db
    .select()
    .from(lesson)
    .where(and(eq(lesson.id, lessonId), visibleTo(db, session)))
  if (!found) throw new Refusal(text.lessonUnknown)
  return found
}
