import { momentStatus, targetType, text } from '@mango/contract/growth-profile'
import { platformDay } from '@mango/contract/platform-time'
import { and, desc, eq } from 'drizzle-orm'
import { growthMoment } from '../../../database/schema.ts'
import { offerFile } from '../../../pdf/made-files.ts'
import { pictureOf } from '../../../pdf/picture-of.ts'
import { countOrRefuse } from '../../../rates/rates.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { Reader } from '../../../storage/signed-address.ts'
import { overview, termsOf } from '../abilities.ts'
import { baseInfo } from '../base-info.ts'
import { behaviourOf } from '../behaviour.ts'
import { photoOf } from '../photo.ts'
import { profileDocument, type PrintedMoment } from './document.ts'

const often = { times: 30, seconds: 600 }
const words = { noPrinter: '当前环境不能生成档案', tooMany: '生成档案过于频繁，请稍后再试' } as const

interface Wish {
  readonly studentId: number
  readonly schoolYear?: number | undefined
  readonly termId?: number | undefined
  readonly isTeachTarget: 0 | 1
  readonly days: 7 | 30 | 90
}

const momentsRead = 12
const momentsShown = 4
/** What is larger is left out: everything that is printed is in memory at once, and goes to somebody's phone. */
const maxPictureBytes = 4 * 1024 * 1024

async function printablePicture({ storage }: Services, key: string | null) {
  const found = key === null ? undefined : await storage.head(key)
  return found && found.bytes <= maxPictureBytes ? pictureOf(storage, key) : undefined
}

/** The newest moments that everybody sees; those with a picture first. */
async function momentsOf(services: Services, studentId: number): Promise<PrintedMoment[]> {
  const found = await services.db
    .select()
    .from(growthMoment)
    .where(and(eq(growthMoment.studentId, studentId), eq(growthMoment.status, momentStatus.shown)))
    .orderBy(desc(growthMoment.id))
    .limit(momentsRead)
  const pictured: PrintedMoment[] = []
  const others: PrintedMoment[] = []
  for (const { title, content, createdAt, fileKey, posterKey } of found) {
    if (pictured.length === momentsShown) break
    const picture = await printablePicture(services, posterKey ?? fileKey)
    const moment = { title, content, day: platformDay(createdAt), picture }
    if (picture) pictured.push(moment)
    else others.push(moment)
  }
  return [...pictured, ...others].slice(0, momentsShown)
}

async function abilityOf({ db }: Services, schoolId: number, wish: Wish) {
  const known = await termsOf(db, schoolId)
  const term =
    known.find(({ schoolYear, termId }) => schoolYear === wish.schoolYear && termId === wish.termId) ?? known[0]
  if (!term) return undefined
  const rows = await overview(db, { ...wish, schoolYear: term.schoolYear, termId: term.termId })
  if (rows.length === 0) return undefined
  const target = wish.isTeachTarget === targetType.teaching ? targetType.teaching : targetType.overall
  return { term: term.name, target: text.targetTypes[target], rows }
}

interface Asking extends Reader {
  readonly services: Services
  readonly session: { readonly personId: number; readonly schoolId: number }
}

/** Makes the file of a profile. @returns its address and pages */
export async function printProfile({ services, session, ...reader }: Asking, wish: Wish) {
  const { db, printPdf, storage } = services
  const { studentId, days } = wish
  if (!printPdf) throw new Refusal(words.noPrinter)
  await countOrRefuse(db, `profile/${session.personId}`, often, reader.now, words.tooMany)
  const facts = await baseInfo(db, studentId)
  const photo = await photoOf(db, studentId)
  const document = profileDocument({
    facts,
    photo: photo === undefined ? undefined : await pictureOf(storage, photo),
    ability: await abilityOf(services, session.schoolId, wish),
    range: text.ranges[days],
    behaviour: await behaviourOf(db, studentId, days, reader.now),
    moments: await momentsOf(services, studentId),
    today: platformDay(reader.now),
  })
  const { bytes, pages } = await printPdf(document)
  return { url: await offerFile(services, reader, { name: `${document.title}.pdf`, bytes }), pages }
}
