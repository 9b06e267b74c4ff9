import { unattended } from '@mango/client/upload'
import type { ElementOf } from '@mango/element'
import '@mango/element/mango-context/define'
import {
  findSameFiles,
  getFilePolicy,
  getLibraryCovers,
  getLibraryFileUses,
  selectEvaluationFileRepoList,
  selectFileRepoList,
  type LibraryFile,
} from '@mango/contract/library'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { overfill, waits } from '../../../stories/element-stage.tsx'
import { live } from '../../../stories/live-backend.ts'
import { wideOnItsSide } from '../../../stories/on-its-side.ts'
import './resource-library.define.ts'
import type { face } from './resource-library.face.ts'

type ResourceLibrary = ElementOf<typeof face>

interface Args {
  open: boolean
  inline: boolean
  variant: 'class' | 'evaluation'
  types: readonly number[]
  single: boolean
  'files-only': boolean
}

const files = (count: number, change: Partial<LibraryFile> = {}) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    fileName: `二次函数的图象与性质（${index + 1}）.pdf`,
    url: '/oss/none.pdf',
    type: 2,
    size: 3502,
    createTime: '2026-11-18 16:20:00',
    urlAbridge: '',
    transcodeImg: '',
    needTranscode: false,
    ...change,
  })),
  page: { totalNum: count },
})

/** The widget draws below the story's theme and width: the context and the container are the page's. */
const meta: Meta<Args> = {
  title: 'Widgets/resource-library',
  args: { open: false, inline: true, variant: 'class', types: [], single: false, 'files-only': false },
  argTypes: { variant: { control: 'inline-radio', options: ['class', 'evaluation'] } },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: (args, { globals }) =>
    createElement(
      'mango-context',
      { theme: String(globals['theme']) },
      <div
        style={{ inlineSize: globals['width'] === 'full' ? undefined : `${globals['width']}px`, maxInlineSize: '100%' }}
      >
        {createElement('resource-library', args)}
      </div>,
    ),
}
export default meta
type Story = StoryObj<Args>

const element = (canvas: HTMLElement): ResourceLibrary => {
  const found = canvas.querySelector<ResourceLibrary>('resource-library')
  if (!found?.shadowRoot) throw new Error('no <resource-library>')
  return found
}
/** What is drawn inside the element. */
const inside = (canvas: HTMLElement) => {
  const drawn = element(canvas).shadowRoot?.querySelector<HTMLElement>('.mango')
  if (!drawn) throw new Error('nothing drawn')
  return within(drawn)
}
const soon = { timeout: 20_000 }
const shows = (text: string | RegExp) => async (canvas: HTMLElement) => {
  await waitFor(() => expect(inside(canvas).getAllByText(text)[0]).toBeVisible(), soon)
}

