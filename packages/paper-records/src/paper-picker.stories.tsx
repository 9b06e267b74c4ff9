import { getCorrectionSubjects, getPractises, getWorkbooks } from '@mango/contract/correction'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { inside, onPage, press, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './paper-picker.define.ts'

interface Args {
  open: boolean
  type: 'homework' | 'exam'
}

const meta: Meta<Args> = {
  title: 'Widgets/paper-picker',
  args: { open: true, type: 'homework' },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('paper-picker'),
}
export default meta
type Story = StoryObj<Args>

export const ChapterMissing: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '期中综合练习')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请选择章')
  },
}
export const SectionMissing: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '期中综合练习')
    await press(canvasElement, 'radio', /^第一单元/)
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请选择节')
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '期中综合练习')
    const search = inside(canvasElement).getByRole('searchbox', { name: '搜索章节' })
    await fireEvent.change(search, { target: { value: '没有这一章' } })
    await shows(canvasElement, '没有找到这样的章节')
    await expect(inside(canvasElement).queryByRole('radio', { name: /^第一单元/ })).toBeNull()
  },
}
export const NoSubject: Story = {
  loaders: [live('student', answers(getCorrectionSubjects, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '还没有可以选择的科目'),
}
export const NoWorkbook: Story = {
  loaders: [live('student', answers(getWorkbooks, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '这个科目还没有练习册'),
}
/** Nobody is asked twice: the subject of the page is the one it begins with. */
export const BeginsWithThePagesSubject: Story = {
  render: onPage('paper-picker', { subject: 3 }),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '练习册')
    await expect(await inside(canvasElement).findByRole('button', { name: '英语', pressed: true })).toBeVisible()
  },
}
export const Exams: Story = {
  args: { type: 'exam' },
  play: ({ canvasElement }) => shows(canvasElement, '期中模拟卷（一）'),
}
/** Before the chapters are there nobody knows whether the workbook is a paper of its own. */
export const Loading: Story = {
  loaders: [live('student', hangs(getPractises))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '练习册')
    await shows(canvasElement, '先选一章')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请选择章')
  },
}
export const Failing: Story = {
  loaders: [live('student', refuses(getPractises, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '章节没有加载出来'),
}
export const SubjectsFailing: Story = {
  loaders: [live('student', refuses(getCorrectionSubjects, '数据库繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '科目没有加载出来')
    // Nothing stands there for workbooks that nobody asks for.
    await expect(inside(canvasElement).getByRole('group', { name: '练习册' })).toBeEmptyDOMElement()
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, '期中综合练习'),
}
/** The chapters are long enough to be chosen from, below all the subjects; the whole dialog scrolls. */
export const Narrow: Story = {
  globals: { width: '320', viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '期中综合练习')
    const chapters = await inside(canvasElement).findByRole('radiogroup', { name: '章' })
    await expect(chapters.parentElement?.clientHeight).toBeGreaterThan(120)
  },
}
