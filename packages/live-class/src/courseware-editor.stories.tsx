import '@mango/element/mango-context/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fill, inside, onPage, press, shows } from '../../../stories/element-stage.tsx'
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
  },
}
export const LongName: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '课件名称')
    await fill(canvasElement, /课件名称/, '很长的课件名称'.repeat(10).slice(0, 64))
    await shows(canvasElement, '64/64')
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
const rowsOf = (canvas: HTMLElement) =>
  within(inside(canvas).getByRole('dialog', { name: '调整题目顺序' }))
    .getAllByRole('button', { name: /^移动/ })
    .map((handle) => handle.getAttribute('aria-label'))
const picturesOf = (canvas: HTMLElement) =>
  within(inside(canvas).getByRole('region', { name: '题目' }))
    .getAllByRole('img', { name: /^第 \d 题$/ })
    .map((picture) => picture.getAttribute('src'))
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
