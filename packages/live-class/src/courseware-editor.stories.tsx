import '@mango/element/mango-context/define'
import { text, updateCourseware } from '@mango/contract/coursewares'
import { getTotalQuestions } from '@mango/contract/questions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { fill, inside, onPage, overfill, press, shows } from '../../../stories/element-stage.tsx'
import { refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './courseware-editor.define.ts'

interface Args {
  attributes: Record<string, string>
}

/** The form of a courseware on the reference backend, which runs in the page. */
const meta: Meta<Args> = {
  title: 'Widgets/courseware-editor',
  args: { attributes: {} },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: ({ attributes }, { globals }) => onPage('courseware-editor')(attributes, { globals }),
}
export default meta
type Story = StoryObj<Args>

export const New: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: ({ canvasElement }) => shows(canvasElement, '课件名称'),
}
export const FirstCheckFails: Story = {
  args: { attributes: {} },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '请先选择科目！')
    const subject = inside(canvasElement).getByRole('combobox', { name: /科目/ })
    await waitFor(() => expect(subject.matches(':focus')).toBe(true))
    await expect(subject).toBeInvalid()
    await expect(subject).toHaveAccessibleDescription('请先选择科目！')
    await userEvent.selectOptions(subject, '数学')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('combobox', { name: /年级/ })).toHaveAccessibleDescription('请选择年级！'),
    )
    await expect(subject).toBeValid()
  },
}
export const LongName: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '课件名称')
    await fill(canvasElement, /课件名称/, '很长的课件名称'.repeat(10).slice(0, 64))
    await shows(canvasElement, '64 / 64')
  },
}
/** What was not saved comes back, to whoever wrote it. */
export const Restored: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '课件名称')
    await fill(canvasElement, /课件名称/, '写了一半')
    const kept = () =>
      Object.entries(localStorage).some(([key, value]) => key.includes('draft') && value.includes('写了一半'))
    await waitFor(() => expect(kept()).toBe(true))
    const editor = canvasElement.querySelector('courseware-editor')
    editor?.replaceWith(editor.cloneNode())
    await shows(canvasElement, /^已恢复上次没有保存的内容/)
    await expect(inside(canvasElement).getByRole('textbox', { name: /课件名称/ })).toHaveValue('写了一半')
  },
}
/** What was begun for one subject does not stand in the way of another, and waits for its own. */
export const RestoredForItsSubject: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async (context) => {
    const { canvasElement } = context
    await Restored.play?.(context)
    const name = () => inside(canvasElement).getByRole('textbox', { name: /课件名称/ })
    const subject = () => inside(canvasElement).getByRole('combobox', { name: /科目/ })
    const editor = canvasElement.querySelector('courseware-editor')
    editor?.setAttribute('subject-value', '3')
    await waitFor(() => expect(name()).toHaveValue(''))
    await waitFor(() => expect(subject()).toHaveDisplayValue('英语'))
    editor?.setAttribute('subject-value', '2')
    await waitFor(() => expect(name()).toHaveValue('写了一半'))
  },
}
export const FromTheBasket: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', '试题篮')
    await shows(canvasElement, /已选/)
  },
}
export const Edit: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: ({ canvasElement }) => shows(canvasElement, /已选/),
}
/** A colleague saved it meanwhile: that is told, and pressed again it is overwritten. */
export const EditOvertaken: Story = {
  ...Edit,
  loaders: [live('everything', refuses(updateCourseware, text.savedSince))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '课件名称')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, text.savedSince)
    await shows(canvasElement, '仍要覆盖')
  },
}
export const EditGone: Story = {
  args: { attributes: { 'course-id': '999999' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '错误')
    await shows(canvasElement, '课件不存在或已被删除')
  },
}
/** How many questions the paper has is left out where it does not come: nothing stands there for it. */
export const TotalFails: Story = {
  args: { attributes: { 'course-id': '1' } },
  loaders: [live('everything', refuses(getTotalQuestions, '数据库繁忙'))],
  play: ({ canvasElement }) =>
    waitFor(() => expect(inside(canvasElement).getByText(/已选/)).toHaveTextContent(/^选择题 \d+ 题，已选 \d+ 题$/)),
}
const rowsOf = (canvas: HTMLElement) =>
  within(inside(canvas).getByRole('dialog', { name: '调整题目顺序' }))
    .getAllByRole('button', { name: /^移动/ })
    .map((handle) => handle.getAttribute('aria-label'))
