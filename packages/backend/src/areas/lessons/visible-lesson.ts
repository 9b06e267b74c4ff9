import { text } from '@mango/contract/lessons'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lesson } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { visibleTo } from '../../shared/courses/visible-lessons.ts'

export type Lesson = typeof lesson.$inferSelect

/** One lesson. @throws Refusal where whoever asks may not see it, or nobody can */
export async function visibleLesson(db: Database, lessonId: number, session: Session): Promise<Lesson> {
  const [found] = await db
    .select()
    .from(lesson)
    .where(and(eq(lesson.id, lessonId), visibleTo(db, session)))
  if (!found) throw new Refusal(text.lessonUnknown)
  return found
}