/** A hundred and twenty files of the demo school, on the reference backend running in this page. */
export const Live: Story = { play: ({ canvasElement }) => shows(/共 \d+ 个文件/)(canvasElement) }
export const AsDialog: Story = {
  args: { open: true, inline: false },
  play: async ({ canvasElement }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    expect(inside(canvasElement).getByRole('dialog', { name: '课堂资源库' })).toBeVisible()
    // What an upload may be has room for its last word.
    const hint = await waitFor(() => inside(canvasElement).getByText(/^上传单个限/), soon)
    await waitFor(() => expect(hint.scrollWidth).toBeLessThanOrEqual(hint.clientWidth), soon)
  },
}
/** A dialog in the window is as large as the window: its controls are not those of a narrow widget. */
export const AsDialogOfNarrow: Story = {
  args: { open: true, inline: false },
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    const layout = await waitFor(() => inside(canvasElement).getByRole('radiogroup', { name: '显示方式' }), soon)
    const bar = layout.closest('.browse-bar')
    await waitFor(() => expect(layout.getBoundingClientRect().height).toBeLessThan(40), soon)
    expect(bar?.scrollHeight).toBeLessThanOrEqual(bar?.clientHeight ?? 0)
  },
}
/** The little height there is goes to the files: the whole sheet scrolls, not two rows of it. */
export const AsDialogOnItsSide: Story = {
  args: { open: true, inline: false },
  ...wideOnItsSide,
  play: async ({ canvasElement }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const list = inside(canvasElement).getByRole('list', { name: '文件列表' }).parentElement
    await expect(list?.clientHeight).toBe(list?.scrollHeight)
    await expect(innerHeight).toBe(390)
  },
}
export const Evaluation: Story = {
  args: { variant: 'evaluation' },
  play: ({ canvasElement }) => shows(/共 \d+ 个文件/)(canvasElement),
}
const twoLinks = {
  data: [
    ...files(1, { fileName: '动态几何画板', type: 8, size: 0, url: 'https://geometry.example/' }).data,
    ...files(1, { id: 2, fileName: '打不开的链接', type: 8, size: 0, url: 'javascript:alert(1)' }).data,
  ],
  page: { totalNum: 2 },
}
const photo = { type: 6, url: '/oss/photo.jpg', urlAbridge: '/oss/photo.jpg' }
/** A photo as large as a phone makes it is not loaded for the mark of a row. */
export const LargePhotos: Story = {
  loaders: [
    live(
      'everything',
      answers(selectFileRepoList, {
        data: [
          ...files(1, { ...photo, fileName: '操场.jpg', size: 6_000_000 }).data,
          ...files(1, { ...photo, id: 2, fileName: '校徽.jpg', size: 60_000, urlAbridge: '/oss/small.jpg' }).data,
        ],
        page: { totalNum: 2 },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows('操场.jpg')(canvasElement)
    const [large] = rowsIn(canvasElement)
    expect(large).toHaveTextContent('操场.jpg')
    expect(large?.querySelector('img')).toBeNull()
    expect(large?.querySelector('.file-mark')).toBeVisible()
  },
}
/** What can't be shown can be saved, by everybody. */
export const NotToBeShown: Story = {
  loaders: [
    live('everything', answers(selectFileRepoList, files(1, { fileName: '课件素材.zip', type: 5, changeable: false }))),
  ],
  play: async ({ canvasElement }) => {
    await shows('课件素材.zip')(canvasElement)
    const link = inside(canvasElement).getByRole('link', { name: '下载 课件素材.zip' })
    expect(link).toHaveAttribute('download', '课件素材.zip')
    expect(inside(canvasElement).queryByRole('button', { name: /^预览/ })).toBeNull()
  },
}
/** A link is called one, has no size, and leads where it leads. */
export const EvaluationLinks: Story = {
  args: { variant: 'evaluation' },
  loaders: [live('everything', answers(selectEvaluationFileRepoList, twoLinks))],
  play: async ({ canvasElement }) => {
    await shows('动态几何画板')(canvasElement)
    const link = inside(canvasElement).getByRole('link', { name: '打开 动态几何画板' })
    expect(link).toHaveAttribute('href', 'https://geometry.example/')
    expect(inside(canvasElement).queryByRole('link', { name: '打开 打不开的链接' })).toBeNull()
    expect(rowsIn(canvasElement)[0]?.querySelector('.file-type')).toHaveTextContent('链接')
    expect(rowsIn(canvasElement)[0]?.querySelector('.file-size')).toBeEmptyDOMElement()
  },
}
export const Loading: Story = {
  loaders: [live('everything', hangs(selectFileRepoList))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Empty: Story = {
  loaders: [live('everything', answers(selectFileRepoList, files(0)))],
  play: ({ canvasElement }) => shows('资源库还没有文件')(canvasElement),
}
export const NothingFound: Story = {
  async play({ canvasElement }) {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const search = inside(canvasElement).getByRole('searchbox', { name: '搜索文件名' })
    fireEvent.input(search, { target: { value: '没有这样的文件' } })
    await shows('没有符合条件的文件')(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '清除筛选' }))
    await shows(/共 [1-9]\d* 个文件/)(canvasElement)
    await expect(search).toHaveValue('')
  },
}
export const NothingFoundInEvaluation: Story = { ...NothingFound, args: { variant: 'evaluation' } }
export const One: Story = {
  loaders: [live('everything', answers(selectFileRepoList, files(1)))],
  play: ({ canvasElement }) => shows(/共 1 个文件/)(canvasElement),
}
export const VeryLongNames: Story = {
  loaders: [
    live(
      'everything',
      answers(selectFileRepoList, files(3, { fileName: `${'很长的文件名'.repeat(30)}\u202Egnp.exe.pdf` })),
    ),
  ],
  play: ({ canvasElement }) => shows(/共 3 个文件/)(canvasElement),
}
export const Failing: Story = {
  loaders: [live('everything', refuses(selectFileRepoList, '数据库忙'))],
  // Said once: in the list's place, not in a notice beside it.
  play: async ({ canvasElement }) => {
    await shows('文件列表没有加载出来')(canvasElement)
    await expect(inside(canvasElement).getAllByText('数据库忙')).toHaveLength(1)
  },
}
export const NoPermission: Story = {
  loaders: [live('student')],
  play: async ({ canvasElement }) => {
    await shows('没有操作权限')(canvasElement)
    await expect(inside(canvasElement).queryByRole('button', { name: '重试' })).toBeNull()
  },
}
export const Narrow: Story = {
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(/共 \d+ 个文件/)(canvasElement),
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(/共 \d+ 个文件/)(canvasElement),
}

const rowsIn = (canvas: HTMLElement) =>
  within(inside(canvas).getByRole('list', { name: '文件列表' })).getAllByRole('listitem')

/** Only what one has uploaded oneself, and nothing at first of what one has used. */
export const WhoseFiles: Story = {
  // Who uses no file in any other story.
  loaders: [live('headmaster')],
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const everybody = inside(canvasElement).getByText(/共 \d+ 个文件/).textContent
    await userEvent.click(await inside(canvasElement).findByRole('radio', { name: '我的文件' }))
    await waitFor(() => expect(inside(canvasElement).queryByText(everybody)).toBeNull(), soon)
    await userEvent.click(inside(canvasElement).getByRole('radio', { name: '最近使用' }))
    await shows('您还没有用过这里的文件')(canvasElement)
  },
}
export const BySize: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await userEvent.selectOptions(await inside(canvasElement).findByRole('combobox', { name: '排序' }), '从小到大')
    const sizes = () =>
      rowsIn(canvasElement).map((row) => Number.parseInt(row.querySelector('.file-size')?.textContent ?? ''))
    await waitFor(() => expect(sizes()).toEqual(sizes().toSorted((a, b) => a - b)), soon)
  },
}
/** A head tells the order it gives; a second press turns it round. */
export const ByItsHeads: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const sizes = () =>
      rowsIn(canvasElement).map((row) => Number.parseInt(row.querySelector('.file-size')?.textContent ?? ''))
    await userEvent.click(await inside(canvasElement).findByRole('button', { name: '大小，点击排序' }, soon))
    await userEvent.click(await inside(canvasElement).findByRole('button', { name: '大小，从大到小', pressed: true }))
    await inside(canvasElement).findByRole('button', { name: '大小，从小到大', pressed: true })
    await waitFor(() => expect(sizes()).toEqual(sizes().toSorted((a, b) => a - b)), soon)
    await expect(inside(canvasElement).getByRole('combobox', { name: '排序' })).toHaveDisplayValue('从小到大')
  },
}
/** What is handed back stands among the files used last. */
export const UsedLast: Story = {
  loaders: [live('ordinary')],
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const [first] = rowsIn(canvasElement)
    const name = first?.querySelector('.file-name')?.textContent ?? ''
    await userEvent.click(inside(canvasElement).getByRole('checkbox', { name }))
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '确定' }))
    await userEvent.click(await inside(canvasElement).findByRole('radio', { name: '最近使用' }))
    await shows(/共 1 个文件/)(canvasElement)
    await shows(name)(canvasElement)
  },
}

