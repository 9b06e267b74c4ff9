import {
  addFilesToItem,
  addItem,
  archiveFiles,
  getBin,
  getStandards,
  getCategories,
  getItemFiles,
  getPackageItems,
  getPackages,
  getTargets,
  permission,
  renameFile,
  restore,
  searchItems,
  tableHead,
  tableText,
  text,
  updateFiles,
  type EvaluationFile,
} from '@mango/contract/evaluation'
import { listSubjects } from '@mango/contract/subjects'
import { code, type Call } from '@mango/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { fill, inside, onPage, overfill, press, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './evaluation-tree.define.ts'

interface Args {
  view: string
  heading: string
  authority: readonly number[] | undefined
}

const meta: Meta<Args> = {
  title: 'Widgets/evaluation-tree',
  args: { view: 'subjectId=2', heading: '课程评价指标管理', authority: undefined },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('evaluation-tree'),
}
export default meta
type Story = StoryObj<Args>

const pkg = { id: 1, name: '义务教育数学（7–9 年级）', parentId: 0 }
const items = [
  { id: 2, name: '函数', hasChild: false, pkgId: 1, parentId: 0 },
  { id: 3, name: '图形与几何', hasChild: false, pkgId: 1, parentId: 0 },
]
const file = (id: number, change: Partial<EvaluationFile> = {}): EvaluationFile => ({
  id,
  fileId: id,
  fileRepoId: id,
  fileName: `二次函数的图象（${id}）.pptx`,
  type: 3,
  url: '/oss/a.pptx',
  transcodeImg: '',
  pkgName: pkg.name,
  createBy: 7,
  userName: '林晓梅',
  createTime: '2026-11-18 16:20:00',
  ratingScore: 2,
  ratingDesc: '',
  downloadCount: 128,
  size: 2048,
  permission: permission.public,
  ...change,
})
const kinds = ['课件', '练习与测评'].map((categoryName, index) => ({
  categoryId: index + 1,
  categoryName,
  categoryDesc: '',
  subjectId: 2,
}))
const shown = (files: readonly EvaluationFile[], name = '函数', description = '理解函数的概念。') =>
  answers(getItemFiles, {
    data: files.length === 0 ? [] : [{ categoryId: 1, categoryName: '课件', details: [...files], total: files.length }],
    total: files.length,
    description,
    item: {
      name,
      pkgId: 1,
      path: [{ id: 1, name: pkg.name }],
      counts: { 0: files.length, 1: files.length, 2: 0, 3: 0 },
    },
  })
const tree = [
  answers(getPackages, { data: [pkg] }),
  answers(getPackageItems, { data: items }),
  answers(getCategories, { data: kinds }),
]
const chosen = 'subjectId=2&item=2'

