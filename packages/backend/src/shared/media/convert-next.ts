import { maxConvertedBytes, text, type Conversion } from '@mango/contract/media'
import { and, asc, eq, gte, inArray, isNull, lt, min, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { conversion, slidePicture } from '../../database/schema.ts'
import { errorLine } from '../../failures.ts'
import { randomToken } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { claimUploads, noteUpload } from '../../storage/uploads.ts'
import { abilities, ownAbilities } from './abilities.ts'
import { askFor, tellOfJobs } from './conversions.ts'
import { Unconvertible, type Converter, type Made, type MadeFile } from './converter.ts'
import { isKeptHere, madeFolder, slideFolder } from './folders.ts'

/** A job whose server is gone is taken over after this time; whoever is alive says so three times as often. */
const holdMilliseconds = 30_000
/** A file that ends the server each time is not tried for ever. */
const mostAttempts = 3

type Job = typeof conversion.$inferSelect
type Working = Pick<Services, 'db' | 'storage' | 'clock' | 'uploads' | 'ownFiles' | 'converter'>

const holdFrom = (now: Date) => new Date(now.getTime() + holdMilliseconds)

const openOf = (kinds: readonly Conversion[]) =>
  and(inArray(conversion.state, ['waiting', 'running']), inArray(conversion.kind, [...kinds]))

/** Gives up what has ended its server each time: nobody was left to say so. */
const giveUp = (db: Database, now: Date) =>
  db
    .update(conversion)
    .set({ state: 'failed', note: text.broken, heldUntil: null })
    .where(and(eq(conversion.state, 'running'), gte(conversion.attempts, mostAttempts), lt(conversion.heldUntil, now)))

/** Takes the job of these kinds that waits longest, so that nobody else does. */
function claim(db: Database, kinds: readonly Conversion[], now: Date): Promise<Job | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: conversion.id })
      .from(conversion)
      .where(and(openOf(kinds), or(isNull(conversion.heldUntil), lt(conversion.heldUntil, now))))
      // Whoever waits for a lesson goes before whoever looks at small pictures.
      .orderBy(asc(sql`${conversion.kind} in ('cover', 'small')`), asc(conversion.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [job] = await tx
      .update(conversion)
      .set({ state: 'running', attempts: sql`${conversion.attempts} + 1`, heldUntil: holdFrom(now) })
      .where(eq(conversion.id, next.id))
      .returning()
    return job
  })
}

/** Only whoever holds a job changes it: it may have been taken over, or its file may be gone. */
const held = ({ id, attempts }: Job) =>
  and(eq(conversion.id, id), eq(conversion.attempts, attempts), eq(conversion.state, 'running'))

/** Pages of an Office document are those of its PDF: undefined while that is still to be made. */
async function sourceOf(services: Working, { kind, objectKey, extension }: Job) {
  if (!['slides', 'cover'].includes(kind) || extension === 'pdf') return { objectKey, extension }
  const { db, clock, converter } = services
  const [pdf] = await db
    .select()
    .from(conversion)
    .where(and(eq(conversion.objectKey, objectKey), eq(conversion.kind, 'pdf')))
  if (pdf?.state === 'failed') throw new Unconvertible(pdf.note)
  if (!pdf && !(await abilities(db, converter, clock.now())).has('pdf')) throw new Unconvertible(text.missing.pdf)
  if (!pdf) await askFor(db, converter, [{ objectKey, fileName: `.${extension}`, kind: 'pdf' }], clock.now())
  return pdf?.resultKey ? { objectKey: pdf.resultKey, extension: 'pdf' } : undefined
}

/** Stores what was made. Until it is claimed it may be swept, should the server end here. */
async function store({ db, storage, clock }: Working, key: string, file: MadeFile): Promise<string> {
  const named = `${key}.${file.extension}`
  await noteUpload(db, named, clock.now())
  await storage.put(named, file.content())
  return named
}