const menuOf = async (canvas: HTMLElement, name: string, wish: string) => {
  const button = await inside(canvas).findByRole('button', { name: `更多操作：${name}` })
  fireEvent.click(button)
  fireEvent.click(await inside(canvas).findByRole('menuitem', { name: wish }))
}
const firstName = (canvas: HTMLElement) => rowsIn(canvas)[0]?.querySelector('.file-name')?.textContent ?? ''

export const Renamed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const name = firstName(canvasElement)
    await menuOf(canvasElement, name, '重命名')
    const field = await inside(canvasElement).findByRole('textbox', { name: /文件名$/ })
    fireEvent.change(field, { target: { value: '' } })
    expect(inside(canvasElement).getByText('请输入名称')).toBeVisible()
    fireEvent.change(field, { target: { value: '改过的名字' } })
    const dialog = within(inside(canvasElement).getByRole('dialog', { name: '重命名' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    const suffix = name.slice(name.lastIndexOf('.'))
    await shows(`已重命名为“改过的名字${suffix}”`)(canvasElement)
    await waitFor(() => expect(firstName(canvasElement)).toBe(`改过的名字${suffix}`), soon)
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(firstName(canvasElement)).toBe(name), soon)
  },
}
/** What uses it is named first; a deletion can be undone. */
export const Deleted: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const name = firstName(canvasElement)
    await menuOf(canvasElement, name, '删除')
    const dialog = within(await inside(canvasElement).findByRole('alertdialog', { name: '删除这个文件？' }))
    await dialog.findByText(/处正在使用|没有课堂或课程评价在使用它/)
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await shows(`已删除“${name}”`)(canvasElement)
    await waitFor(() => expect(firstName(canvasElement)).not.toBe(name), soon)
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(firstName(canvasElement)).toBe(name), soon)
  },
}
export const InUse: Story = {
  loaders: [
    live(
      'everything',
      answers(getLibraryFileUses, {
        data: [
          { kind: 'lesson', name: '二次函数的图象' },
          { kind: 'evaluation', name: '教学设计与实施' },
        ],
        total: 7,
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await menuOf(canvasElement, firstName(canvasElement), '删除')
    await shows(/7 处正在使用：课堂“二次函数的图象”、课程评价“教学设计与实施” 等/)(canvasElement)
  },
}

export const LinkMode: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('tab', { name: '链接' }))
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '确定' }))
    expect(inside(canvasElement).getByText('请输入链接地址')).toBeVisible()
    const name = inside(canvasElement).getByRole('textbox', { name: '名称' })
    await waitFor(() => expect(name.matches(':focus')).toBe(true))
  },
}