export const Live: Story = {
  async play({ canvasElement }) {
    await shows(canvasElement, '义务教育数学（7–9 年级）')
    await expect(inside(canvasElement).queryByRole('treeitem', { expanded: true })).toBeNull()
    await shows(canvasElement, text.nothingChosen)
  },
}
/** It is open and chosen as soon as it is there; who folds it finds it folded. */
export const OnePackage: Story = {
  loaders: [live('everything', ...tree, shown([file(1)], pkg.name))],
  async play({ canvasElement }) {
    await shows(canvasElement, '图形与几何')
    await shows(canvasElement, '二次函数的图象（1）.pptx')
    const only = inside(canvasElement).getByRole('treeitem', { name: pkg.name, expanded: true, selected: true })
    await userEvent.click(only.querySelector('[data-toggle]') ?? only)
    await inside(canvasElement).findByRole('treeitem', { name: pkg.name, expanded: false })
    await expect(inside(canvasElement).queryByText('图形与几何')).toBeNull()
  },
}
export const Dark: Story = {
  args: { view: chosen },
  globals: { theme: 'dark' },
  loaders: [live('everything', ...tree, shown([file(1), file(2, { permission: permission.pending })]))],
  play: ({ canvasElement }) => shows(canvasElement, '二次函数的图象（1）.pptx'),
}
export const Narrow: Story = {
  args: { view: chosen },
  globals: { width: '320' },
  loaders: [live('everything', ...tree, shown([file(1)]))],
  async play({ canvasElement }) {
    await shows(canvasElement, '二次函数的图象（1）.pptx')
    // What is rarely wanted is in no line of its own.
    const subject = inside(canvasElement).getByRole('combobox', { name: '科目' }).getBoundingClientRect()
    const [more] = inside(canvasElement).getAllByRole('button', { name: '更多' })
    await expect(more?.getBoundingClientRect().top).toBeLessThan(subject.bottom)
  },
}
export const Loading: Story = {
  loaders: [live('everything', hangs(getPackages))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, text.import)
    await expect(inside(canvasElement).getByRole('button', { name: text.standard })).toBeDisabled()
    await expect(inside(canvasElement).queryByRole('tree')).toBeNull()
    await expect(inside(canvasElement).queryByText(text.nothingChosen)).toBeNull()
  },
}
export const NoSubjects: Story = {
  loaders: [live('everything', answers(listSubjects, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '还没有科目'),
}
export const NoPackages: Story = {
  loaders: [live('everything', answers(getPackages, { data: [] }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '还没有评价指标')
    await expect(inside(canvasElement).getByRole('button', { name: text.standard })).toBeDisabled()
  },
}
export const NothingChosen: Story = {
  loaders: [
    live('everything', answers(getPackages, { data: [pkg, { ...pkg, id: 9, name: '竞赛与强基' }] }), ...tree.slice(1)),
  ],
  play: ({ canvasElement }) => shows(canvasElement, text.nothingChosen),
}
/** How many files there are is seen at the end of a row, and heard once, after its name. */
export const CountedFiles: Story = {
  loaders: [live('everything', answers(getPackages, { data: [{ ...pkg, files: 12 }] }), ...tree.slice(1))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, pkg.name)
    const row = inside(canvasElement).getByRole('treeitem', { name: pkg.name })
    await expect(row).toHaveTextContent(/12$/)
    await expect(row).toHaveAccessibleDescription('12 个文件')
  },
}
export const TreeFailing: Story = {
  loaders: [live('everything', refuses(getPackages, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const FilesFailing: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, refuses(getItemFiles, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
/** An old link, to a target that is gone: nothing goes on as if it were still loading. */
export const GoneTarget: Story = {
  args: { view: 'subjectId=2&item=99' },
  loaders: [live('everything', ...tree, refuses(getItemFiles, '目录不存在或已被删除，请刷新后重试', code.refused))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '目录不存在或已被删除，请刷新后重试')
    const panel = inside(canvasElement).getByRole('region', { name: '资源' })
    await waitFor(() => expect(panel.querySelector('.skeleton')).toBeNull())
    await expect(inside(canvasElement).queryByRole('group', { name: '分页' })).toBeNull()
  },
}
export const NotAllowed: Story = {
  loaders: [live('everything', refuses(getPackages, '没有操作权限', code.refused))],
  play: ({ canvasElement }) => shows(canvasElement, '没有操作权限'),
}
export const NoFiles: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([]))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '练习与测评')
    await expect(inside(canvasElement).getAllByRole('button', { name: /^上传到/ })).toHaveLength(2)
  },
}
/** The other categories are on other pages; each can be added to from here. */
export const OnePageOfSeveral: Story = {
  args: { view: chosen },
  loaders: [
    live(
      'everything',
      ...tree,
      answers(getItemFiles, {
        data: [{ categoryId: 1, categoryName: '课件', details: [file(1), file(2)], total: 22 }],
        total: 45,
        description: '',
        item: { name: '函数', pkgId: 1, path: [{ id: 1, name: pkg.name }], counts: { 0: 45, 1: 45, 2: 0, 3: 0 } },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '二次函数的图象（1）.pptx')
    await press(canvasElement, 'button', '上传到 练习与测评')
    const dialog = await inDialog(canvasElement, '上传到“函数”')
    await expect(dialog.getByText('练习与测评')).toBeVisible()
  },
}
export const EveryKindOfFile: Story = {
  args: { view: chosen },
  loaders: [
    live(
      'everything',
      ...tree,
      shown([
        file(1, { ratingScore: 0 }),
        file(2, { fileName: '动画讲解.mp4', type: 4, permission: permission.pending }),
        file(3, {
          fileName: '动态几何',
          type: 8,
          url: 'https://example.test/',
          permission: permission.private,
          size: 0,
        }),
        file(4, { fileName: '旧卷.pdf', type: 2, permission: permission.takenDown }),
        file(5, { fileName: '朗读.mp3', type: 7, size: 86 }),
      ]),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, text.transcoding)
    await shows(canvasElement, /已下架/)
    await shows(canvasElement, '2.00MB')
    await press(canvasElement, 'button', '动画讲解.mp4')
    await waitFor(() => expect(inside(canvasElement).getAllByText(text.transcoding)).toHaveLength(2))
  },
}
/** What the player takes is opened; of anything else it is said that it can't be. */
export const PlayedAndNot: Story = {
  args: { view: chosen },
  loaders: [
    live(
      'everything',
      ...tree,
      shown([file(1, { fileName: '朗读.m4a', type: 7 }), file(2, { fileName: '素材.zip', type: 5 })]),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '素材.zip')
    await shows(canvasElement, text.formatNotSupported)
    await press(canvasElement, 'button', '朗读.m4a')
    await inDialog(canvasElement, '朗读.m4a')
  },
}
/** Somebody else's files: they can be read and taken along. */
export const OrdinaryTeacher: Story = {
  args: { view: chosen, authority: [] },
  loaders: [live('ordinary', ...tree, shown([file(1)]))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '二次函数的图象（1）.pptx')
    const page = inside(canvasElement)
    await expect(page.queryByRole('button', { name: text.categoryDefinition })).toBeNull()
    await expect(page.queryByRole('button', { name: /^操作/ })).toBeNull()
    await expect(page.queryByRole('button', { name: /^状态/ })).toBeNull()
    // Taking along is for everybody, changing is not.
    await userEvent.click(page.getByRole('checkbox', { name: '选择 二次函数的图象（1）.pptx' }))
    const picked = within(page.getByRole('toolbar', { name: '已选文件' }))
    await expect(picked.getByRole('button', { name: '打包下载' })).toBeEnabled()
    await expect(picked.queryByRole('button', { name: text.changeCategory })).toBeNull()
    await expect(picked.queryByRole('button', { name: '设置状态' })).toBeNull()
  },
}
export const SeveralPicked: Story = {
  args: { view: chosen },
  loaders: [
    live('everything', ...tree, shown([file(1), file(2), file(3)]), refuses(archiveFiles, '文件不存在或已被删除')),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '二次函数的图象（1）.pptx')
    await userEvent.click(inside(canvasElement).getByRole('checkbox', { name: '选择 课件 的全部文件' }))
    await expect(inside(canvasElement).getByRole('toolbar', { name: '已选文件' })).toHaveTextContent('已选 3 个文件')
    await press(canvasElement, 'button', '打包下载')
    await shows(canvasElement, '文件不存在或已被删除')
  },
}
/** One of them may not be changed: none is, which one it was is told, and they stay picked. */
export const SeveralRefused: Story = {
  args: { view: chosen },
  loaders: [
    live(
      'everything',
      ...tree,
      shown([file(1), file(2)]),
      refuses(updateFiles, '“二次函数的图象（2）.pptx”：文件不存在或已被删除，请刷新后重试。所选文件都没有改动'),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '二次函数的图象（1）.pptx')
    await userEvent.click(inside(canvasElement).getByRole('checkbox', { name: '选择 课件 的全部文件' }))
    await press(canvasElement, 'button', '设置状态')
    await press(canvasElement, 'menuitem', '已下架')
    await shows(canvasElement, /“二次函数的图象（2）\.pptx”.*所选文件都没有改动/)
    await expect(inside(canvasElement).getByRole('toolbar', { name: '已选文件' })).toHaveTextContent('已选 2 个文件')
  },
}
export const VeryLongNames: Story = {
  args: { view: chosen },
  globals: { width: '320' },
  loaders: [
    live(
      'everything',
      answers(getPackages, { data: [{ ...pkg, name: '很长的指标包名称'.repeat(12) }] }),
      answers(getCategories, { data: kinds }),
      shown(
        [file(1, { fileName: `${'很长的文件名'.repeat(12)}.pptx` })],
        '很长的目录名称'.repeat(12),
        '说明'.repeat(200),
      ),
    ),
  ],
  play: ({ canvasElement }) => shows(canvasElement, /^很长的目录名称/),
}
const twoFound = answers(searchItems, {
  data: [
    { id: 2, name: '函数', hasChild: false, pkgId: 1, parentId: 0, path: [{ id: 1, name: pkg.name }] },
    {
      id: 3,
      name: '图形与几何',
      hasChild: false,
      pkgId: 1,
      parentId: 0,
      path: [{ id: 1, name: pkg.name }],
      fileName: '三角函数.pdf',
    },
  ],
})
export const Found: Story = {
  args: { view: 'subjectId=2&query=函数' },
  loaders: [live('everything', ...tree, twoFound)],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '找到 2 项')
    const marks = inside(canvasElement).getAllByText('函数', { selector: 'mark' })
    await expect(marks).toHaveLength(2)
    for (const mark of marks) await expect(getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}
/** What was found is there again with its words, though it could not be asked for; a cleared search says what is shown instead. */
export const FoundNotRefreshed: Story = {
  args: { view: 'subjectId=2&query=函数' },
  loaders: [live('everything', ...tree, twoFound)],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '共 2 项')
    await live('everything', ...tree, refuses(searchItems, '数据库繁忙'))()
    const element = canvasElement.querySelector('evaluation-tree')
    element?.setAttribute('view', 'subjectId=2')
    await shows(canvasElement, '共 1 个指标包')
    await expect(inside(canvasElement).queryByText('找到 2 项')).toBeNull()
    element?.setAttribute('view', 'subjectId=2&query=函数')
    await shows(canvasElement, '搜索结果没有刷新')
    await shows(canvasElement, '找到 2 项')
    await expect(inside(canvasElement).queryByText('搜索没有完成')).toBeNull()
  },
}
export const NothingFound: Story = {
  args: { view: 'subjectId=2&query=没有' },
  loaders: [live('everything', ...tree, answers(searchItems, { data: [] }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '没有找到')
    await shows(canvasElement, '共 0 项')
  },
}

/** Opens a dialog and looks into it. */
const inDialog = async (canvas: HTMLElement, name: string) =>
  within(await waitFor(() => inside(canvas).getByRole('dialog', { name }), { timeout: 10_000 }))

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '义务教育数学（7–9 年级）')
    await press(canvasElement, 'button', text.standard)
    const dialog = await inDialog(canvasElement, text.standard)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '0 分的说明' })).toHaveValue('还没有接触'))
    await expect(dialog.getAllByRole('button', { name: /^删除 \d 分/ })).toHaveLength(1)
    const more = dialog.getByRole('button', { name: '添加一级' })
    await expect(more).toBeDisabled()
    await expect(more).toHaveAccessibleDescription('最多 5 级')
    await expect(dialog.getByText('最多 5 级')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '删除 4 分' }))
    await waitFor(() => expect(more).toBeEnabled())
    await expect(dialog.queryByText('最多 5 级')).toBeNull()
  },
}
export const Categories: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', text.categoryDefinition)
    const dialog = await inDialog(canvasElement, text.categoryDefinition)
    await waitFor(() => expect(dialog.getByText('课件')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: text.addCategory }))
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled()
    await fill(canvasElement, '类别名称', '优秀作品')
    await expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
  },
}
/** What can be done with a category stands beside its name. */
export const CategoriesNarrow: Story = {
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', text.categoryDefinition)
    const dialog = await inDialog(canvasElement, text.categoryDefinition)
    const name = await waitFor(() => dialog.getByRole('rowheader', { name: '课件' }))
    for (const act of ['编辑', '删除']) {
      const button = dialog.getByRole('button', { name: `${act} 课件` }).getBoundingClientRect()
      const { top, bottom } = name.getBoundingClientRect()
      await expect(button.top).toBeLessThan(bottom)
      await expect(button.bottom).toBeGreaterThan(top)
    }
  },
}
export const TooLongStandard: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', text.standard)
    const dialog = await inDialog(canvasElement, text.standard)
    await overfill(canvasElement, '0 分的说明', 100, '不能超过100个字')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(dialog.getByText('不能超过100个字')).toBeVisible()
  },
}
export const TooLongStandardNarrow: Story = { ...TooLongStandard, globals: { width: '320' } }
export const TooLongCategory: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', text.categoryDefinition)
    await press(canvasElement, 'button', text.addCategory)
    await overfill(canvasElement, '类别名称', 30, '名称不能超过30个字')
    await overfill(canvasElement, '类别说明', 500, '不能超过500个字')
    await expect(inside(canvasElement).getByRole('button', { name: '保存' })).toBeDisabled()
    // A character is what one sees.
    await fill(canvasElement, '类别名称', '👨‍👩‍👧‍👦'.repeat(30))
    await fill(canvasElement, '类别说明', '')
    await expect(inside(canvasElement).getByRole('button', { name: '保存' })).toBeEnabled()
    await overfill(canvasElement, '类别名称', 30, '名称不能超过30个字')
  },
}
export const TooLongCategoryNarrow: Story = { ...TooLongCategory, globals: { width: '320' } }

