import { code, nameProblem, wordsProblem } from '@mango/contract'
import {
  addFilesToItem,
  addItem,
  anyPermission,
  archiveFiles,
  binDays,
  createCategory,
  deleteCategory,
  deleteFile,
  deleteItem,
  descriptionLength,
  fileOrder,
  getBin,
  getCategories,
  getItemFiles,
  getPackageItems,
  getPackages,
  getStandards,
  getTargets,
  importPackage,
  itemNameLength,
  maxImportRows,
  moveItem,
  permission,
  recordFileDownload,
  renameFile,
  restore,
  saveStandards,
  searchItems,
  tableHead,
  text,
  updateCategory,
  updateFileCategory,
  updateFilePermission,
  updateFiles,
  updateFileRate,
  type EvaluationFile,
  type FileOrder,
} from '@mango/contract/evaluation'
import { addEvaluationFileToRepo, findSameFiles, printOf, selectEvaluationFileRepoList } from '@mango/contract/library'
import { utils, write } from '@e965/xlsx'
import { and, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import {
  evaluationCategory,
  evaluationCount,
  evaluationFile,
  evaluationItem,
  evaluationRating,
} from '../../database/schema.ts'
import { searchedWithin } from '../../search/scoped.ts'
import { text as refusalText } from '../../refusal.ts'
import { sweep } from '../../sweep.ts'
import type { UploadTarget } from '../../storage/upload-target.ts'
import { sessionOf, type Session } from '../../session/sessions.ts'
import { inLine, isServer, origin, startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'
import { archiveRoute } from './archive-route.ts'
import { emptyBin, restore as restoreFrom } from './bin.ts'
import { createCategory as createCategoryIn, deleteCategory as deleteCategoryOf } from './categories.ts'
import { attach, changeCategory, changeSeveral } from './change-files.ts'
import { words } from './words.ts'

let backend: TestBackend
/** Holds 106 and 110. */
let administrator: string
let teacher: string
let colleague: string
const subjectId = 2

beforeAll(async () => {
  backend = await startTestBackend()
  administrator = await backend.tokenOf('everything')
  teacher = await backend.tokenOf('ordinary')
  colleague = await backend.tokenOf('headmaster')
}, 180_000)
afterAll(() => backend.close())

const packagesOf = async () => (await backend.send(getPackages, { query: { subjectId } }, teacher)).data ?? []
const pkg = async () => (await packagesOf())[0]?.id ?? 0
const children = async (pkgId: number, parentId = 0) =>
  (await backend.send(getPackageItems, { query: { pkgId, parentId, subjectId } }, teacher)).data ?? []
const names = async (pkgId: number, parentId = 0) => (await children(pkgId, parentId)).map(({ name }) => name)

let count = 0
/** A new item directly below the first package, or below another item. */
async function newItem(parentId = 0, name = `新目录${++count}`): Promise<number> {
  const pkgId = await pkg()
  await backend.send(addItem, { body: { name, description: '说明', pkgId, subjectId, parentId } }, teacher)
  return (await children(pkgId, parentId)).findLast((item) => item.name === name)?.id ?? 0
}
const move = (pkgItemId: number, parentId: number, beforeId?: number) =>
  backend.send(moveItem, { query: { pkgItemId, parentId, ...(beforeId && { beforeId }) } }, teacher)
const remove = (pkgItemId: number) => backend.send(deleteItem, { query: { pkgItemId } }, teacher)
const categoriesOf = async () => (await backend.send(getCategories, { query: { subjectId } }, teacher)).data ?? []

interface Page {
  permission?: 0 | 1 | 2 | 3
  showAllSub?: boolean
  order?: FileOrder
  pageNum?: number
  pageSize?: number
}
const page = (pkgItemId: number, token = teacher, wish: Page = {}) =>
  backend.send(
    getItemFiles,
    { body: { subjectId, pkgItemId, pageSize: 20, pageNum: 1, showAllSub: true, permission: anyPermission, ...wish } },
    token,
  )
const filesOn = async (...asked: Parameters<typeof page>): Promise<EvaluationFile[]> =>
  ((await page(...asked)).data ?? []).flatMap(({ details }) => details)

type Attached = Awaited<ReturnType<typeof newFile>>['attached']
/** A file of somebody on a new item. */
async function newFile(
  token: string,
  status: 1 | 2 | 3 | 4 = permission.private,
  itemId?: number,
  name = `资料${++count}.txt`,
) {
  const pkgItemId = itemId ?? (await newItem())
  const url = await uploadFile(backend, token, `evaluation-${++count}.txt`, '例', 'evaluation')
  const { data } = await backend.send(
    addEvaluationFileToRepo,
    { body: { fileName: name, url, needTranscode: false, size: 1, type: 5 } },
    token,
  )
  const [category] = await categoriesOf()
  const body = {
    categoryId: category?.categoryId ?? 0,
    pkgItemId,
    qbotTeachingFileVOList: [{ fileId: data?.id ?? 0, permission: status }],
  }
  const answer = await backend.send(addFilesToItem, { body }, token)
  const file = (await filesOn(pkgItemId, token)).find((one) => one.fileName === name)
  return { answer, itemId: pkgItemId, file, fileId: file?.fileId ?? 0, attached: body }
}

/** A link of the teacher's on an item. */
async function newLink(pkgItemId: number, fileName: string, url: string): Promise<number> {
  const body = { fileName, url, needTranscode: false, size: 0, type: 8 }
  const { data } = await backend.send(addEvaluationFileToRepo, { body }, teacher)
  const [category] = await categoriesOf()
  const file = { fileId: data?.id ?? 0, permission: permission.private }
  const attached = { categoryId: category?.categoryId ?? 0, pkgItemId, qbotTeachingFileVOList: [file] }
  await backend.send(addFilesToItem, { body: attached }, teacher)
  return (await filesOn(pkgItemId))[0]?.fileId ?? 0
}

describe('the tree', () => {
  it('is read package by package and level by level', async () => {
    const packages = await packagesOf()
    expect(packages.map(({ name }) => name)).toEqual(['义务教育数学（7–9 年级）', '校本拓展　数学思维', '竞赛与强基'])
    const [first] = packages
    const fields = await children(first?.id ?? 0)
    expect(fields.map(({ name }) => name)).toEqual(['数与代数', '函数', '图形与几何', '统计与概率', '综合与实践'])
    expect(fields.every((field) => field.hasChild && field.parentId === 0)).toBe(true)
    const [chapter] = await children(first?.id ?? 0, fields[1]?.id)
    expect(chapter).toMatchObject({ name: '函数的概念', parentId: fields[1]?.id, pkgId: first?.id })
  })

  it.each([
    ['ninety-nine family emojis and a letter', `${'👨‍👩‍👧‍👦'.repeat(99)}A`, '👨‍👩‍👧‍👦'.repeat(500)],
    ['a hundred and one family emojis', '👨‍👩‍👧‍👦'.repeat(101), ''],
    ['a description of five hundred and one', '短名', '👨‍👩‍👧‍👦'.repeat(501)],
  ])('keeps or refuses as the fields say: %s', async (_, name, description) => {
    const pkgId = await pkg()
    const said = nameProblem(name, itemNameLength) ?? wordsProblem(description, descriptionLength)
    const body = { name, description, pkgId, subjectId, parentId: 0 }
    const answer = await backend.send(addItem, { body }, teacher)
    expect(answer.code === 0 ? undefined : answer.message).toBe(said)
    const kept = await backend.db.select().from(evaluationItem).where(eq(evaluationItem.name, name))
    expect(kept.map((item) => item.description)).toEqual(said ? [] : [description])
  })

  it('keeps an item where it was put, and in its order', async () => {
    const top = await newItem()
    const [one, two, three] = [await newItem(top), await newItem(top), await newItem(top)]
    expect((await move(three, top, one)).code).toBe(0)
    expect((await children(await pkg(), top)).map(({ id }) => id)).toEqual([three, one, two])
    expect((await move(one, two)).code).toBe(0)
    expect((await children(await pkg(), top)).map(({ id }) => id)).toEqual([three, two])
  })

  it('takes a branch along into another package', async () => {
    const top = await newItem()
    const below = await newItem(top)
    const other = (await packagesOf())[2]?.id ?? 0
    expect((await move(top, other)).code).toBe(0)
    expect((await children(other)).at(-1)).toMatchObject({ id: top, pkgId: other, parentId: 0 })
    expect(await children(other, top)).toMatchObject([{ id: below, pkgId: other }])
  })

  it('refuses to move an item below itself, and a package at all', async () => {
    const top = await newItem()
    const below = await newItem(await newItem(top))
    expect(await move(top, below)).toEqual({ code: code.refused, message: words.intoItself })
    expect(await move(top, top)).toMatchObject({ message: words.intoItself })
    expect(await move(await pkg(), top)).toMatchObject({ message: words.packageStays })
  })

  it('makes no circle and loses no branch when two people move at once', async () => {
    const [left, right] = [await newItem(), await newItem()]
    const answers = await Promise.all([move(left, right), move(right, left)])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([0, code.refused])
    const { data } = await backend.send(getTargets, { query: { subjectId } }, teacher)
    expect(data?.filter(({ id }) => id === left || id === right)).toHaveLength(2)
  })

  it('searches parts of names and of the names of files, and tells the way', async () => {
    const find = async (query: string, token = teacher) =>
      (await backend.send(searchItems, { query: { subjectId, limit: 200, query } }, token)).data ?? []
    const [found] = await find(' 顶点式 ')
    expect(found).toMatchObject({
      path: [{ name: '义务教育数学（7–9 年级）' }, { name: '函数' }, { name: '二次函数' }],
    })
    const { file, itemId } = await newFile(teacher)
    const name = file?.fileName ?? ''
    expect(await find(name.slice(0, -4))).toMatchObject([{ id: itemId, fileName: name }])
    // Somebody else's private file tells nothing of itself.
    expect(await find(name, colleague)).toEqual([])
    expect(await find('%')).toEqual([])
  })

  const limit = 200
  it.each([
    ['some in the sample, some elsewhere', { sampled: 6, elsewhere: 6, binned: 0, found: 12 }],
    ['enough in the sample', { sampled: 230, elsewhere: 20, binned: 0, found: limit }],
    [
      'enough in the sample, but too many of them in the bin',
      { sampled: 230, elsewhere: 60, binned: 90, found: limit },
    ],
  ])('finds what is often there: %s', async (name, { sampled, elsewhere, binned, found }) => {
    const [any] = await backend.db.select().from(evaluationFile).limit(1)
    if (!any) throw new Error('the demo has no files')
    const { id: _, ...file } = any
    const subject = 7
    const total = sampled + elsewhere
    const items = await backend.db
      .insert(evaluationItem)
      .values(
        Array.from({ length: total }, (_, place) => ({
          schoolId: 1,
          subjectId: subject,
          place,
          name: `目录${place}`,
          foldedName: '',
          grams: [],
          description: '',
          createdBy: file.createdBy,
          createdAt: file.createdAt,
          deletedAt: place < binned ? file.createdAt : null,
        })),
      )
      .returning({ id: evaluationItem.id })
    // The sixteenth block of ids is in the sample again, the one behind it is not.
    const [inside, outside] = [16 * 1024, 17 * 1024]
    await backend.db.insert(evaluationFile).values(
      items.map(({ id: itemId }, at) => ({
        ...file,
        ...searchedWithin(`1.${subject}`, name),
        id: at < sampled ? inside + at : outside + at,
        itemId,
        subjectId: subject,
        fileName: name,
        permission: permission.public,
        deletedAt: null,
      })),
    )
    const query = { subjectId: subject, limit, query: name }
    const { data } = await backend.send(searchItems, { query }, teacher)
    const gone = new Set(items.slice(0, binned).map(({ id }) => id))
    expect(new Set(data?.map(({ id }) => id)).size).toBe(found)
    expect(data?.filter(({ id }) => gone.has(id))).toEqual([])
    await backend.db.delete(evaluationItem).where(eq(evaluationItem.subjectId, subject))
  })
})

it('changes a category in its subject, to a name that no other has there', async () => {
  const [one, other] = await categoriesOf()
  const change = (part: { categoryName?: string; subjectId?: number }) =>
    backend.send(
      updateCategory,
      { body: { categoryId: 0, categoryName: '', subjectId, ...one, categoryDesc: '改过的说明', ...part } },
      administrator,
    )
  expect((await change({ categoryName: other?.categoryName ?? '' })).message).toBe(words.categoryTaken)
  expect((await change({ subjectId: 1 })).message).toBe(words.categoryGone)
  expect((await change({})).code).toBe(code.success)
  expect(await categoriesOf()).toContainEqual({ ...one, categoryDesc: '改过的说明' })
})

describe('what is deleted', () => {
  it('goes with all below it, and comes back with all that was there then', async () => {
    const top = await newItem()
    const kept = await newItem(top)
    const earlier = await newItem(top)
    const { fileId } = await newFile(teacher, permission.private, kept)
    await remove(earlier)
    await remove(top)
    expect(await names(await pkg())).not.toContain(top)
    expect((await page(kept)).code).toBe(code.refused)
    const { data } = await backend.send(getBin, { query: { subjectId } }, administrator)
    expect(data?.find(({ id, kind }) => kind === 'item' && id === top)).toMatchObject({ below: 2, deletedBy: '王建国' })
    const bring = (id: number) => backend.send(restore, { body: { kind: 'item', id } }, administrator)
    expect(await bring(earlier)).toMatchObject({ message: words.parentInBin })
    expect((await bring(top)).code).toBe(0)
    expect((await children(await pkg(), top)).map(({ id }) => id)).toEqual([kept])
    expect((await filesOn(kept)).map((file) => file.fileId)).toEqual([fileId])
  })

  it('comes back in the package that its place is in by now', async () => {
    const top = await newItem()
    const inner = await newItem(top)
    const lowest = await newItem(inner)
    await remove(inner)
    const other = (await packagesOf())[2]?.id ?? 0
    await move(top, other)
    await backend.send(restore, { body: { kind: 'item', id: inner } }, administrator)
    expect((await children(other, top)).map(({ id, pkgId }) => [id, pkgId])).toEqual([[inner, other]])
    expect((await children(other, inner)).map(({ id, pkgId }) => [id, pkgId])).toEqual([[lowest, other]])
  })

  it('of a category are its files too; a file that comes back brings it back', async () => {
    const body = { categoryName: '临时类别', categoryDesc: '', subjectId }
    await backend.send(createCategory, { body }, administrator)
    const { itemId, fileId } = await newFile(teacher)
    const categoryId = (await categoriesOf()).find(({ categoryName }) => categoryName === '临时类别')?.categoryId ?? 0
    await backend.send(updateFileCategory, { body: { fileId, categoryId } }, administrator)
    await backend.send(deleteCategory, { body: { categoryId } }, administrator)
    expect(await filesOn(itemId)).toEqual([])
    expect((await categoriesOf()).map((one) => one.categoryId)).not.toContain(categoryId)
    expect((await backend.send(restore, { body: { kind: 'file', id: fileId } }, administrator)).code).toBe(0)
    expect(await filesOn(itemId)).toHaveLength(1)
    expect((await categoriesOf()).map((one) => one.categoryId)).toContain(categoryId)
  })

  describe('at the moment in which a file comes into it,', () => {
    let session: Session
    beforeAll(async () => {
      session = await sessionOf(backend.db, administrator, backend.clock.now())
    })

    /** A new category, and the file of another one that is about to come into it. */
    async function coming() {
      const categoryName = `将删类别${++count}`
      await backend.send(createCategory, { body: { categoryName, categoryDesc: '', subjectId } }, administrator)
      const categoryId = (await categoriesOf()).find((one) => one.categoryName === categoryName)?.categoryId ?? 0
      const { fileId, attached } = await newFile(administrator)
      return { categoryId, fileId, attached: { ...attached, categoryId, pkgItemId: await newItem() } }
    }
    type Coming = Awaited<ReturnType<typeof coming>>
    /** The ways for a file into a category: done in a transaction, or asked for by a call. */
    const ways = {
      attached: {
        do: (tx: Database, { attached }: Coming) => attach(tx, session, attached, backend.clock.now()),
        ask: ({ attached }: Coming) => backend.send(addFilesToItem, { body: attached }, administrator),
      },
      moved: {
        do: (tx: Database, { fileId, categoryId }: Coming) => changeCategory(tx, session, fileId, categoryId),
        ask: ({ fileId, categoryId }: Coming) =>
          backend.send(updateFileCategory, { body: { fileId, categoryId } }, administrator),
      },
      'moved with others': {
        do: (tx: Database, { fileId, categoryId }: Coming) => changeSeveral(tx, session, [{ fileId, categoryId }]),
        ask: ({ fileId, categoryId }: Coming) =>
          backend.send(updateFiles, { body: { files: [{ fileId, categoryId }] } }, administrator),
      },
    }
    const drop = ({ categoryId }: Coming) => backend.send(deleteCategory, { body: { categoryId } }, administrator)
    const dropIn = (tx: Database, { categoryId }: Coming) =>
      deleteCategoryOf(tx, session, categoryId, backend.clock.now())
    const filesIn = ({ categoryId }: Coming) =>
      backend.db
        .select({ isInBin: sql<boolean>`deleted_at is not null` })
        .from(evaluationFile)
        .where(eq(evaluationFile.categoryId, categoryId))

    it.each(Object.entries(ways))('refuses one that is %s behind the deletion', async (_, way) => {
      const one = await coming()
      const [answer] = await inLine(
        backend.db,
        (tx) => dropIn(tx, one),
        async (): Promise<{ code: number; message?: string }> => way.ask(one),
      )
      expect(answer?.code).toBe(code.refused)
      expect(answer?.message).toContain(words.categoryGone)
      expect(await filesIn(one)).toEqual([])
    })

    it.each(Object.entries(ways))('takes one that is %s before the deletion along into the bin', async (_, way) => {
      const one = await coming()
      const [answer] = await inLine(
        backend.db,
        (tx) => way.do(tx, one),
        () => drop(one),
      )
      expect(answer?.code).toBe(code.success)
      expect(await filesIn(one)).toEqual([{ isInBin: true }])
    })

    /** A file in the bin whose category is still there. */
    async function binned() {
      const one = await coming()
      await ways.moved.ask(one)
      await backend.send(deleteFile, { query: { fileId: one.fileId } }, administrator)
      return one
    }
    const back = { kind: 'file' } as const

    it('comes back with one that is restored behind the deletion', async () => {
      const one = await binned()
      const [answer] = await inLine(
        backend.db,
        (tx) => dropIn(tx, one),
        () => backend.send(restore, { body: { ...back, id: one.fileId } }, administrator),
      )
      expect(answer?.code).toBe(code.success)
      expect(await filesIn(one)).toEqual([{ isInBin: false }])
      expect((await categoriesOf()).map(({ categoryId }) => categoryId)).toContain(one.categoryId)
    })

    it('is the new one of its name where that is made before the file comes back', async () => {
      const one = await binned()
      await drop(one)
      const [gone] = await backend.db.select().from(evaluationCategory).where(eq(evaluationCategory.id, one.categoryId))
      const wish = { categoryName: gone?.name ?? '', categoryDesc: '', subjectId }
      const bringBack = () => backend.send(restore, { body: { ...back, id: one.fileId } }, administrator)
      const [answer] = await inLine(backend.db, (tx) => createCategoryIn(tx, session, wish), bringBack)
      expect(answer?.message).toBe(isServer ? refusalText.overtaken : undefined)
      // As one is told to.
      await bringBack()
      const [made] = (await categoriesOf()).filter(({ categoryName }) => categoryName === wish.categoryName)
      expect(await filesIn({ ...one, categoryId: made?.categoryId ?? 0 })).toEqual([{ isInBin: false }])
    })

    it('takes one that is restored before the deletion back into the bin', async () => {
      const one = await binned()
      const [answer] = await inLine(
        backend.db,
        (tx) => restoreFrom(tx, session, { ...back, id: one.fileId }),
        () => drop(one),
      )
      expect(answer?.code).toBe(code.success)
      expect(await filesIn(one)).toEqual([{ isInBin: true }])
    })

    it('keeps what is moved away behind the deletion, and says that it is gone', async () => {
      const one = await coming()
      await ways.moved.ask(one)
      const other = await coming()
      const [answer] = await inLine(
        backend.db,
        (tx) => dropIn(tx, one),
        () => ways.moved.ask({ ...one, categoryId: other.categoryId }),
      )
      expect(answer).toMatchObject({ code: code.refused, message: words.fileGone })
      expect(await filesIn(one)).toEqual([{ isInBin: true }])
    })

    it('waits for files that go from category to category, and they for it: neither for ever', async () => {
      const one = await coming()
      const { fileId } = await coming()
      await ways.moved.ask(one)
      const files = [
        { fileId: one.fileId, permission: permission.private },
        { fileId, categoryId: one.categoryId },
      ]
      const answers = await inLine<{ code: number }>(
        backend.db,
        (tx) => tx.select().from(evaluationFile).where(eq(evaluationFile.id, one.fileId)).for('update'),
        () => backend.send(updateFiles, { body: { files } }, administrator),
        () => drop(one),
      )
      expect(answers.map((answer) => answer.code)).toEqual([code.success, code.success])
      expect(await filesIn(one)).toEqual([{ isInBin: true }, { isInBin: true }])
    })
  })

  describe('at the moment in which the bin is emptied', () => {
    const later = () => new Date(backend.clock.now().getTime() + (binDays * 86_400 + 1) * 1000)
    /** A target with one below it, both in the bin, and a file that lies there alone. */
    async function binned() {
      const id = await newItem()
      const below = await newItem(id)
      const { fileId } = await newFile(teacher)
      await remove(id)
      await backend.send(deleteFile, { query: { fileId } }, teacher)
      return { id, below, fileId }
    }
    const bringBack = (kind: 'item' | 'file', id: number) =>
      backend.send(restore, { body: { kind, id } }, administrator)

    it('stays where it was restored before', async () => {
      const session = await sessionOf(backend.db, administrator, backend.clock.now())
      const { id, below } = await binned()
      await inLine(
        backend.db,
        (tx) => restoreFrom(tx, session, { kind: 'item', id }),
        () => emptyBin(backend.db, later()),
      )
      const there = and(inArray(evaluationItem.id, [id, below]), isNull(evaluationItem.deletedAt))
      expect(await backend.db.$count(evaluationItem, there)).toBe(2)
    })

    it('is said to be gone where it is restored behind that', async () => {
      const { id, fileId } = await binned()
      const answers = await inLine<{ message?: string }>(
        backend.db,
        (tx) => emptyBin(tx, later()),
        () => bringBack('item', id),
        () => bringBack('file', fileId),
      )
      expect(answers.map(({ message }) => message)).toEqual([words.itemGone, words.fileGone])
    })
  })

  it('is gone for good after a month', async () => {
    const top = await newItem()
    const below = await newItem(top)
    await remove(top)
    backend.clock.advance(binDays * 86_400 + 1)
    await sweep(backend.services)
    const left = await backend.db.select().from(evaluationItem).where(eq(evaluationItem.id, below))
    expect(left).toEqual([])
    administrator = await backend.tokenOf('everything')
    teacher = await backend.tokenOf('ordinary')
    colleague = await backend.tokenOf('headmaster')
  })
})

describe('the counts of the tree', () => {
  /** What is kept must be what one counts, at every item and for everybody. */
  async function expectTrue() {
    const counted = await backend.db
      .select(getTableColumns(evaluationCount))
      .from(evaluationCount)
      .innerJoin(evaluationItem, eq(evaluationItem.id, evaluationCount.itemId))
      .where(and(isNull(evaluationItem.deletedAt), ne(evaluationCount.files, 0)))
      .orderBy(...Object.values(getTableColumns(evaluationCount)))
    const truth = await backend.db
      .select({
        itemId: sql<number>`at`,
        owner: sql<number>`owner`,
        categoryId: sql<number>`category_id`,
        permission: sql<number>`permission`,
        files: sql<number>`count(*)::integer`,
      })
      .from(
        sql`(
          with recursive way as (
            select item_id as at, case permission when 1 then 0 else created_by end as owner, category_id, permission
            from evaluation_file where deleted_at is null
            union all
            select item.parent_id, way.owner, way.category_id, way.permission
            from way join evaluation_item item on item.id = way.at where item.deleted_at is null
          )
          select at, owner, category_id, permission from way join evaluation_item item on item.id = way.at where item.deleted_at is null
        ) as truth`,
      )
      .groupBy(sql`at, owner, category_id, permission`)
      .orderBy(sql`at, owner, category_id, permission`)
    expect(counted).toEqual(truth)
    for (const token of [teacher, colleague, administrator]) {
      const packages = (await backend.send(getPackages, { query: { subjectId } }, token)).data ?? []
      for (const { id, files } of packages) expect(files).toBe((await page(id, token)).total)
    }
  }
  const countAt = async (id: number, token: string) => {
    const query = { pkgId: await pkg(), parentId: 0, subjectId }
    return (await backend.send(getPackageItems, { query }, token)).data?.find((item) => item.id === id)?.files
  }

  it('are of the files that one sees, from the first day on', expectTrue)

  it('follow every change of files, rights and places', async () => {
    const [here, there] = [await newItem(), await newItem()]
    const below = await newItem(here)
    const { fileId } = await newFile(teacher, permission.private, below)
    await newFile(administrator, permission.public, below)
    expect([await countAt(here, teacher), await countAt(here, colleague)]).toEqual([2, 1])
    await backend.send(updateFilePermission, { query: { fileId, permission: permission.public } }, administrator)
    expect(await countAt(here, colleague)).toBe(2)
    await move(below, there)
    expect([await countAt(here, teacher), await countAt(there, teacher)]).toEqual([0, 2])
    const inner = await newItem(below)
    await newFile(teacher, permission.private, inner)
    await remove(inner)
    await remove(below)
    expect(await countAt(there, teacher)).toBe(0)
    const bring = (kind: 'item' | 'file', id: number) => backend.send(restore, { body: { kind, id } }, administrator)
    await bring('item', below)
    expect(await countAt(there, teacher)).toBe(2)
    await bring('item', inner)
    expect(await countAt(there, teacher)).toBe(3)
    await backend.send(deleteFile, { query: { fileId } }, teacher)
    expect(await countAt(there, teacher)).toBe(2)
    await bring('file', fileId)
    expect(await countAt(there, teacher)).toBe(3)
    // Into another package, and away.
    await move(there, (await packagesOf())[2]?.id ?? 0)
    await expectTrue()
    await remove(there)
    await expectTrue()
  })

  it('are right when files come while items move', async () => {
    const [here, there, moved] = [await newItem(), await newItem(), await newItem()]
    await move(moved, here)
    await Promise.all([
      ...Array.from({ length: 6 }, (_, at) => move(moved, at % 2 ? here : there)),
      ...Array.from({ length: 6 }, () => newFile(teacher, permission.private, moved)),
    ])
    expect(await page(moved)).toMatchObject({ total: 6 })
    await expectTrue()
  })

  it('leave nothing behind of what is gone for good', async () => {
    const top = await newItem()
    await newFile(teacher, permission.public, await newItem(top))
    await remove(top)
    await emptyBin(backend.db, new Date(backend.clock.now().getTime() + (binDays + 1) * 86_400_000))
    await expectTrue()
  })
})

describe('files', () => {
  it('are counted over all pages, by category and by permission', async () => {
    const first = await page(await pkg(), administrator)
    const { total = 0 } = first
    const counts = first.item?.counts ?? {}
    expect(first.data?.flatMap(({ details }) => details)).toHaveLength(20)
    expect(counts[anyPermission]).toBe(total)
    for (const one of [1, 2, 3] as const)
      expect((await page(await pkg(), administrator, { permission: one })).total).toBe(counts[one])
    const seen = new Set<number>()
    for (let pageNum = 1; pageNum <= Math.ceil(total / 20); pageNum++)
      for (const { id } of await filesOn(await pkg(), administrator, { pageNum })) seen.add(id)
    expect(seen.size).toBe(total)
  })

  it('of the level alone are fewer than with those below', async () => {
    const top = await newItem()
    await newFile(teacher, permission.private, top)
    await newFile(teacher, permission.private, await newItem(top))
    expect((await page(top)).total).toBe(2)
    expect((await page(top, teacher, { showAllSub: false })).total).toBe(1)
  })

  it.each<[FileOrder, (file: EvaluationFile) => number]>([
    ['downloads', (file) => file.downloadCount],
    ['rating', (file) => file.ratingMean ?? 0],
    ['newest', (file) => Date.parse(file.createTime)],
  ])('are ordered by %s', async (order, valueOf) => {
    const [group] = (await page(await pkg(), administrator, { order, pageSize: 200 })).data ?? []
    const values = (group?.details ?? []).map(valueOf)
    expect(values.length).toBeGreaterThan(3)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it('are ordered by name as people count and read, those too that came before there was an order', async () => {
    const itemId = await newItem()
    const names = ['第10课.txt', '张三.txt', '第2课.txt', '安全.txt', '第1课.txt']
    const ids: number[] = []
    for (const name of names) {
      const { fileId } = await newFile(teacher, permission.private, itemId)
      await backend.send(renameFile, { query: { fileId, fileName: name } }, teacher)
      ids.push(fileId)
    }
    const inOrder = async () =>
      (await filesOn(itemId, teacher, { order: fileOrder.name })).map(({ fileName }) => fileName)
    const expected = ['安全.txt', '第1课.txt', '第2课.txt', '第10课.txt', '张三.txt']
    expect(await inOrder()).toEqual(expected)
    await backend.db.update(evaluationFile).set({ sortName: '' }).where(inArray(evaluationFile.id, ids))
    await sweep(backend.services)
    expect(await inOrder()).toEqual(expected)
  })

  it('that are private are seen by their creator and by administrators', async () => {
    const { itemId } = await newFile(teacher)
    expect([teacher, administrator, colleague].length).toBe(3)
    expect((await filesOn(itemId, teacher)).length).toBe(1)
    expect((await filesOn(itemId, administrator)).length).toBe(1)
    expect((await filesOn(itemId, colleague)).length).toBe(0)
  })

  it('hang on an item once, however often they are sent', async () => {
    const { itemId, attached } = await newFile(teacher)
    await Promise.all(Array.from({ length: 5 }, () => backend.send(addFilesToItem, { body: attached }, teacher)))
    expect(await filesOn(itemId)).toHaveLength(1)
  })

  /** Hangs the file of a new one on another new item. */
  async function hangElsewhere({ qbotTeachingFileVOList, ...attached }: Attached, by: string, status: 1 | 2 | 3 | 4) {
    const files = qbotTeachingFileVOList.map(({ fileId }) => ({ fileId, permission: status }))
    const body = { ...attached, pkgItemId: await newItem(), qbotTeachingFileVOList: files }
    return backend.send(addFilesToItem, { body }, by)
  }

  it.each([permission.private, permission.pending, permission.takenDown])(
    'with status %s are in the library of those alone who see them in the tree, and others can not hang them anywhere',
    async (status) => {
      const { fileId, attached, file } = await newFile(teacher)
      await backend.send(updateFilePermission, { query: { fileId, permission: status } }, administrator)
      const [{ fileId: libraryId } = { fileId: 0 }] = attached.qbotTeachingFileVOList
      const listed = async (token: string, wish = {}) => {
        const query = { pageNum: 1, pageSize: 100, query: '', type: 0, ...wish }
        const { data = [], page } = await backend.send(selectEvaluationFileRepoList, { query }, token)
        return { has: data.some(({ id }) => id === libraryId), total: page?.totalNum ?? 0 }
      }
      expect((await listed(administrator)).has).toBe(true)
      expect((await listed(teacher)).has).toBe(true)
      const hidden = await listed(colleague)
      expect(hidden.has).toBe(false)
      expect(await listed(colleague, { query: file?.fileName })).toEqual({ has: false, total: 0 })
      expect(await listed(teacher, { query: file?.fileName })).toEqual({ has: true, total: 1 })
      const same = async (token: string) => {
        const bytes = new TextEncoder().encode('例')
        const print = await printOf(bytes.length, () => Promise.resolve(bytes.buffer))
        const files = [{ fileName: file?.fileName ?? '', bytes: bytes.length, print }]
        return (await backend.send(findSameFiles, { body: { variant: 'evaluation', files } }, token)).data?.[0]?.id
      }
      expect(await same(teacher)).toBe(libraryId)
      expect(await same(colleague)).not.toBe(libraryId)
      expect(await hangElsewhere(attached, colleague, permission.private)).toMatchObject({ message: words.fileGone })
      expect((await hangElsewhere(attached, teacher, permission.private)).code).toBe(0)

      // In the bin it is nobody else's either; where it hangs for everybody it is.
      await backend.send(deleteFile, { query: { fileId } }, administrator)
      expect((await listed(colleague)).has).toBe(false)
      await hangElsewhere(attached, administrator, permission.public)
      expect(await listed(colleague)).toEqual({ has: true, total: hidden.total + 1 })
    },
  )

  it('that hang nowhere are there for all teachers, whatever one of them makes of such a file', async () => {
    const name = `同享${++count}.txt`
    const url = await uploadFile(backend, teacher, `shared-${count}.txt`, '例', 'evaluation')
    const body = { fileName: name, url, needTranscode: false, size: 1, type: 5 }
    const { data } = await backend.send(addEvaluationFileToRepo, { body }, teacher)
    const total = async () => {
      const query = { pageNum: 1, pageSize: 10, query: name, type: 0 }
      return (await backend.send(selectEvaluationFileRepoList, { query }, colleague)).page?.totalNum
    }
    expect(await total()).toBe(1)
    const [category] = await categoriesOf()
    const files = [{ fileId: data?.id ?? 0, permission: permission.private }]
    const hung = { categoryId: category?.categoryId ?? 0, pkgItemId: await newItem(), qbotTeachingFileVOList: files }
    for (const [by, found] of [
      [administrator, 1],
      [teacher, 0],
    ] as const) {
      expect((await backend.send(addFilesToItem, { body: hung }, by)).code).toBe(0)
      expect(await total()).toBe(found)
    }
  })

  it('are hung on an item beside what a person does not see there, and not twice for who sees them', async () => {
    const { itemId, fileId, attached } = await newFile(teacher)
    const added = async (by: string) => (await backend.send(addFilesToItem, { body: attached }, by)).data?.added
    await hangElsewhere(attached, administrator, permission.public)
    expect([await added(administrator), await added(colleague), await added(colleague)]).toEqual([0, 1, 0])
    expect(await filesOn(itemId, colleague)).toHaveLength(1)
    await backend.send(deleteFile, { query: { fileId } }, teacher)
    expect((await backend.send(restore, { body: { kind: 'file', id: fileId } }, administrator)).code).toBe(0)
    expect(await filesOn(itemId, administrator)).toHaveLength(2)
  })

  const everyStatus = Object.values(permission)
  /** From which status to which one somebody may bring a file of the teacher's. */
  it.each([
    ['the creator', 'teacher', ['2 3', '3 2']],
    ['a colleague', 'colleague', []],
    [
      'an administrator',
      'administrator',
      ['1 2', '1 3', '1 4', '2 1', '2 3', '2 4', '3 1', '3 2', '3 4', '4 1', '4 2', '4 3'],
    ],
  ] as const)('are given another status by %s as far as it is theirs', async (_, who, allowed) => {
    const token = { teacher, colleague, administrator }[who]
    const { fileId, itemId } = await newFile(teacher)
    const set = (status: 1 | 2 | 3 | 4, by: string) =>
      backend.send(updateFilePermission, { query: { fileId, permission: status } }, by)
    const done: string[] = []
    for (const from of everyStatus)
      for (const to of everyStatus.filter((status) => status !== from)) {
        await set(from, administrator)
        const { code: answered } = await set(to, token)
        const now = (await filesOn(itemId, administrator))[0]?.permission
        expect([from, to, now]).toEqual([from, to, answered === 0 ? to : from])
        if (answered === 0) done.push(`${from} ${to}`)
      }
    expect(done).toEqual(allowed)
  })
  it('keep what an administrator decides at the moment in which the creator takes them back', async () => {
    const { fileId, itemId } = await newFile(teacher, permission.pending)
    const [answer] = await inLine(
      backend.db,
      (tx) => tx.update(evaluationFile).set({ permission: permission.public }).where(eq(evaluationFile.id, fileId)),
      () => backend.send(updateFilePermission, { query: { fileId, permission: permission.private } }, teacher),
    )
    expect(answer?.message).toBe(words.statusNotYours)
    expect((await filesOn(itemId, administrator))[0]?.permission).toBe(permission.public)
  })

  describe('are changed together or not at all', () => {
    const give = (
      changes: readonly { fileId: number; permission?: 1 | 2 | 3 | 4; categoryId?: number }[],
      by: string,
    ) => backend.send(updateFiles, { body: { files: [...changes] } }, by)
    const threeFiles = async () => {
      const itemId = await newItem()
      const [own, other, foreign] = [
        await newFile(teacher, permission.private, itemId),
        await newFile(teacher, permission.private, itemId),
        await newFile(colleague, permission.private, itemId),
      ]
      return { itemId, own, other, foreign, ids: [own, other, foreign].map(({ fileId }) => fileId) }
    }
    const statuses = async (itemId: number, ids: readonly number[]) => {
      const files = await filesOn(itemId, administrator)
      return ids.map((id) => files.find(({ fileId }) => fileId === id)?.permission)
    }

    it('each to a status and a category of its own, by an administrator', async () => {
      const { itemId, ids } = await threeFiles()
      const categories = await categoriesOf()
      const changes = ids.map((fileId, at) => ({
        fileId,
        permission: ([1, 3, 4] as const)[at] ?? 1,
        categoryId: categories[at]?.categoryId ?? 0,
      }))
      expect((await give(changes, administrator)).code).toBe(0)
      expect(await statuses(itemId, ids)).toEqual([1, 3, 4])
      expect((await page(itemId, administrator)).data?.map(({ categoryId }) => categoryId)).toEqual(
        categories.slice(0, 3).map(({ categoryId }) => categoryId),
      )
    })

    it.each([
      ['another person’s public file', permission.public, true, words.noFileRight],
      ['another person’s private file, which is not named', permission.private, false, words.noFileRight],
    ] as const)('%s hinders all', async (_, status, isNamed, reason) => {
      const { itemId, ids, foreign } = await threeFiles()
      const foreignId = foreign.fileId
      await backend.send(updateFilePermission, { query: { fileId: foreignId, permission: status } }, administrator)
      const answer = await give(
        ids.map((fileId) => ({ fileId, permission: permission.pending })),
        teacher,
      )
      const name = isNamed ? (foreign.file?.fileName ?? '') : ''
      expect(answer).toEqual({ code: code.refused, message: words.nothingChanged(name, reason) })
      expect(await statuses(itemId, ids)).toEqual([2, 2, status])
    })

    it('a file that was deleted meanwhile hinders all, and is named', async () => {
      const { itemId, own, other } = await threeFiles()
      await backend.send(deleteFile, { query: { fileId: other.fileId } }, teacher)
      const answer = await give(
        [own, other].map(({ fileId }) => ({ fileId, permission: permission.pending })),
        teacher,
      )
      expect(answer.message).toBe(words.nothingChanged(other.file?.fileName ?? '', words.fileGone))
      expect(await statuses(itemId, [own.fileId])).toEqual([permission.private])
    })

    it('a status or a category that is not theirs to give hinders all', async () => {
      const { itemId, own, other } = await threeFiles()
      const categoryId = (await categoriesOf())[1]?.categoryId ?? 0
      const first = { fileId: own.fileId, permission: permission.pending }
      for (const second of [{ permission: permission.public }, { categoryId }])
        expect((await give([first, { fileId: other.fileId, ...second }], teacher)).code).toBe(code.refused)
      expect((await give([first, { fileId: other.fileId, categoryId: 987_654 }], administrator)).code).toBe(
        code.refused,
      )
      expect(await statuses(itemId, [own.fileId, other.fileId])).toEqual([2, 2])
    })

    it('by two people at once, one after the other', async () => {
      const { itemId, ids } = await threeFiles()
      const both = ([permission.public, permission.takenDown] as const).map((status, at) =>
        give(
          (at === 0 ? ids : ids.toReversed()).map((fileId) => ({ fileId, permission: status })),
          administrator,
        ),
      )
      expect((await Promise.all(both)).map((answer) => answer.code)).toEqual([0, 0])
      expect(new Set(await statuses(itemId, ids)).size).toBe(1)
    })
  })

  it('are renamed and deleted by their creator and administrators, and keep their extension', async () => {
    const { fileId, itemId } = await newFile(teacher)
    const rename = (fileName: string, by: string) => backend.send(renameFile, { query: { fileId, fileName } }, by)
    expect(await rename('新.txt', colleague)).toMatchObject({ message: words.noFileRight })
    expect(await rename('新.exe', teacher)).toMatchObject({ message: words.extensionStays })
    expect(await rename(`${'长'.repeat(21)}.txt`, teacher)).toMatchObject({ message: text.fileNameWrong })
    expect((await rename('新.txt', teacher)).code).toBe(0)
    expect((await rename('更新.TXT', administrator)).code).toBe(0)
    expect((await filesOn(itemId))[0]?.fileName).toBe('更新.TXT')
    expect((await backend.send(deleteFile, { query: { fileId } }, colleague)).code).toBe(code.refused)
    expect((await backend.send(deleteFile, { query: { fileId } }, teacher)).code).toBe(0)
    expect(await filesOn(itemId)).toEqual([])
  })

  it('that are links have no extension to keep', async () => {
    const itemId = await newItem()
    const fileId = await newLink(itemId, '第1.2节 二次函数的图象', 'https://school.test/1.2')
    const rename = (fileName: string) => backend.send(renameFile, { query: { fileId, fileName } }, teacher)
    expect((await rename(`第1.${'长'.repeat(20)}`)).code).toBe(code.refused)
    expect((await rename('.NET 入门')).code).toBe(0)
    expect((await filesOn(itemId))[0]?.fileName).toBe('.NET 入门')
  })

  it('change category by an administrator only', async () => {
    const { fileId, itemId } = await newFile(teacher)
    const categoryId = (await categoriesOf())[1]?.categoryId ?? 0
    const change = (by: string) => backend.send(updateFileCategory, { body: { fileId, categoryId } }, by)
    expect((await change(teacher)).code).toBe(code.refused)
    expect((await change(administrator)).code).toBe(0)
    expect((await page(itemId)).data?.[0]?.categoryId).toBe(categoryId)
  })

  it('have one rating of each person, which can be taken back, and the mean of all', async () => {
    const { fileId, itemId, file } = await newFile(teacher)
    const give = (ratingScore: number, ratingDesc = '') =>
      backend.send(
        updateFileRate,
        { body: { fileId, fileRepoId: file?.fileRepoId ?? 0, ratingScore, ratingDesc } },
        administrator,
      )
    const read = async (by: string) => (await filesOn(itemId, by))[0]
    await give(1)
    await give(3, '好')
    expect(await read(administrator)).toMatchObject({ ratingScore: 3, ratingDesc: '好', ratingMean: 3 })
    expect(await read(teacher)).toMatchObject({ ratingScore: 0, ratingDesc: '', ratingMean: 3 })
    await give(0)
    expect(await read(administrator)).toMatchObject({ ratingScore: 0, ratingMean: 0 })
    await give(0, '只写说明')
    expect(await read(administrator)).toMatchObject({ ratingScore: 0, ratingDesc: '只写说明', ratingMean: 0 })
    const another = { fileId, personId: file?.createBy ?? 0, score: 3, description: '' }
    await backend.db.insert(evaluationRating).values(another)
    expect(await read(administrator)).toMatchObject({ ratingDesc: '只写说明', ratingMean: 3 })
  })

  it('count their downloads, each by whoever downloads', async () => {
    const { fileId, itemId, file } = await newFile(teacher)
    const download = (by: string, userId = file?.createBy ?? 0) =>
      backend.send(recordFileDownload, { query: { fileId, userId } }, by)
    await Promise.all([download(teacher), download(teacher), download(teacher)])
    expect((await download(colleague)).code).toBe(code.refused)
    expect((await filesOn(itemId))[0]?.downloadCount).toBe(3)
  })

  it.each([
    ['录像.avi', 7],
    ['录像.mpeg4', 7],
    ['朗读.m4a', 7],
    ['素材.zip', 5],
  ])('say whether they are played: %s is of type %i', async (name, type) => {
    const itemId = await newItem()
    await newFile(teacher, permission.private, itemId, name)
    expect(await filesOn(itemId)).toMatchObject([{ fileName: name, type }])
  })

  it('may be links, which lead where they say', async () => {
    const body = { fileName: '平台', url: 'https://school.test/a?b=1', needTranscode: false, size: 0, type: 8 }
    const added = await backend.send(addEvaluationFileToRepo, { body }, teacher)
    expect(added.data?.url).toBe(body.url)
    for (const url of ['javascript:alert(1)', 'ftp://x.test', 'https://'])
      expect((await backend.send(addEvaluationFileToRepo, { body: { ...body, url } }, teacher)).code).toBe(code.refused)
  })
})

describe('an archive', () => {
  const offer = (fileIds: number[], pkgItemId: number, by = teacher) =>
    backend.send(archiveFiles, { body: { pkgItemId, fileIds } }, by)
  const fetched = (url = '') => backend.fetch(url.slice(origin.length))

  it('holds the files under names of their own, is as long as it says, and counts each of them once', async () => {
    const itemId = await newItem(0, '压缩:包')
    const files = [
      await newFile(teacher, permission.private, itemId),
      await newFile(teacher, permission.private, itemId),
    ]
    const fileIds = files.map(({ fileId }) => fileId)
    for (const fileId of fileIds) await backend.send(renameFile, { query: { fileId, fileName: '同名.txt' } }, teacher)
    const { data } = await offer([...fileIds, ...fileIds], itemId)
    const answer = await fetched(data?.url)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('压缩_包.zip')}`,
    )
    const entries = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])
    expect(entries).toEqual([
      ['同名.txt', '例'],
      ['同名 (2).txt', '例'],
    ])
    expect((await filesOn(itemId)).map(({ downloadCount }) => downloadCount)).toEqual([1, 1])
  })

  it('has a link as a small file that leads there', async () => {
    const itemId = await newItem()
    const url = 'https://school.test/a?b=1'
    const { data } = await offer([await newLink(itemId, '平台', url)], itemId)
    const entries = unzipSync(new Uint8Array(await (await fetched(data?.url)).arrayBuffer()))
    expect(strFromU8(entries['平台.url'] ?? new Uint8Array())).toContain(`URL=${url}`)
  })

  it('is only of files that one sees, and not by another address', async () => {
    const { fileId, itemId } = await newFile(teacher)
    expect((await offer([fileId], itemId, colleague)).message).toBe(words.fileGone)
    expect((await offer([fileId], itemId, administrator)).code).toBe(0)
    const url = (await offer([fileId], itemId)).data?.url ?? ''
    expect((await fetched(url.replace(`.${fileId}.`, `.${fileId - 1}.`))).status).toBe(403)
    backend.clock.advance(299)
    expect((await fetched(url)).status).toBe(200)
    backend.clock.advance(1)
    expect((await fetched(url)).status).toBe(403)
    const later = (await offer([fileId], itemId)).data?.url ?? ''
    await backend.send(deleteFile, { query: { fileId } }, teacher)
    expect((await fetched(later)).status).toBe(403)
  })

  it('is read piece by piece, and only as far as somebody takes it', async () => {
    let read = 0
    let closed = false
    const piece = new Uint8Array(1024 * 1024)
    const large: UploadTarget = {
      ...backend.services.uploads,
      size: async () => 3_000 * piece.length,
      read: async () =>
        new ReadableStream({
          pull(to) {
            read += 1
            to.enqueue(piece)
          },
          cancel() {
            closed = true
          },
        }),
    }
    const { itemId, fileId } = await newFile(teacher)
    const url = (await offer([fileId], itemId)).data?.url ?? ''
    const answer = await archiveRoute({ ...backend.services, uploads: large }).request(url)
    expect(answer.headers.get('content-length')).toMatch(/^31457\d{5}$/)
    const reader = answer.body?.getReader()
    for (let taken = 0; taken < 5; taken++) await reader?.read()
    await reader?.cancel()
    expect(read).toBeLessThan(10)
    await expect.poll(() => closed).toBe(true)
  })
})

it('keeps the standard of each package as the whole list that was sent', async () => {
  const [one, two] = await packagesOf()
  const standards = async (pkgId = 0) => {
    const { data } = await backend.send(getStandards, { query: { pkgId } }, teacher)
    return data?.map(({ name }) => name)
  }
  const before = await standards(two?.id)
  const items = [{ name: '会' }, { name: '熟练' }]
  await backend.send(saveStandards, { body: { pkgId: one?.id ?? 0, items } }, teacher)
  expect(await standards(one?.id)).toEqual(['会', '熟练'])
  expect(await standards(two?.id)).toEqual(before)
})

it('leaves an entry of the standard its id, and takes none from another package or twice', async () => {
  const [one, two] = await packagesOf()
  const standards = async (pkgId = 0) => (await backend.send(getStandards, { query: { pkgId } }, teacher)).data ?? []
  const [own] = await standards(one?.id)
  const others = await standards(two?.id)
  const items = [
    { id: others[0]?.id, name: '新' },
    { id: own?.id, name: '改' },
    { id: own?.id, name: '再' },
  ]
  expect(await backend.send(saveStandards, { body: { pkgId: one?.id ?? 0, items } }, teacher)).toMatchObject({
    code: 0,
  })
  const saved = await standards(one?.id)
  expect(saved.map(({ name }) => name)).toEqual(['新', '改', '再'])
  expect(saved[1]?.id).toBe(own?.id)
  expect(new Set([...saved, ...others].map(({ id }) => id)).size).toBe(3 + others.length)
  expect(await standards(two?.id)).toEqual(others)
})

it('takes saves of one standard at the same moment one after the other', async () => {
  const [one] = await packagesOf()
  const pkgId = one?.id ?? 0
  const save = (name: string) =>
    backend.send(saveStandards, { body: { pkgId, items: [{ name }, { name: '熟' }] } }, teacher)
  const answers = await Promise.all(['甲', '乙', '丙', '丁'].map(save))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const { data } = await backend.send(getStandards, { query: { pkgId } }, teacher)
  expect(data?.map(({ name }) => name)).toEqual([expect.stringMatching(/^[甲乙丙丁]$/), '熟'])
})

describe('an import', () => {
  const tableOf = (rows: readonly (readonly string[])[], bookType: 'xls' | 'xlsx' = 'xlsx') => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([tableHead(3), ...rows.map((row) => [...row])]))
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType })
    return new File([bytes], `指标.${bookType}`)
  }
  const send = (file: File, subject = 9) => backend.send(importPackage, { body: { subjectId: subject }, file }, teacher)
  const targets = async () => (await backend.send(getTargets, { query: { subjectId: 9 } }, teacher)).data ?? []

  it('adds what is new, describes anew, leaves the rest and refuses bad rows', async () => {
    const first = [
      ['历史', '', '', '', '全书'],
      ['历史', '古代史'],
      ['历史', '近代史'],
      ['历史', '无', '深'],
    ]
    expect((await send(tableOf(first))).data).toEqual({ added: 3, changed: 0, left: 0, refused: 1 })
    const second = [
      ['历史', '古代史', '', '', '新说明'],
      ['历史', '近代史'],
      ['历史', '古代史', '秦汉'],
      ['地方史', '本市'],
    ]
    expect((await send(tableOf(second, 'xls'))).data).toEqual({ added: 3, changed: 1, left: 1, refused: 0 })
    expect((await targets()).map(({ name, description }) => [name, description])).toEqual([
      ['历史', '全书'],
      ['古代史', '新说明'],
      ['秦汉', ''],
      ['近代史', ''],
      ['地方史', ''],
      ['本市', ''],
    ])
  })

  it('a cell astray at the end of the sheet makes no table of millions', async () => {
    const parts = unzipSync(new Uint8Array(await tableOf([['音乐', '乐理']]).arrayBuffer()))
    const name = 'xl/worksheets/sheet1.xml'
    const far = '<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c></row></sheetData>'
    const sheet = strFromU8(parts[name] ?? new Uint8Array())
      .replace(/<dimension[^>]*>/, '')
      .replace('</sheetData>', far)
    const file = new File([new Uint8Array(zipSync({ ...parts, [name]: strToU8(sheet) }))], '指标.xlsx')
    expect(await send(file)).toMatchObject({ data: { added: 2, refused: 0 } })
  })

  it.each([
    ['no table', new File([new Uint8Array([1, 2, 3])], '指标.xlsx')],
    ['another kind of file', new File(['x'], '指标.csv')],
    ['a table without rows', tableOf([])],
    ['a table of too many rows', tableOf(Array.from({ length: maxImportRows + 1 }, (_, n) => ['体育', `项目${n}`]))],
  ])('refuses %s and changes nothing', async (_, file) => {
    const before = await targets()
    expect((await send(file)).code).toBe(code.refused)
    expect(await targets()).toEqual(before)
  })
})