/** The pictures of all questions; each comes by itself. */
function picturesOf(canvas: HTMLElement) {
  const questions = within(inside(canvas).getByRole('region', { name: '题目' }))
  const pictures = questions.getAllByRole('img', { name: /^第 \d 题$/ })
  if (pictures.length < questions.getAllByRole('checkbox').length) throw new Error('a picture is on its way')
  return pictures.map((picture) => picture.getAttribute('src'))
}
/** By keys, and what each of them does is said; the list behind has the new order at once. */
export const Order: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: async ({ canvasElement }) => {
    const pictures = await waitFor(() => picturesOf(canvasElement))
    await press(canvasElement, 'button', '调整顺序')
    const before = await waitFor(() => rowsOf(canvasElement))
    inside(canvasElement).getAllByRole('button', { name: /^移动/ })[0]?.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    await shows(canvasElement, /移到第 3 位，共 \d+ 题$/)
    await userEvent.keyboard('{Escape}')
    await shows(canvasElement, /^已取消/)
    await expect(rowsOf(canvasElement)).toEqual(before)
    await userEvent.keyboard(' {ArrowDown} ')
    await shows(canvasElement, /^已放下原第 1 题.*第 2 位/)
    await expect(rowsOf(canvasElement)).toEqual([before[1], before[0], ...before.slice(2)])
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '顺序已调整，保存课件后生效')
    await waitFor(() => expect(picturesOf(canvasElement)).toEqual([pictures[1], pictures[0], ...pictures.slice(2)]))
  },
}
export const OrderNarrow: Story = {
  args: { attributes: { 'course-id': '1' } },
  globals: { width: '320', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '调整顺序')
    await waitFor(() => expect(rowsOf(canvasElement).length).toBeGreaterThan(1))
  },
}
/** What was chosen is saved, whatever is searched for since: it stays in sight. */
export const PaperStaysChosen: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', '试卷')
    const paper = await waitFor(() => inside(canvasElement).getByRole('option', { name: '扫描试卷（缺答案）' }))
    const papers = inside(canvasElement).getByRole('combobox', { name: /^试卷/ })
    await userEvent.selectOptions(papers, paper)
    const search = inside(canvasElement).getByRole('searchbox', { name: '查找试卷' })
    await fireEvent.change(search, { target: { value: '没有这样的试卷' } })
    await shows(canvasElement, '没有符合条件的试卷')
    await expect(papers).toHaveDisplayValue('扫描试卷（缺答案）')
  },
}
/** What the bank lacks is entered for the courseware, and counts in it alone. */
export const MissingAnswer: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', '试卷')
    const paper = await waitFor(() => inside(canvasElement).getByRole('option', { name: '扫描试卷（缺答案）' }))
    await userEvent.selectOptions(inside(canvasElement).getByRole('combobox', { name: /^试卷/ }), paper)
    const keys = await waitFor(() => within(inside(canvasElement).getByRole('group', { name: '第 1 题的答案' })))
    await userEvent.click(keys.getByRole('button', { name: 'B' }))
    await waitFor(() => expect(keys.getByRole('button', { name: 'B' })).toHaveAttribute('aria-pressed', 'true'))
    await shows(canvasElement, '答案（本课件）：')
  },
}
export const MissingAnswerNarrow: Story = { ...MissingAnswer, globals: { width: '320', theme: 'dark' } }
const dialog = (canvas: HTMLElement, name: string | RegExp, role = 'dialog') =>
  waitFor(() => within(inside(canvas).getByRole(role, { name })), { timeout: 30_000 })
