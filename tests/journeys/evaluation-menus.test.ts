import { authority } from '@mango/contract'
import { beforeAll, expect, test } from 'vitest'
import { evaluation, unfold, type OpenTree } from './open-evaluation.ts'
import { accounts, stage } from './stage.ts'

// What somebody is offered in the menus follows the rights alone, and whatever is not offered the server refuses too.
const rights: Readonly<Record<string, readonly number[]>> = {
  '13800000005': [authority.categoryDefinition],
  '13800000006': [authority.resourceAdministrator],
  '13800000007': [],
}

const { openTree, ask, firstPackage, itemsOf } = evaluation(
  stage({
    prepare: async (db) => {
      for (const [mobile, permissions] of Object.entries(rights))
        await db.execute(`update membership set permissions = '{${permissions.join()}}'
          where person_id = (select id from person where mobile = '${mobile}')`)
    },
  }),
)
const manage = '/api/tk/qbotTeach/manage'
const categories = '/api/tk/courseResource'
const subjectId = 2
const itemName = '菜单样例'
const names = { 1: '公开', 2: '私有', 3: '待审核', 4: '已下架' } as const
const statuses = [1, 2, 3, 4] as const
type Status = (typeof statuses)[number]

interface FileAsTold {
  readonly fileId: number
  readonly fileRepoId: number
  readonly fileName: string
  readonly permission: number
}
let item = 0
let categoryIds: readonly number[] = []
/** One file of each status, put there by the ordinary teacher. */
let files: ReadonlyMap<number, FileAsTold> = new Map()
function fileOf(status: Status): FileAsTold {
  const file = files.get(status)
  if (!file) throw new Error(`no file is ${names[status]}`)
  return file
}

async function filesAsTold(): Promise<readonly FileAsTold[]> {
  const body = { subjectId, pkgItemId: item, pageSize: 20, pageNum: 1, showAllSub: false, permission: 0 }
  const { data } = await ask(accounts.everything, `${manage}/page/pkgItemDetailWithCategory`, body)
  const groups = data as unknown as { details: FileAsTold[] }[]
  return groups.flatMap(({ details }) => details).toSorted((one, other) => one.fileId - other.fileId)
}
const giveStatus = (as: string, { fileId }: FileAsTold, status: number) =>
  ask(as, `${manage}/updateFilePermission?fileId=${fileId}&permission=${status}`)

beforeAll(async () => {
  const pkgId = await firstPackage()
  const added = { name: itemName, description: '', pkgId, subjectId, parentId: 0 }
  await ask(accounts.ordinary, `${manage}/addItem`, added)
  item = (await itemsOf(pkgId)).find(({ name }) => name === itemName)?.id ?? 0
  const kinds = (await ask(accounts.ordinary, `${categories}/categoryList?subjectId=${subjectId}`)).data
  categoryIds = (kinds as unknown as { categoryId: number }[]).map(({ categoryId }) => categoryId)
  const shelf = '/api/tk/qbotTeach/manage/selectFileRepoList?pageNum=1&pageSize=4&query=&type=5'
  const stored = (await ask(accounts.ordinary, shelf)).data
  const qbotTeachingFileVOList = stored.map(({ id }) => ({ fileId: id, permission: 2 }))
  const attached = { categoryId: categoryIds[0], pkgItemId: item, qbotTeachingFileVOList }
  await ask(accounts.ordinary, `${manage}/addFileToItemWithCategory`, attached)
  const told = await filesAsTold()
  for (const [at, file] of told.entries()) {
    const extension = file.fileName.slice(file.fileName.lastIndexOf('.'))
    const fileName = encodeURIComponent(`${names[statuses[at] ?? 1]}样例${extension}`)
    await ask(accounts.ordinary, `${manage}/renameFile?fileId=${file.fileId}&fileName=${fileName}`)
    await giveStatus(accounts.everything, file, statuses[at] ?? 0)
  }
  files = new Map((await filesAsTold()).map((file) => [file.permission, file]))
})

/** The words of the menu that a press of a button opens; it is closed again. */
async function offered({ page }: OpenTree, button: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole(role).first().waitFor()
  const words = await page.getByRole(role).allTextContents()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  return words
}

interface Offers {
  readonly menu: readonly string[]
  readonly given: readonly Status[]
}
interface Person {
  readonly who: string
  readonly as: string
  readonly defines: boolean
  readonly administers: boolean
  /** What is offered of each file that is seen. */
  readonly seen: ReadonlyMap<Status, Offers>
}
const ofCreator = { menu: ['重命名', '删除'], given: [] }
const sentByCreator: Offers = { ...ofCreator, given: [2, 3] }
const ofStranger: Offers = { menu: [], given: [] }
const all: Offers = { menu: ['重命名', '评分', '修改类别', '删除'], given: statuses }
const publicAlone = new Map<Status, Offers>([[1, ofStranger]])
const cases: readonly Person[] = [
  { who: 'category definition alone (110)', as: '13800000005', defines: true, administers: false, seen: publicAlone },
  {
    who: 'resource administration alone (106)',
    as: '13800000006',
    defines: false,
    administers: true,
    seen: new Map(statuses.map((status) => [status, all])),
  },
  {
    who: 'the creator of the files',
    as: accounts.ordinary,
    defines: false,
    administers: false,
    seen: new Map<Status, Offers>([
      [1, ofCreator],
      [2, sentByCreator],
      [3, sentByCreator],
      [4, ofCreator],
    ]),
  },
  { who: 'any teacher', as: '13800000007', defines: false, administers: false, seen: publicAlone },
]

