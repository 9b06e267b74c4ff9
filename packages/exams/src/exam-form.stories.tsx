import { gradeList } from '@mango/contract/scores'
import { code } from '@mango/contract'
import { addExam } from '@mango/contract/exams'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fill, inside, onPage, press, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './exam-form.define.ts'

const meta: Meta<{ heading: string }> = {
  title: 'Widgets/exam-form',
  args: { heading: '新建考试' },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('exam-form'),
}
export default meta
type Story = StoryObj<{ heading: string }>

/** Chooses the last option of each select and the first term. */
async function fillIn(canvas: HTMLElement) {
  await shows(canvas, '上学期')
  for (const select of inside(canvas).getAllByRole<HTMLSelectElement>('combobox')) {
    await waitFor(() => expect(select.options.length).toBeGreaterThan(1))
    await userEvent.selectOptions(select, select.options[select.options.length - 1]?.value ?? '')
  }
  await press(canvas, 'radio', '上学期')
}
const stays = (event: Event) => event.preventDefault()
const onThePage = (canvas: HTMLElement) => canvas.addEventListener('exam-created', stays)

export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, '上学期') }
export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => shows(canvasElement, '上学期') }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, '上学期') }
export const EverythingMissing: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '上学期')
    await press(canvasElement, 'button', '创建')
    for (const text of ['请选择学年', '请选择年级', '请选择考试类型', '请选择学期']) await shows(canvasElement, text)
  },
}
/** Beside the fields stands what they make, as it is filled in. */
export const Summary: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '上学期')
    const summary = within(inside(canvasElement).getByRole('region', { name: '将要创建' }))
    const chosen = () => summary.getAllByRole('definition').map((fact) => fact.textContent)
    await expect(chosen()).toEqual(['—', '—', '—', '—'])
    await expect(summary.getByText('自动命名的考试')).toBeVisible()
    await fillIn(canvasElement)
    await expect(chosen()).toEqual([
      expect.stringMatching(/学年$/),
      '上学期',
      expect.stringMatching(/年级$|高/),
      '模拟考试',
    ])
    fill(canvasElement, /考试名称/, ' 八校联考 ')
    await expect(summary.getByText('八校联考')).toBeVisible()
  },
}
/** A name is as long as people see it: what a smiley is made of counts once. */
export const NameByItsLength: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '上学期')
    const name = inside(canvasElement).getByRole('textbox', { name: /考试名称/ })
    fill(canvasElement, /考试名称/, '🎉'.repeat(16))
    await shows(canvasElement, '16 / 30')
    await expect(name).toBeValid()
    fill(canvasElement, /考试名称/, '字'.repeat(31))
    await shows(canvasElement, '名称不能超过30个字')
    await expect(name).toBeInvalid()
  },
}
export const Created: Story = {
  loaders: [live('everything', answers(addExam, {}))],
  play: async ({ canvasElement }) => {
    onThePage(canvasElement)
    await fillIn(canvasElement)
    await press(canvasElement, 'button', '创建')
    await shows(canvasElement, '创建成功')
  },
}
export const Creating: Story = {
  loaders: [live('everything', hangs(addExam))],
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await press(canvasElement, 'button', '创建')
  },
}
export const Refused: Story = {
  loaders: [live('everything', refuses(addExam, '已有同名的考试', code.refused))],
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await press(canvasElement, 'button', '创建')
    await shows(canvasElement, '已有同名的考试')
    await shows(canvasElement, '错误')
  },
}
/** What was filled in and not created comes back, also where the form goes right after the last key. */
export const Restored: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '上学期')
    await fill(canvasElement, /考试名称/, '写了一半')
    const form = canvasElement.querySelector('exam-form')
    form?.replaceWith(form.cloneNode())
    await shows(canvasElement, /^已恢复上次没有保存的内容/)
    await expect(inside(canvasElement).getByRole('textbox', { name: /考试名称/ })).toHaveValue('写了一半')
  },
}
export const LookupsFailing: Story = {
  loaders: [live('everything', refuses(gradeList, 'x'))],
  play: ({ canvasElement }) => shows(canvasElement, '向服务器发送数据错误'),
}