/** For a page that takes files alone: with one way there is nothing to choose. */
export const FilesOnly: Story = {
  args: { 'files-only': true },
  play: async ({ canvasElement }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    expect(inside(canvasElement).queryByRole('tab')).toBeNull()
  },
}
export const FilesOnlyAsDialog: Story = { ...FilesOnly, args: { ...FilesOnly.args, open: true, inline: false } }

/** One link after another: in the page the form is empty again, as in a dialog that is opened anew. */
export const LinkAfterLink: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    const field = (name: string) => inside(canvasElement).getByRole('textbox', { name })
    await userEvent.click(inside(canvasElement).getByRole('tab', { name: '链接' }))
    fireEvent.change(field('名称'), { target: { value: '动态几何画板' } })
    fireEvent.change(field('链接地址'), { target: { value: 'https://geometry.example/' } })
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '确定' }))
    await userEvent.click(inside(canvasElement).getByRole('tab', { name: '链接' }))
    expect(field('名称')).toHaveValue('')
    expect(field('链接地址')).toHaveValue('')
    expect(inside(canvasElement).queryByText('请输入名称')).toBeNull()
  },
}

export const TooLongLinkName: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('tab', { name: '链接' }))
    await overfill(canvasElement, '名称', 100, '名称不能超过100个字')
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '确定' }))
    expect(inside(canvasElement).getByText('名称不能超过100个字')).toBeVisible()
  },
}
export const TooLongLinkNameNarrow: Story = { ...TooLongLinkName, globals: { width: '320' } }

export const LinkWithoutScheme: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('tab', { name: '链接' }))
    // In one go: what types key by key asks the page for its focused element, which is not told what is in a shadow root.
    const field = inside(canvasElement).getByRole('textbox', { name: '链接地址' })
    fireEvent.change(field, { target: { value: 'www.baidu.com' } })
    await userEvent.click(await inside(canvasElement).findByRole('button', { name: '改为 https://www.baidu.com' }))
    await waitFor(() => expect(field).toHaveValue('https://www.baidu.com'))
  },
}

