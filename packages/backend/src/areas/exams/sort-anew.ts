import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { sortNameOf } from '../../search/sort-name.ts'

const atOnce = 500

/** Puts exams in their place that came before there were places: the database itself can't work it out. */
export async function sortExamsAnew(db: Database): Promise<void> {
  const found = await db.select({ id: exam.id, name: exam.name }).from(exam).where(eq(exam.sortName, '')).limit(atOnce)
  for (const { id, name } of found)
    await db
      .update(exam)
      .set({ sortName: sortNameOf(name) || ' ' })
      .where(eq(exam.id, id))
  if (found.length === atOnce) await sortExamsAnew(db)
}
