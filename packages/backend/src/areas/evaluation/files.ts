import {
  anyPermission,
  evaluationFileType,
  fileOrder,
  permission,
  type FileOrder,
  type getItemFiles,
} from '@mango/contract/evaluation'
import { shownKindOf } from '@mango/contract/library'
import { platformTime } from '@mango/contract/platform-time'
import { and, asc, avg, count, desc, eq, inArray, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import {
  evaluationCategory,
  evaluationCount,
  evaluationFile,
  evaluationItem,
  evaluationRating,
  libraryFile,
  person,
} from '../../database/schema.ts'
import type { Around } from '../../handler.ts'
import { addressesOf } from '../../shared/library/addresses.ts'
import { isOpen, videosOf, type Conversions } from '../../shared/media/conversions.ts'
import type { Session } from '../../session/sessions.ts'
import { below, itemOf, pathsOf } from './tree.ts'
import { isCounted, isVisible } from './visible.ts'

type Wish = InferOutput<(typeof getItemFiles)['body']>
/** The code of a file of the library where it hangs on an item. */
function typeOf(
  { type, fileName, objectKey }: Pick<typeof libraryFile.$inferSelect, 'type' | 'fileName' | 'objectKey'>,
  videos: Conversions,
) {
  const kind = type === evaluationFileType.link ? null : shownKindOf(fileName)
  if (kind !== 'video') return kind === 'audio' ? evaluationFileType.media : type
  const video = videos.get(objectKey)
  // One that nothing could be made of, or that nobody turns into another one, is played as it came.
  return isOpen(video) || video?.stillKey ? evaluationFileType.transcodedVideo : evaluationFileType.media
}

/** Words without stars are no vote. */
const stars = sql`nullif(${evaluationRating.score}, 0)`
const mean = sql<number | null>`(
  select avg(${stars}) from evaluation_rating where evaluation_rating.file_id = evaluation_file.id
)`

const orders: Readonly<Record<FileOrder, readonly SQL[]>> = {
  [fileOrder.newest]: [desc(evaluationFile.createdAt), desc(evaluationFile.id)],
  [fileOrder.name]: [sql`${evaluationFile.sortName} collate "C"`, asc(evaluationFile.id)],
  [fileOrder.rating]: [sql`${mean} desc nulls last`, desc(evaluationFile.id)],
  [fileOrder.downloads]: [desc(evaluationFile.downloads), desc(evaluationFile.id)],
}

/** How many files there are of a category and a permission. */
interface Counted {
  readonly categoryId: number
  readonly permission: number
  readonly total: number
}

/** How many files of an item alone somebody may see, by category and permission. */
const countHere = (db: Database, found: SQL | undefined): Promise<Counted[]> =>
  db
    .select({ categoryId: evaluationFile.categoryId, permission: evaluationFile.permission, total: count() })
    .from(evaluationFile)
    .innerJoin(evaluationCategory, eq(evaluationCategory.id, evaluationFile.categoryId))
    .where(and(found, isNull(evaluationCategory.deletedAt)))
    .groupBy(evaluationFile.categoryId, evaluationFile.permission)

/** The same with everything below it, as they are counted already. */
const countBelow = (db: Database, session: Session, itemId: number): Promise<Counted[]> =>
  db
    .select({
      categoryId: evaluationCount.categoryId,
      permission: evaluationCount.permission,
      total: sum(evaluationCount.files).mapWith(Number),
    })
    .from(evaluationCount)
    .innerJoin(evaluationCategory, eq(evaluationCategory.id, evaluationCount.categoryId))
    .where(and(eq(evaluationCount.itemId, itemId), isCounted(session), isNull(evaluationCategory.deletedAt)))
    .groupBy(evaluationCount.categoryId, evaluationCount.permission)
    .having(sql`sum(${evaluationCount.files}) > 0`)

const sumOf = (counted: readonly Counted[]) => counted.reduce((all, { total }) => all + total, 0)

/** The categories that a page reaches into, and how far behind the beginning of the first of them it begins. */
function reachOf(counted: readonly Counted[], { pageNum, pageSize }: Wish) {
  const totals = [...new Set(counted.map(({ categoryId }) => categoryId))]
    .toSorted((one, other) => one - other)
    .map((categoryId) => ({ categoryId, total: sumOf(counted.filter((row) => row.categoryId === categoryId)) }))
  const from = (pageNum - 1) * pageSize
  let start = 0
  let offset = from
  const categoryIds: number[] = []
  for (const { categoryId, total } of totals) {
    const end = start + total
    if (end <= from) offset = from - end
    else if (start < from + pageSize) categoryIds.push(categoryId)
    start = end
  }
  return { categoryIds, offset }
}

const columns = {
  id: evaluationFile.id,
  categoryId: evaluationFile.categoryId,
  categoryName: evaluationCategory.name,
  fileName: evaluationFile.fileName,
  permission: evaluationFile.permission,
  downloads: evaluationFile.downloads,
  createdBy: evaluationFile.createdBy,
  attachedAt: evaluationFile.createdAt,
  userName: person.nickname,
  library: libraryFile,
}

/** Which files are on the page is found out first, by an index: only these are read. */
function pageOf(db: Database, found: SQL | undefined, counted: readonly Counted[], wish: Wish) {
  const { categoryIds, offset } = reachOf(counted, wish)
  const order = [asc(evaluationFile.categoryId), ...orders[wish.order ?? fileOrder.newest]]
  const page = db
    .select({ id: evaluationFile.id })
    .from(evaluationFile)
    .where(and(found, anyOf(evaluationFile.categoryId, categoryIds)))
    .orderBy(...order)
    .limit(wish.pageSize)
    .offset(offset)
  return db
    .select(columns)
    .from(evaluationFile)
    .innerJoin(evaluationCategory, eq(evaluationCategory.id, evaluationFile.categoryId))
    .innerJoin(libraryFile, eq(libraryFile.id, evaluationFile.libraryFileId))
    .innerJoin(person, eq(person.id, evaluationFile.createdBy))
    .where(inArray(evaluationFile.id, page))
    .orderBy(...order)
}
type FileOnPage = Awaited<ReturnType<typeof pageOf>>[number]

/** What the person gave each file, and what everybody gave it on average. */
async function ratingsOf(db: Database, personId: number, fileIds: readonly number[]) {
  const means = await db
    .select({ fileId: evaluationRating.fileId, mean: avg(stars).mapWith(Number) })
    .from(evaluationRating)
    .where(anyOf(evaluationRating.fileId, fileIds))
    .groupBy(evaluationRating.fileId)
  const own = await db
    .select()
    .from(evaluationRating)
    .where(and(anyOf(evaluationRating.fileId, fileIds), eq(evaluationRating.personId, personId)))
  return {
    means: new Map(means.map(({ fileId, mean: given }) => [fileId, given])),
    own: new Map(own.map((rating) => [rating.fileId, rating])),
  }
}

async function describe(files: readonly FileOnPage[], pkgName: string, around: Around) {
  const { means, own } = await ratingsOf(
    around.services.db,
    around.session.personId,
    files.map(({ id }) => id),
  )
  const videos = await videosOf(
    around.services.db,
    files.map(({ library }) => library),
  )
  return Promise.all(
    files.map(async ({ library, ...file }) => {
      const { url, transcodeImg } = await addressesOf({ ...library, fileName: file.fileName }, { videos }, around)
      const rating = own.get(file.id)
      return {
        id: file.id,
        fileId: file.id,
        fileRepoId: library.id,
        fileName: file.fileName,
        type: typeOf(library, videos),
        url,
        transcodeImg,
        pkgName,
        createBy: file.createdBy,
        userName: file.userName,
        createTime: platformTime(file.attachedAt),
        ratingScore: rating?.score ?? 0,
        ratingDesc: rating?.description ?? '',
        ratingMean: means.get(file.id) ?? 0,
        downloadCount: file.downloads,
        size: Math.ceil(library.bytes / 1024),
        permission: file.permission,
      }
    }),
  )
}

/** Rows that stand together, in their order, by what they have in common. */
const inGroups = <Row>(rows: readonly Row[], keyOf: (row: Row) => number) =>
  rows.reduce(
    (groups, row) => groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]),
    new Map<number, Row[]>(),
  )

