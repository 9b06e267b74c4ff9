import { conversionOf, extensionOf, needsConversion } from '@mango/contract/library'
import { text, type Conversion } from '@mango/contract/media'
import { and, eq } from 'drizzle-orm'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/database.ts'
import { conversion } from '../database/schema.ts'
import type { Services } from '../services.ts'

export type Conversions = ReadonlyMap<string, typeof conversion.$inferSelect>

/** Puts files in the queue, each once. What nothing here can convert is left alone. */
export async function askFor(
  db: Database,
  converter: Services['converter'],
  files: readonly { readonly objectKey: string; readonly fileName: string; readonly kind: Conversion | null }[],
  now: Date,
): Promise<void> {
  const rows = files.flatMap(({ objectKey, fileName, kind }) =>
    kind && converter?.can(kind)
      ? [{ objectKey, kind, extension: extensionOf(fileName), state: 'waiting' as const, askedAt: now }]
      : [],
  )
  if (rows.length > 0) await db.insert(conversion).values(rows).onConflictDoNothing()
}

/** What is made of some files, by the key of the file. */
export async function conversionsOf(
  db: Database,
  kind: Conversion,
  objectKeys: readonly string[],
): Promise<Conversions> {
  if (objectKeys.length === 0) return new Map()
  const found = await db
    .select()
    .from(conversion)
    .where(and(eq(conversion.kind, kind), anyOf(conversion.objectKey, objectKeys)))
  return new Map(found.map((row) => [row.objectKey, row]))
}

/** What is made of the videos among some files. */
export const videosOf = (
  db: Database,
  files: readonly { readonly objectKey: string | null; readonly fileName: string }[],
): Promise<Conversions> =>
  conversionsOf(
    db,
    'video',
    files.flatMap(({ objectKey, fileName }) => (objectKey && conversionOf(fileName) === 'video' ? [objectKey] : [])),
  )

export const isOpen = (row: { readonly state: string } | undefined): boolean =>
  row?.state === 'waiting' || row?.state === 'running'

/** Why a file that has to be converted is not, in a sentence; empty where it is or will be. */
export function noteOn(
  converter: Services['converter'],
  fileName: string,
  row: { readonly state: string; readonly note: string } | undefined,
): string {
  const kind = conversionOf(fileName)
  if (row) return row.state === 'failed' ? row.note : ''
  return kind && needsConversion(fileName) && !converter?.can(kind) ? text.missing[kind] : ''
}