/** What a dialog had stays when it is opened again and can't be asked for; a notice tells. */
const notRefreshed = (
  open: (canvas: HTMLElement) => Promise<void>,
  failing: Call,
  content: string,
  told: string,
): Story => ({
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await shows(canvasElement, content)
    await press(canvasElement, 'button', '关闭')
    await live('everything', refuses(failing, '数据库繁忙'))()
    await open(canvasElement)
    await shows(canvasElement, told)
    await shows(canvasElement, content)
  },
})
const openBin = async (canvas: HTMLElement) => {
  await press(canvas, 'button', '更多')
  await press(canvas, 'menuitem', '回收站')
}
export const BinNotRefreshed: Story = notRefreshed(openBin, getBin, '回收站是空的', '回收站没有刷新')
export const StandardNotRefreshed: Story = notRefreshed(
  (canvas) => press(canvas, 'button', text.standard),
  getStandards,
  '0',
  '评价标准没有刷新',
)
export const CategoriesNotRefreshed: Story = notRefreshed(
  (canvas) => press(canvas, 'button', text.categoryDefinition),
  getCategories,
  '课件',
  '类别没有刷新',
)
export const EmptyBin: Story = {
  loaders: [live('everything', ...tree, answers(getBin, { data: [] }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '更多')
    await press(canvasElement, 'menuitem', '回收站')
    await shows(canvasElement, '回收站是空的')
  },
}
/** What went with an item is counted; whoever deleted it is named. */
export const Bin: Story = {
  loaders: [
    live(
      'everything',
      ...tree,
      answers(getBin, {
        data: [
          {
            id: 9,
            kind: 'item',
            name: '旧的目录',
            place: pkg.name,
            below: 12,
            deletedBy: '林晓梅',
            deletedAt: '2026-11-18 16:20:00',
          },
        ],
      }),
      refuses(restore, '上级目录已被删除，请先恢复上级目录'),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '更多')
    await press(canvasElement, 'menuitem', '回收站')
    await press(canvasElement, 'button', '恢复 旧的目录')
    await shows(canvasElement, '上级目录已被删除，请先恢复上级目录')
  },
}
export const AddingItem: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([]), refuses(addItem, '数据库繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '练习与测评')
    await press(canvasElement, 'button', '更多操作')
    await press(canvasElement, 'menuitem', text.addChild)
    const dialog = await inDialog(canvasElement, text.addChild)
    await fill(canvasElement, '名称', '三角函数')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await shows(canvasElement, '数据库繁忙')
    await expect(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('三角函数')
  },
}
/** What is too long stays to be shortened, and nothing is sent before. */
export const TooLongItem: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([]), refuses(addItem, '不该发送'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '练习与测评')
    await press(canvasElement, 'button', '更多操作')
    await press(canvasElement, 'menuitem', text.addChild)
    await inDialog(canvasElement, text.addChild)
    await overfill(canvasElement, '名称', 100, '名称不能超过100个字')
    await overfill(canvasElement, '指导说明', 500, '不能超过500个字')
    await press(canvasElement, 'button', '保存')
    await fill(canvasElement, '名称', '三角函数')
    await press(canvasElement, 'button', '保存')
    await expect(inside(canvasElement).queryByText('不该发送')).toBeNull()
    await expect(inside(canvasElement).getByText('501 / 500')).toBeVisible()
  },
}
export const TooLongItemNarrow: Story = { ...TooLongItem, globals: { width: '320' } }
export const Renaming: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([file(1, { fileName: '课件.pptx' })]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '操作 课件.pptx')
    await press(canvasElement, 'menuitem', text.rename)
    const dialog = await inDialog(canvasElement, text.rename)
    const save = dialog.getByRole('button', { name: '确定' })
    await expect(save).toBeDisabled()
    await fireEvent.change(dialog.getByRole('textbox'), { target: { value: '长'.repeat(21) } })
    await expect(dialog.getByText('名称不能超过20个字')).toBeVisible()
    await expect(save).toBeDisabled()
  },
}
/** A name of before that is too long to be given is not offered again. */
export const RenamedForGood: Story = {
  args: { view: chosen },
  loaders: [
    live('everything', ...tree, shown([file(1, { fileName: `${'长'.repeat(28)}.pdf` })]), answers(renameFile, {})),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^操作/)
    await press(canvasElement, 'menuitem', text.rename)
    const dialog = await inDialog(canvasElement, text.rename)
    await fireEvent.change(dialog.getByRole('textbox'), { target: { value: '短名' } })
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, text.updated)
    await expect(inside(canvasElement).queryByRole('button', { name: '撤销' })).toBeNull()
  },
}
export const UploadWithoutCategory: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([]))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '练习与测评')
    await press(canvasElement, 'button', '上传')
    const dialog = await inDialog(canvasElement, '上传到“函数”')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(dialog.getByText(text.categoryMissing)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('combobox').matches(':focus')).toBe(true))
  },
}
/** Where a file hangs already nobody is told that it was added. */
export const UploadOfWhatIsThere: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([]), answers(addFilesToItem, { data: { added: 0 } }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上传到 课件')
    const dialog = await inDialog(canvasElement, '上传到“函数”')
    const field = inside(canvasElement).getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('no field for a file')
    await userEvent.upload(field, new File(['例'], '资料.txt'))
    await dialog.findByText('将添加 1 个文件', undefined, { timeout: 10_000 })
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, /^所选文件已在此目录下/)
    await expect(inside(canvasElement).queryByText(text.created)).toBeNull()
  },
}
/** A name is cut where the dialog ends: it can be taken out again. */
export const UploadOfALongName: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上传到 课件')
    await inDialog(canvasElement, '上传到“函数”')
    const dialog = inside(canvasElement).getByRole('dialog')
    const field = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('no field for a file')
    await userEvent.upload(field, new File(['例'], `${'练习与答案'.repeat(20)}.txt`))
    const remove = await within(dialog).findByRole('button', { name: /^移除 练习与答案/ }, { timeout: 10_000 })
    await expect(remove.getBoundingClientRect().right).toBeLessThan(dialog.getBoundingClientRect().right)
  },
}
/** Told where they would be chosen, with a way to get them: without one nothing can be uploaded. */
export const CategoriesFailing: Story = {
  args: { view: chosen },
  loaders: [live('everything', refuses(getCategories, '数据库繁忙'), ...tree, shown([file(1)]))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '类别没有加载出来')
    await press(canvasElement, 'button', '上传')
    const dialog = await inDialog(canvasElement, '上传到“函数”')
    await expect(await dialog.findByText('类别没有加载出来')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}
export const Rating: Story = {
  args: { view: chosen },
  loaders: [live('everything', ...tree, shown([file(1)]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^操作/)
    await press(canvasElement, 'menuitem', text.rate)
    const dialog = await inDialog(canvasElement, text.rate)
    await expect(dialog.getByText('2 星')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { checked: true }))
    await expect(dialog.getByText('未评分')).toBeVisible()
    await overfill(canvasElement, '说明（选填）', 500, '不能超过500个字')
    await expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled()
  },
}

/** A table file of targets. */
async function tableOf(rows: readonly (readonly string[])[]): Promise<File> {
  const { fileOf } = await import('./table/table-file.ts')
  return new File([fileOf([tableHead(3), ...rows])], '指标.xlsx')
}
/** The first half stands in the tree to be; each row of the other half is wrong. */
export const ImportOfTenThousand: Story = {
  loaders: [live('everything', ...tree, answers(getTargets, { data: [] }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, pkg.name)
    await press(canvasElement, 'button', text.import)
    const dialog = await inDialog(canvasElement, '导入评价指标')
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      at < 5000 ? [`指标包 ${at % 50}`, `指标 ${at}`] : ['指标包 1', `没有 ${at}`, '下级'],
    )
    const field = inside(canvasElement).getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('no field for a file')
    await userEvent.upload(field, await tableOf(rows))
    const bad = await dialog.findByRole('region', { name: '有问题的行，共 5000 行' }, { timeout: 10_000 })
    bad.scrollTop = bad.scrollHeight
    await waitFor(() => expect(within(bad).getByText('找不到上级“没有 9999”')).toBeVisible())
    await expect(within(bad).getAllByRole('row').length).toBeLessThan(60)
    const preview = dialog.getByRole('tree', { name: '导入后的目录' })
    await expect(within(preview).getByText('指标包 0')).toBeVisible()
    preview.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(preview).getByText('指标 4999')).toBeVisible())
  },
}

/** What was said of the file before is not said of the next. */
export const ImportOfWrongFiles: Story = {
  loaders: [live('everything', ...tree)],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, pkg.name)
    await press(canvasElement, 'button', text.import)
    const dialog = await inDialog(canvasElement, '导入评价指标')
    const dropped = async (file: File) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      const tile = await dialog.findByRole('button', { name: /把表格拖到这里/ })
      tile.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }
    const { fileOf } = await import('./table/table-file.ts')
    await dropped(new File([fileOf([['指标包', '说明', '一级指标']])], '自己做的.xlsx'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(tableText.headMissing)
    await dropped(new File(['指标包'], '指标.csv'))
    await expect(await dialog.findByText('不能用这个文件：指标.csv')).toBeVisible()
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}