async function keep(services: Working, job: Job, made: Made): Promise<void> {
  const { db, clock } = services
  const name = randomToken(12)
  const resultKey = made.main ? await store(services, `${madeFolder}${name}/result`, made.main) : null
  const stillKey = made.still ? await store(services, `${madeFolder}${name}/still`, made.still) : null
  const pages: string[] = []
  for (const [index, page] of (made.pages ?? []).entries())
    pages.push(await store(services, `${slideFolder}${name}/${index + 1}`, page))
  await db.transaction(async (tx) => {
    const [done] = await tx
      .update(conversion)
      .set({ state: 'done', heldUntil: null, resultKey, stillKey, seconds: made.seconds ?? 0 })
      .where(held(job))
      .returning({ id: conversion.id })
    if (!done) return
    const keys = [...(resultKey ? [resultKey] : []), ...(stillKey ? [stillKey] : []), ...pages]
    if (keys.length > 0) await claimUploads(tx, keys, clock.now())
    if (pages.length === 0) return
    const { objectKey: coursewareKey } = job
    // Slides that the courseware came with.
    await tx.delete(slidePicture).where(eq(slidePicture.coursewareKey, coursewareKey))
    await tx.insert(slidePicture).values(pages.map((objectKey, showOrder) => ({ objectKey, coursewareKey, showOrder })))
  })
}

async function work(services: Working, converter: Converter, job: Job, signal: AbortSignal): Promise<'kept' | 'later'> {
  const { uploads, ownFiles, storage } = services
  const source = await sourceOf(services, job)
  if (!source) return 'later'
  const bytes = (await storage.head(source.objectKey))?.bytes ?? (await uploads.size(source.objectKey))
  if (bytes !== undefined && bytes > maxConvertedBytes[job.kind]) throw new Unconvertible(text.tooLarge)
  const content =
    bytes === undefined ? undefined : await (isKeptHere(source.objectKey) ? ownFiles : uploads).read(source.objectKey)
  if (!content) throw new Unconvertible(text.broken)
  const { kind } = job
  await converter.convert({ kind, extension: source.extension, content }, (made) => keep(services, job, made), signal)
  return 'kept'
}

/** When a job that is held now may be looked at again; undefined where nothing waits for this server. */
export async function nextMoment({ db, converter }: Pick<Working, 'db' | 'converter'>): Promise<Date | undefined> {
  const [soonest] = await db
    .select({ at: min(conversion.heldUntil) })
    .from(conversion)
    .where(openOf(ownAbilities(converter)))
  return soonest?.at ?? undefined
}

/**
 * Does the next job of the queue that this server has the programs for.
 * @returns whether there was one
 */
export async function convertNext(services: Working, signal: AbortSignal): Promise<boolean> {
  const { db, clock, converter } = services
  await giveUp(db, clock.now())
  const job = converter && (await claim(db, ownAbilities(converter), clock.now()))
  if (!job) return false
  const alive = setInterval(() => {
    // Whoever can't say so is taken for gone, which does no harm.
    db.update(conversion)
      .set({ heldUntil: holdFrom(clock.now()) })
      .where(held(job))
      .catch(() => undefined)
  }, holdMilliseconds / 3)
  const leave = (change: Partial<Job>) => db.update(conversion).set(change).where(held(job))
  const putBack = { state: 'waiting', attempts: job.attempts - 1, heldUntil: null } as const
  try {
    // Behind what it waits for.
    if ((await work(services, converter, job, signal)) === 'later')
      await leave({ ...putBack, heldUntil: new Date(clock.now().getTime() + 2000) })
  } catch (error) {
    if (signal.aborted) {
      await leave(putBack)
      await tellOfJobs(db)
    } else if (error instanceof Unconvertible) await leave({ state: 'failed', note: error.message, heldUntil: null })
    else {
      console.error(`Converting ${job.objectKey} to ${job.kind}: ${errorLine(error)}`)
      await leave(
        job.attempts >= mostAttempts
          ? { state: 'failed', note: text.broken, heldUntil: null }
          : { state: 'waiting', heldUntil: holdFrom(clock.now()) },
      )
    }
  } finally {
    clearInterval(alive)
  }
  return true
}
