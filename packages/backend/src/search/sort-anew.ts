import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { evaluationFile, exam, libraryFile } from '../database/schema.ts'
import { sortNameOf } from './sort-name.ts'

const atOnce = 500

/** What has a place by its name, and the name. */
const placed = [
  { table: libraryFile, name: libraryFile.fileName },
  { table: evaluationFile, name: evaluationFile.fileName },
  { table: exam, name: exam.name },
] as const

async function sortTable(db: Database, one: (typeof placed)[number]): Promise<void> {
  const { table, name } = one
  const found = await db.select({ id: table.id, name }).from(table).where(eq(table.sortName, '')).limit(atOnce)
  for (const { id, name } of found)
    await db
      .update(table)
      .set({ sortName: sortNameOf(name) || ' ' })
      .where(eq(table.id, id))
  if (found.length === atOnce) await sortTable(db, one)
}

/** Puts in their place what came before there were places: the database itself can't work it out. */
export async function sortAnew(db: Database): Promise<void> {
  for (const one of placed) await sortTable(db, one)
}