/** An item's description, its files by category, and how many there are. */
export async function filesOf(wish: Wish, around: Around) {
  const { services, session } = around
  const { db } = services
  const item = await itemOf(db, session.schoolId, wish.pkgItemId)
  const path = (await pathsOf(db, [item.id])).get(item.id) ?? []
  const here = wish.showAllSub
    ? sql`${evaluationFile.itemId} in (${below(item.id)} select id from below)`
    : eq(evaluationFile.itemId, item.id)
  const all = and(here, isVisible(session))
  const counted = await (wish.showAllSub ? countBelow(db, session, item.id) : countHere(db, all))
  const isWanted = (one: { permission: number }) =>
    wish.permission === anyPermission || one.permission === wish.permission
  const wanted = counted.filter(isWanted)
  const found = wish.permission === anyPermission ? all : and(all, eq(evaluationFile.permission, wish.permission))
  const total = sumOf(wanted)
  const rows = total === 0 ? [] : await pageOf(db, found, wanted, wish)
  const details = await describe(rows, path[0]?.name ?? item.name, around)
  const described = new Map(details.map((file) => [file.id, file]))
  const data = Array.from(
    inGroups(rows, ({ categoryId }) => categoryId),
    ([categoryId, files]) => ({
      categoryId,
      categoryName: files[0]?.categoryName ?? '',
      details: files.flatMap(({ id }) => described.get(id) ?? []),
      total: sumOf(wanted.filter((one) => one.categoryId === categoryId)),
    }),
  )
  const counts = Object.fromEntries(
    [permission.public, permission.private, permission.pending].map((one) => [
      one,
      sumOf(counted.filter((row) => row.permission === one)),
    ]),
  )
  return {
    data,
    total,
    description: item.description,
    item: {
      name: item.name,
      pkgId: item.pkgId ?? item.id,
      path,
      counts: { ...counts, [anyPermission]: sumOf(counted) },
    },
  }
}

/** A file of the school, as it hangs on an item that is there. */
export async function fileOf(db: Database, schoolId: number, id: number) {
  const [found] = await db
    .select({ file: evaluationFile })
    .from(evaluationFile)
    .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationFile.itemId))
    .where(
      and(
        eq(evaluationFile.id, id),
        eq(evaluationFile.schoolId, schoolId),
        isNull(evaluationFile.deletedAt),
        isNull(evaluationItem.deletedAt),
      ),
    )
  return found?.file
}
