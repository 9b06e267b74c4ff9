import { text, type LessonMemo } from '@mango/contract/lessons'
import { platformTime } from '@mango/contract/platform-time'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lessonMemo } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { visibleLesson } from './visible-lesson.ts'

type Row = typeof lessonMemo.$inferSelect

const written = ({ id, second, content, createdAt }: Row): LessonMemo => ({
  id,
  second,
  content,
  createTime: platformTime(createdAt),
})

/** What a person wrote down on a lesson, for nobody else. */
export async function memosOf(db: Database, lessonId: number, session: Session): Promise<LessonMemo[]> {
  await visibleLesson(db, lessonId, session)
  const rows = await db
    .select()
    .from(lessonMemo)
    .where(and(eq(lessonMemo.lessonId, lessonId), eq(lessonMemo.personId, session.personId)))
    .orderBy(asc(lessonMemo.second), asc(lessonMemo.id))
  return rows.map(written)
}

interface NewMemo {
  readonly id?: number | null | undefined
  readonly lessonId: number
  readonly second: number
  readonly content: string
}
export async function saveMemo(db: Database, memo: NewMemo, session: Session, now: Date): Promise<LessonMemo> {
  await visibleLesson(db, memo.lessonId, session)
  const content = memo.content.trim()
  const [saved] = memo.id
    ? await db
        .update(lessonMemo)
        .set({ content, second: memo.second })
        .where(
          and(
            eq(lessonMemo.id, memo.id),
            eq(lessonMemo.lessonId, memo.lessonId),
            eq(lessonMemo.personId, session.personId),
          ),
        )
        .returning()
    : await db
        .insert(lessonMemo)
        .values({
          lessonId: memo.lessonId,
          personId: session.personId,
          second: memo.second,
          content,
          createdAt: now,
        })
        .returning()
  if (!saved) throw new Refusal(text.lessonUnknown)
  return written(saved)
}

export async function deleteMemo(db: Database, id: number, session: Session): Promise<void> {
  const gone = await db
    .delete(lessonMemo)
    .where(and(eq(lessonMemo.id, id), eq(lessonMemo.personId, session.personId)))
    .returning({ id: lessonMemo.id })
  if (gone.length === 0) throw new Refusal(text.lessonUnknown)
}
