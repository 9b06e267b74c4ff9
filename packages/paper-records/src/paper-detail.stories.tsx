import { getPaperDetail } from '@mango/contract/paper-records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './paper-detail.define.ts'

interface Args {
  'paper-id': number | undefined
  type: 'homework' | 'exam'
}

const paper = {
  paperName: '七年级上学期期中考试',
  updateTime: '2026-11-14 10:20:00',
  cards: [],
  answerList: [],
  studentScoreRate: 85,
  scoreRates: { avg: 73, person: 85, rates: [0, 0, 1, 1, 3, 5, 8, 12, 11, 4] },
}

const meta: Meta<Args> = {
  title: 'Widgets/paper-detail',
  args: { 'paper-id': 2, type: 'homework' },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('paper-detail'),
}
export default meta
type Story = StoryObj<Args>

export const Homework: Story = { play: ({ canvasElement }) => shows(canvasElement, '作答原图') }
export const Exam: Story = {
  args: { type: 'exam' },
  loaders: [live('student', answers(getPaperDetail, { data: paper }))],
  play: ({ canvasElement }) => shows(canvasElement, '比平均高 12 个百分点'),
}
export const Loading: Story = { loaders: [live('student', hangs(getPaperDetail))] }
export const Failing: Story = {
  loaders: [live('student', refuses(getPaperDetail, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const NotThere: Story = {
  args: { 'paper-id': 999_999 },
  play: ({ canvasElement }) => shows(canvasElement, '没有找到这份作答'),
}
export const NoPaper: Story = {
  args: { 'paper-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '没有指定要查看的试卷'),
}
export const Dark: Story = { ...Exam, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Homework, globals: { width: '320' } }