test.each(cases)('$who: the menus', async ({ as, defines, administers, seen }) => {
  const it = await openTree(as)
  const { page, node } = it
  const isThere = async (name: string) => (await page.getByRole('button', { name, exact: true }).count()) === 1
  expect(await Promise.all(['导入', '评价标准', '类别定义'].map(isThere))).toEqual([true, true, defines])
  expect(await offered(it, '更多')).toEqual(['导出表格', ...(administers ? ['回收站'] : [])])

  await unfold(it, '义务教育数学（7–9 年级）')
  await node(itemName).click()
  await page.getByRole('heading', { name: itemName }).waitFor()
  expect(await offered(it, '更多操作')).toEqual(['添加子级', '移动目录', '删除'])
  await node(itemName).click({ button: 'right' })
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['添加子级', '重命名', '移动目录', '删除'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: fileOf(1).fileName, exact: true }).waitFor()
  const found = new Map<Status, { readonly menu: readonly string[]; readonly given: readonly string[] }>()
  for (const status of statuses) {
    const { fileName } = fileOf(status)
    if (!(await isThere(`下载 ${fileName}`))) continue
    const [menu, given] = [`操作 ${fileName}`, `状态 ${names[status]} ${fileName}`]
    found.set(status, {
      menu: (await isThere(menu)) ? await offered(it, menu) : [],
      given: (await isThere(given)) ? await offered(it, given, 'menuitemradio') : [],
    })
  }
  const inWords = ({ menu, given }: Offers) => ({ menu, given: given.map((status) => names[status]) })
  expect(found).toEqual(new Map([...seen].map(([status, offers]) => [status, inWords(offers)])))

  // Of several at once: what all of them may be given.
  for (const status of seen.keys())
    await page.getByRole('checkbox', { name: `选择 ${fileOf(status).fileName}` }).check()
  const bar = page.getByRole('toolbar', { name: '已选文件' })
  const changes = administers ? ['设置状态', '修改类别'] : []
  expect(await bar.getByRole('button').allTextContents()).toEqual(['取消选择', '打包下载', ...changes])
})

/** Calls, each a path and where there is one a body. */
type Asked = readonly [path: string, body?: object]

const ofCategories = (categoryId: number): readonly Asked[] => {
  const category = { categoryName: '不该有', categoryDesc: '', subjectId }
  return [
    [`${categories}/createCategory`, category],
    [`${categories}/updateCategory`, { ...category, categoryId }],
    [`${categories}/deleteCategory`, { categoryId }],
  ]
}
const ofBin = (): readonly Asked[] => [
  [`${manage}/bin?subjectId=${subjectId}`],
  [`${manage}/restore`, { kind: 'item', id: item }],
]
/** What the entries of the menu of a file ask for, by their words. */
const ofMenu = ({ fileId, fileRepoId, fileName }: FileAsTold, categoryId: number) =>
  new Map<string, readonly Asked[]>([
    ['重命名', [[`${manage}/renameFile?fileId=${fileId}&fileName=${encodeURIComponent(`改${fileName}`)}`]]],
    ['评分', [[`${manage}/updateFileRate`, { fileId, fileRepoId, ratingScore: 1, ratingDesc: '' }]]],
    [
      '修改类别',
      [
        [`${manage}/updateFileCategory`, { fileId, categoryId }],
        [`${manage}/updateFiles`, { files: [{ fileId, categoryId }] }],
      ],
    ],
    ['删除', [[`${manage}/deleteFile?fileId=${fileId}`]]],
  ])
const ofStatus = ({ fileId }: FileAsTold, status: Status): readonly Asked[] => [
  [`${manage}/updateFilePermission?fileId=${fileId}&permission=${status}`],
  [`${manage}/updateFiles`, { files: [{ fileId, permission: status }] }],
]

test.each(cases)('$who: the server refuses what is not offered', async ({ as, defines, administers, seen }) => {
  const [categoryId = 0, other = 0] = categoryIds
  const notOffered: readonly Asked[] = [
    ...(defines ? [] : ofCategories(categoryId)),
    ...(administers ? [] : ofBin()),
    ...statuses.flatMap((status) => {
      const file = fileOf(status)
      const { menu, given } = seen.get(status) ?? ofStranger
      const acts = [...ofMenu(file, other)].flatMap(([name, calls]) => (menu.includes(name) ? [] : calls))
      const others = statuses.filter((one) => !given.includes(one))
      return [...acts, ...others.flatMap((one) => ofStatus(file, one))]
    }),
  ]
  const state = async () => [await filesAsTold(), await ask(as, `${categories}/categoryList?subjectId=${subjectId}`)]
  const before = await state()
  const answers = await Promise.all(notOffered.map(async ([path, body]) => ({ path, ...(await ask(as, path, body)) })))
  // Each of them with a sentence.
  expect(answers.filter(({ code, message = '' }) => code === 0 || !/\p{Script=Han}/u.test(message))).toEqual([])
  expect(await state()).toEqual(before)
})

test.each(cases)('$who: every status that is offered is given', async ({ as, seen }) => {
  for (const [status, { given }] of seen)
    for (const wanted of given) {
      expect(await giveStatus(as, fileOf(status), wanted)).toMatchObject({ code: 0 })
      const now = (await filesAsTold()).find(({ fileId }) => fileId === fileOf(status).fileId)
      expect(now?.permission).toBe(wanted)
      await giveStatus(accounts.everything, fileOf(status), status)
    }
})