async function upload(
  canvas: HTMLElement,
  userEvent: { upload(target: HTMLElement, chosen: File[]): Promise<void> },
  chosen: File[],
) {
  await shows(/共 \d+ 个文件/)(canvas)
  await userEvent.upload(inside(canvas).getByLabelText('选择要上传的文件'), chosen)
}
let made = 0
/** No two are the same: what the library has already is asked about first. */
const aFile = (name: string) => new File([`${name} ${++made}`], name, { type: 'text/plain' })

export const Uploaded: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await upload(canvasElement, userEvent, [aFile('教案.txt'), aFile('练习单.txt')])
    await waitFor(() => expect(inside(canvasElement).getAllByText('上传成功')).toHaveLength(2), soon)
    const list = inside(canvasElement).getByRole('list', { name: '文件列表' })
    await waitFor(() => expect(list).toHaveTextContent('练习单.txt'), soon)
  },
}
export const UploadFailed: Story = {
  loaders: [live('everything', refuses(getFilePolicy, '策略服务繁忙'))],
  play: async ({ canvasElement, userEvent }) => {
    await upload(canvasElement, userEvent, [aFile('教案.txt')])
    await shows('上传失败')(canvasElement)
    await shows('策略服务繁忙')(canvasElement)
  },
}
/** Or the page would go on showing them beside the next story. */
function endUploads(canvas: HTMLElement) {
  const buttons = canvas.querySelector('resource-library')?.shadowRoot?.querySelectorAll<HTMLElement>('.upload-remove')
  for (const button of buttons ?? []) button.click()
  for (const { queue, items } of unattended.store.getState()) for (const { key } of items) queue.remove(key)
}

export const UploadRunning: Story = {
  beforeEach:
    ({ canvasElement }) =>
    () =>
      endUploads(canvasElement),
  loaders: [live('everything', hangs(getFilePolicy))],
  play: async ({ canvasElement, userEvent }) => {
    await upload(canvasElement, userEvent, [aFile('课堂实录.mov'), aFile('板书照片.jpg')])
    const bar = inside(canvasElement).findByRole('progressbar', { name: '课堂实录.mov 上传进度' }, soon)
    expect(await bar).toBeVisible()
    await shows('等待中')(canvasElement)
  },
}
export const TooManyFiles: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await upload(
      canvasElement,
      userEvent,
      Array.from({ length: 11 }, (_, index) => aFile(`${index}.txt`)),
    )
    await shows('一次最多选择10个文件！')(canvasElement)
  },
}
/** What is allowed is said beforehand, and held to before anything is sent. */
export const Limited: Story = {
  args: { types: [2, 6] },
  play: async ({ canvasElement, userEvent }) => {
    await shows('只能选择：PDF、图片')(canvasElement)
    const input = inside(canvasElement).getByLabelText('选择要上传的文件')
    expect(input).toHaveAttribute('accept', '.bmp,.gif,.jpeg,.jpg,.pdf,.png')
    input.removeAttribute('accept')
    await userEvent.upload(input, [aFile('教案.docx')])
    await shows('“教案.docx”没有加入上传')(canvasElement)
    await shows('不支持WORD格式的文件！只能上传：PDF、图片')(canvasElement)
  },
}
export const LimitsSaid: Story = {
  args: { variant: 'evaluation' },
  play: async ({ canvasElement }) => {
    await shows('上传单个限 500 MB，一次 10 个')(canvasElement)
  },
}
export const EmptyFile: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await upload(canvasElement, userEvent, [new File([], '空白.txt')])
    await shows('空白.txt 里没有任何内容，请确认没有选错')(canvasElement)
    await waitFor(() => expect(inside(canvasElement).getByText('上传成功')).toBeVisible(), soon)
    await waitFor(() => expect(firstName(canvasElement)).toBe('空白.txt'), soon)
    expect(rowsIn(canvasElement)[0]?.querySelector('.file-size')).toBeEmptyDOMElement()
  },
}
export const ConfirmWithoutChoice: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '确定' }))
    await shows('请选择文件！')(canvasElement)
  },
}

