import { conversionOf, extensionOf, fileType, fileTypeOf, needsConversion } from '@mango/contract/library'
import { text, type Conversion } from '@mango/contract/media'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { conversion } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { abilities, type Abilities } from './abilities.ts'

export type Conversions = ReadonlyMap<string, typeof conversion.$inferSelect>

/** Postgres channel that tells every process that there is something to convert. */
export const conversionChannel = 'conversions'

/** Whoever converts looks at the queue: at once, or with the commit of the transaction. */
export const tellOfJobs = (db: Database) => db.execute(sql`select pg_notify(${conversionChannel}, '')`)

/** Puts files in the queue, each once. What no server has the programs for is left alone. */
export async function askFor(
  db: Database,
  converter: Services['converter'],
  files: readonly { readonly objectKey: string; readonly fileName: string; readonly kind: Conversion | null }[],
  now: Date,
): Promise<void> {
  const convertible = files.filter(({ kind }) => kind !== null)
  if (convertible.length === 0) return
  const able = await abilities(db, converter, now)
  const rows = convertible.flatMap(({ objectKey, fileName, kind }) =>
    kind && able.has(kind)
      ? [{ objectKey, kind, extension: extensionOf(fileName), state: 'waiting' as const, askedAt: now }]
      : [],
  )
  if (rows.length === 0) return
  await db.insert(conversion).values(rows).onConflictDoNothing()
  await tellOfJobs(db)
}

const ofFiles = prepared((db) =>
  db
    .select()
    .from(conversion)
    .where(
      and(
        eq(conversion.kind, sql.placeholder('kind')),
        sql`${conversion.objectKey} = any(${sql.placeholder('objectKeys')})`,
      ),
    )
    .prepare('conversions_of_files'),
)

/** What is made of some files, by the key of the file. */
export async function conversionsOf(
  db: Database,
  kind: Conversion,
  objectKeys: readonly string[],
): Promise<Conversions> {
  if (objectKeys.length === 0) return new Map()
  const found = await ofFiles(db).execute({ kind, objectKeys })
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

/** A picture that has no more is loaded as it is. */
const fewBytes = 300 * 1024

interface Picture {
  readonly objectKey: string | null
  readonly fileName: string
  /** Absent where nobody knows. */
  readonly bytes?: number | undefined
}

/** What is made of the large pictures among some files. What nobody has looked at before is put in the queue. */
export async function smallPicturesOf(
  { db, converter }: Pick<Services, 'db' | 'converter'>,
  files: readonly Picture[],
  now: Date,
): Promise<Conversions> {
  const large = files.flatMap(({ objectKey, fileName, bytes = Infinity }) =>
    objectKey !== null && fileTypeOf(fileName) === fileType.image && bytes > fewBytes
      ? [{ objectKey, fileName, kind: 'small' as const }]
      : [],
  )
  const keys = large.map(({ objectKey }) => objectKey)
  const known = await conversionsOf(db, 'small', keys)
  const missing = large.filter(({ objectKey }) => !known.has(objectKey))
  await askFor(db, converter, missing, now)
  return known
}

export const isOpen = (row: { readonly state: string } | undefined): boolean =>
  row?.state === 'waiting' || row?.state === 'running'

/** Why a file that has to be converted is not, in a sentence; empty where it is or will be. */
export function noteOn(
  able: Abilities,
  fileName: string,
  row: { readonly state: string; readonly note: string } | undefined,
): string {
  const kind = conversionOf(fileName)
  if (row) return row.state === 'failed' ? row.note : ''
  return kind && needsConversion(fileName) && !able.has(kind) ? text.missing[kind] : ''
}
