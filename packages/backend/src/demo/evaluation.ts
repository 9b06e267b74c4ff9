import { authority } from '@mango/contract'
import { evaluationFileType, evaluationTemplateKey, permission, templateRows } from '@mango/contract/evaluation'
import { extensionOf, fileType } from '@mango/contract/library'
import { dayLength, daysLater } from '@mango/contract/platform-time'
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  evaluationCategory,
  evaluationFile,
  evaluationItem,
  evaluationRating,
  evaluationStandard,
  libraryFile,
  membership,
  person,
} from '../database/schema.ts'
import { fileNamed, named } from '../areas/evaluation/named.ts'
import { gramsOf } from '../search/grams.ts'
import { searchedName } from '../search/words.ts'
import { putOnce } from '../storage/storage.ts'
import { demoCategories, demoPackages, demoStandard, type DemoPackage } from './evaluation-targets.ts'
import { xlsx } from './files/office.ts'
import { insertMany } from '../database/insert-many.ts'
import type { Random } from './random.ts'
import type { SeedContext, Seed } from './seed.ts'

type NewItem = typeof evaluationItem.$inferInsert & { id: number }
type NewFile = typeof evaluationFile.$inferInsert & { id: number }

/** Teachers of a school, and those of them who administer the resources. */
async function staffOf({ db }: SeedContext, schoolId: number) {
  const rows = await db
    .select({ id: person.id, permissions: membership.permissions })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .where(and(eq(person.kind, 'teacher'), eq(membership.schoolId, schoolId)))
    .orderBy(asc(person.id))
  const administrators = rows.filter(({ permissions }) => permissions.includes(authority.resourceAdministrator))
  return { teachers: rows.map(({ id }) => id), administrators: administrators.map(({ id }) => id) }
}
type Staff = Awaited<ReturnType<typeof staffOf>>

/** A package with its fields, chapters, points and what each point is looked at by. */
function itemsOf(pkg: DemoPackage, school: { id: number; createdBy: number; at: Date }, firstId: number): NewItem[] {
  const items: NewItem[] = []
  const add = (name: string, parentId: number | null, place: number, description = '') => {
    const id = firstId + items.length
    items.push({
      id,
      schoolId: school.id,
      subjectId: pkg.subjectId,
      pkgId: parentId === null ? null : firstId,
      parentId,
      place,
      ...named({ schoolId: school.id, subjectId: pkg.subjectId }, name),
      description,
      createdBy: school.createdBy,
      createdAt: school.at,
    })
    return id
  }
  const root = add(pkg.name, null, demoPackages.indexOf(pkg), pkg.description)
  for (const [fieldAt, [field, chapters]] of Object.entries(pkg.fields).entries()) {
    const fieldId = add(field, root, fieldAt)
    for (const [chapterAt, [chapter, points]] of Object.entries(chapters).entries()) {
      const chapterId = add(
        chapter,
        fieldId,
        chapterAt,
        `理解${chapter}的有关概念，掌握基本方法，能解决简单的实际问题。`,
      )
      for (const [pointAt, point] of points.split('、').entries()) {
        const pointId = add(point, chapterId, pointAt, `能说出“${point}”的要点，会用它解决本单元的典型问题。`)
        for (const [at, aspect] of pkg.aspects.entries()) add(aspect, pointId, at)
      }
    }
  }
  return items
}

interface Shelf {
  readonly id: number
  readonly fileName: string
  readonly type: number
}

/** Where a file belongs by what it is. */
function categoryAt({ fileName, type }: Shelf, random: Random): number {
  if (type === fileType.ppt || type === evaluationFileType.link) return 0
  if (type === fileType.video || ['mp3', 'wav'].includes(extensionOf(fileName))) return 2
  if (type === fileType.image || ['txt', 'json'].includes(extensionOf(fileName))) return 3
  return random.pick([1, 1, 4])
}

const labels = ['公开课', '第二版', '分层设计', '集体备课', '复习用', '提高班', '精选', '修订稿']
const permissions = [
  ...Array.from({ length: 7 }, () => permission.public),
  permission.private,
  permission.private,
  permission.pending,
  permission.pending,
  permission.takenDown,
]

interface Where {
  readonly school: number
  readonly subjectId: number
  readonly staff: Staff
  readonly shelves: readonly Shelf[]
  readonly categoryIds: readonly number[]
  readonly random: Random
  readonly now: Date
}