/** What the library asks before it sends what it has already. A short file would be sent before a slow answer comes: here none is. */
export const KnownFile: Story = {
  loaders: [
    live(
      'everything',
      hangs(getFilePolicy),
      answers(findSameFiles, {
        data: [
          {
            id: 1,
            place: 0,
            fileName: '已有的教案.txt',
            ownerName: '张敏',
            createTime: '2026-11-18 16:20:00',
            own: true,
          },
        ],
      }),
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    await upload(canvasElement, userEvent, [aFile('教案副本.txt')])
    await shows('资源库里已有同样的文件：您于 2026-11-18 16:20 上传的“已有的教案.txt”')(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('button', { name: '跳过 教案副本.txt' }))
    await waitFor(() => expect(inside(canvasElement).queryByText('教案副本.txt')).toBeNull())
  },
}

const layoutKey = 'mango:library-layout'
const forget = () => localStorage.removeItem(layoutKey)
const asGrid = () => {
  localStorage.setItem(layoutKey, 'grid')
  return forget
}

/** Files as pictures; the next opening shows them so again. */
export const Grid: Story = {
  beforeEach: () => forget,
  play: async ({ canvasElement, userEvent }) => {
    await shows(/共 \d+ 个文件/)(canvasElement)
    await userEvent.click(await inside(canvasElement).findByRole('radio', { name: '缩略图' }))
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveClass('file-card'), soon)
    expect(localStorage.getItem(layoutKey)).toBe('grid')
    const [first, second] = rowsIn(canvasElement).map((card) => within(card).getByRole('checkbox'))
    if (!first || !second) throw new Error('no two cards')
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect(element(canvasElement).shadowRoot?.activeElement).toBe(second)
    await userEvent.click(second)
    expect(second).toBeChecked()
    await shows(/已选/)(canvasElement)
    await userEvent.click(inside(canvasElement).getByRole('radio', { name: '列表' }))
    await waitFor(() => expect(rowsIn(canvasElement)[0]).toHaveClass('file-row'), soon)
    expect(rowsIn(canvasElement)[1]).toHaveAttribute('data-picked')
  },
}

const pictured = [
  ...files(2).data,
  ...files(1, { id: 3, fileName: `${'很长的文件名'.repeat(20)}.mov`, type: 4, transcoding: true, changeable: true })
    .data,
]
const covers = {
  data: [
    { fileId: 1, url: '/mango-elements.svg', waiting: false },
    { fileId: 2, url: '', waiting: false },
  ],
}
/** A cover takes the place that its mark held: nothing moves. */
export const GridCovers: Story = {
  beforeEach: asGrid,
  loaders: [live('everything', answers(selectFileRepoList, files(2)), answers(getLibraryCovers, covers))],
  play: async ({ canvasElement }) => {
    await shows(/共 2 个文件/)(canvasElement)
    const pictures = () => rowsIn(canvasElement).map((card) => card.querySelector('.card-picture'))
    await waitFor(() => expect(pictures()[0]?.querySelector('img, .file-mark')).not.toBeNull(), soon)
    const [one, other] = pictures().map((picture) => picture?.getBoundingClientRect().height)
    expect(one).toBe(other)
    expect(pictures()[1]?.querySelector('.file-mark')).toHaveTextContent('PDF')
  },
}
export const GridLoading: Story = {
  beforeEach: asGrid,
  loaders: [live('everything', hangs(selectFileRepoList))],
  play: ({ canvasElement }) => waits(canvasElement),
}
/** Without pictures it is a library all the same. */
export const GridWithoutCovers: Story = {
  beforeEach: asGrid,
  loaders: [live('everything', refuses(getLibraryCovers, '数据库忙'))],
  play: ({ canvasElement }) => shows(/共 \d+ 个文件/)(canvasElement),
}
export const GridNarrow: Story = {
  beforeEach: asGrid,
  globals: { width: '320' },
  loaders: [live('everything', answers(selectFileRepoList, { data: pictured, page: { totalNum: 3 } }))],
  play: async ({ canvasElement }) => {
    await shows(/共 3 个文件/)(canvasElement)
    await waitFor(() => expect(rowsIn(canvasElement)).toHaveLength(3), soon)
    const [list] = inside(canvasElement).getAllByRole('list', { name: '文件列表' })
    expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0)
  },
}
export const GridDark: Story = {
  beforeEach: asGrid,
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(/共 \d+ 个文件/)(canvasElement),
}