const write = async (canvas: HTMLElement, name: string, words: string) => {
  const field = await waitFor(() => inside(canvas).getByRole('textbox', { name }))
  fireEvent.change(field, { target: { value: words } })
}
/** A question in the teacher's own words: text stays text, what is missing is said before anything is sent. */
export const Written: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /已选/)
    await press(canvasElement, 'button', '写一道题')
    await dialog(canvasElement, '写一道题')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请输入题目文字或添加图片！')
    await write(canvasElement, '题目', '<b>3</b> 的平方是多少？')
    await write(canvasElement, '选项 A', '6')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '选项要么全部填写，要么全部留空！')
    await write(canvasElement, '选项 B', '9')
    await press(canvasElement, 'button', '删除选项 D')
    await press(canvasElement, 'button', '删除选项 C')
    await press(canvasElement, 'button', 'B 是正确答案')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '<b>3</b> 的平方是多少？')
    await shows(canvasElement, '答案：B')
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
  },
}
/** What was written is asked about before a slip of the hand takes it. */
export const WrittenLeft: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /已选/)
    await press(canvasElement, 'button', '写一道题')
    await dialog(canvasElement, '写一道题')
    await write(canvasElement, '题目', '3 的平方是多少？')
    await userEvent.keyboard('{Escape}')
    const question = await dialog(canvasElement, '放弃没有保存的内容？', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }))
    await expect(inside(canvasElement).getByRole('textbox', { name: '题目' })).toHaveValue('3 的平方是多少？')
    await press(canvasElement, 'button', '取消')
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
  },
}
/** Whoever asks again before the answer has come is answered twice: the page waits for nothing in vain. */
export const LeavingAskedTwice: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /已选/)
    await press(canvasElement, 'button', '写一道题')
    await dialog(canvasElement, '写一道题')
    await write(canvasElement, '题目', '3 的平方是多少？')
    const told: string[] = []
    const leave = (wish: string) => {
      const answer = (leaves: boolean) => told.push(`${wish} ${leaves}`)
      dispatchEvent(new CustomEvent('page-leave', { cancelable: true, detail: { answer } }))
    }
    leave('first')
    const question = await dialog(canvasElement, '放弃没有保存的内容？', 'alertdialog')
    leave('second')
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }))
    await expect(told).toEqual(['first false', 'second false'])
  },
}
export const TooLongWritten: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /已选/)
    await press(canvasElement, 'button', '写一道题')
    await overfill(canvasElement, '选项 A', 100, '不能超过100个字')
    await overfill(canvasElement, '题目', 500, '不能超过500个字')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '题目不能超过500个字！')
    await write(canvasElement, '题目', '3 的平方是多少？')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '选项不能超过100个字！')
  },
}
export const TooLongWrittenNarrow: Story = { ...TooLongWritten, globals: { width: '320' } }
/** What a change means for held classes is said first. */
export const WrittenEdited: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: async (context) => {
    const { canvasElement } = context
    await Written.play?.(context)
    await press(canvasElement, 'button', /^编辑第 \d+ 题$/)
    await shows(canvasElement, /已经上过的课，报告里仍是当时的题目和作答/)
    await write(canvasElement, '题目', '4 的平方是多少？')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '4 的平方是多少？')
    await waitFor(() => expect(inside(canvasElement).queryByText('<b>3</b> 的平方是多少？')).toBeNull())
    await press(canvasElement, 'button', /^删除第 \d+ 题$/)
    const question = await dialog(canvasElement, /^删除第 \d+ 题？$/, 'alertdialog')
    await expect(question.getByText(/报告和成绩里仍保留它/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(inside(canvasElement).queryByText('4 的平方是多少？')).toBeNull())
  },
}
/** One picture, through the queue of uploads; what is no picture is told apart. */
export const WrittenPicture: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '写一道题')
    await dialog(canvasElement, '写一道题')
    await press(canvasElement, 'radio', '短文本')
    await shows(canvasElement, /显示为词云，不判对错/)
    const tile = await waitFor(() => {
      const found = canvasElement
        .querySelector('courseware-editor')
        ?.shadowRoot?.querySelector<HTMLInputElement>('.upload-tile input')
      if (!found) throw new Error('no tile')
      return found
    })
    await userEvent.upload(tile, new File(['x'], '题目.pdf'), { applyAccept: false })
    await shows(canvasElement, /不能用这个文件：题目.pdf/)
    await userEvent.upload(tile, new File(['x'], '题目.png', { type: 'image/png' }))
    await shows(canvasElement, '删除图片')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '不判对错')
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
  },
}
export const WrittenNarrow: Story = { ...Written, globals: { width: '320', theme: 'dark' } }
export const Narrow: Story = {
  args: { attributes: { 'course-id': '1' } },
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, /已选/),
}
export const Dark: Story = {
  args: { attributes: { 'course-id': '1' } },
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, /已选/),
}