/** Some files on an item, called after it. */
function filesOf(item: NewItem, count: number, firstId: number, where: Where): NewFile[] {
  const { random, staff, shelves, categoryIds, now } = where
  const from = random.between(0, shelves.length - 1)
  return Array.from({ length: Math.min(count, shelves.length) }, (_, index) => {
    const shelf = shelves[(from + index) % shelves.length] ?? random.pick(shelves)
    const extension = extensionOf(shelf.fileName)
    const topic = (item.name.split(' ')[0] ?? '').slice(0, 12)
    const fileName =
      shelf.type === evaluationFileType.link ? `${topic}　在线资源` : `${topic}　${random.pick(labels)}.${extension}`
    return {
      id: firstId + index,
      schoolId: where.school,
      subjectId: where.subjectId,
      itemId: item.id,
      categoryId: categoryIds[categoryAt(shelf, random)] ?? 0,
      libraryFileId: shelf.id,
      ...fileNamed({ schoolId: where.school, subjectId: where.subjectId }, fileName),
      permission: random.pick(permissions),
      downloads: (random.between(0, 40) ** 2) >> 3,
      createdBy: random.next() < 0.2 ? (staff.teachers[1] ?? 0) : random.pick(staff.teachers),
      createdAt: new Date(now.getTime() - random.between(1, 300) * dayLength - random.between(0, dayLength)),
    }
  })
}

const linkAddresses = ['https://basic.smartedu.cn/', 'https://www.geogebra.org/calculator']

/** Links stand in the evaluation library like files. */
async function addLinks({ db, now }: SeedContext, ownerId: number) {
  const names = ['国家中小学智慧教育平台', '动态几何画板']
  await db.insert(libraryFile).values(
    linkAddresses.map((objectKey, index) => {
      const fileName = names[index] ?? ''
      const foldedName = searchedName(fileName)
      return {
        schoolId: 1,
        variant: 'evaluation' as const,
        ownerId,
        fileName,
        foldedName,
        grams: gramsOf(foldedName),
        objectKey,
        type: evaluationFileType.link,
        bytes: 0,
        needTranscode: false,
        createdAt: daysLater(now, -1),
      }
    }),
  )
}

async function sowCategories({ db }: SeedContext, schoolId: number, subjectId: number) {
  const rows = await db
    .insert(evaluationCategory)
    .values(demoCategories.map((category) => ({ schoolId, subjectId, ...category })))
    .returning({ id: evaluationCategory.id })
  return rows.map(({ id }) => id)
}

const shelvesOf = ({ db }: SeedContext, schoolId: number) =>
  db
    .select({ id: libraryFile.id, fileName: libraryFile.fileName, type: libraryFile.type })
    .from(libraryFile)
    .where(and(eq(libraryFile.schoolId, schoolId), eq(libraryFile.variant, 'evaluation')))
    .orderBy(asc(libraryFile.id))

/** Ids begin high enough to be told from places in a list. */
const firstItem = 20_001
const firstFile = 50_001

/** The trees of several subjects, one with more than a thousand targets, and files of every category on them. */
export const evaluationSeed: Seed = {
  name: 'evaluation',
  async sow(context) {
    const { db, random, now } = context
    const items: NewItem[] = []
    const files: NewFile[] = []
    for (const school of [1, 2]) {
      const staff = await staffOf(context, school)
      if (school === 1) await addLinks(context, staff.teachers[0] ?? 0)
      const shelves = await shelvesOf(context, school)
      const packages = school === 1 ? demoPackages : demoPackages.slice(1, 3)
      const categories = new Map<number, number[]>()
      for (const pkg of packages) {
        const { subjectId } = pkg
        const categoryIds = categories.get(subjectId) ?? (await sowCategories(context, school, subjectId))
        categories.set(subjectId, categoryIds)
        const at = daysLater(now, -400)
        const own = itemsOf(pkg, { id: school, createdBy: staff.teachers[0] ?? 0, at }, firstItem + items.length)
        items.push(...own)
        const where = { school, subjectId, staff, shelves, categoryIds, random, now }
        for (const item of own) {
          const isRich = item.name.startsWith('顶点式')
          if (isRich || random.next() < 0.12)
            files.push(...filesOf(item, isRich ? 30 : random.between(1, 6), firstFile + files.length, where))
        }
      }
    }
    await putOnce(context.storage, evaluationTemplateKey, await xlsx('评价指标', templateRows))
    await insertMany(db, evaluationItem, items)
    await insertMany(db, evaluationFile, files)
    const { administrators } = await staffOf(context, 1)
    const rated = files.filter(({ schoolId }) => schoolId === 1 && random.next() < 0.6)
    await insertMany(
      db,
      evaluationRating,
      rated.map(({ id }) => ({
        fileId: id,
        personId: random.pick(administrators),
        score: random.between(1, 3),
        description: random.next() < 0.3 ? '例题梯度好，最后一页可以补一道逆向题。' : '',
      })),
    )
    const packages = items.filter(({ parentId }) => parentId === null)
    await db
      .insert(evaluationStandard)
      .values(packages.flatMap(({ id }) => demoStandard.map((name, score) => ({ pkgId: id, score, name }))))
    await continueIds(context, items.length, files.length)
    await db.execute(sql`analyze evaluation_item, evaluation_file`)
  },
}

/** What comes next is numbered after what was sown. */
async function continueIds({ db }: SeedContext, items: number, files: number) {
  await db.execute(sql`
    select setval(pg_get_serial_sequence('evaluation_item', 'id'), ${firstItem + items}::bigint),
      setval(pg_get_serial_sequence('evaluation_file', 'id'), ${firstFile + files}::bigint)`)
}
