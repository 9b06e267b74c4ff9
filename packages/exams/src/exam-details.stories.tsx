import { deleteExamScore, deleteResult, getSubExamInfo } from '@mango/contract/exams'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, press, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './exam-details.define.ts'

interface Args {
  examId: number | undefined
  name: string
  authority: readonly number[] | undefined
}
const subExams = (count: number, name = '八年级上学期期中联考') => ({
  data: ['语文', '数学', '英语', '科学', '历史', '地理'].slice(0, count).map((subjectName, index) => ({
    examId: 100 + index,
    subjectName,
    name,
    schoolYear: '2026学年',
    term: '上学期',
    gradeName: '八年级',
    typeName: '期中考试',
  })),
})

const meta: Meta<Args> = {
  title: 'Widgets/exam-details',
  args: { examId: 1000, name: '八年级上学期期中联考', authority: undefined },
  parameters: { stage: false },
  loaders: [live('everything', answers(getSubExamInfo, subExams(4)))],
  render: onPage('exam-details'),
}
export default meta
type Story = StoryObj<Args>

export const Many: Story = { play: ({ canvasElement }) => shows(canvasElement, '数学') }
export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => shows(canvasElement, '数学') }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, '数学') }
export const One: Story = {
  loaders: [live('everything', answers(getSubExamInfo, subExams(1)))],
  play: ({ canvasElement }) => shows(canvasElement, '1 科'),
}
export const WithoutSubject: Story = {
  loaders: [live('everything', answers(getSubExamInfo, subExams(0)))],
  play: ({ canvasElement }) => shows(canvasElement, '这场考试还没有科目'),
}
export const VeryLongNames: Story = {
  args: { name: '很长的考试名称'.repeat(20) },
  loaders: [live('everything', answers(getSubExamInfo, subExams(3, '很长的考试名称'.repeat(20))))],
  play: ({ canvasElement }) => shows(canvasElement, '数学'),
}
export const Loading: Story = { loaders: [live('everything', hangs(getSubExamInfo))] }
export const Failing: Story = {
  loaders: [live('everything', refuses(getSubExamInfo, 'x'))],
  play: ({ canvasElement }) => shows(canvasElement, '系统错误, 请检查您的网络'),
}
export const NothingAskedFor: Story = {
  args: { examId: undefined, name: '' },
  play: ({ canvasElement }) => shows(canvasElement, '没有指定要查看的考试'),
}
export const MayNotDelete: Story = {
  args: { authority: [16] },
  play: ({ canvasElement }) => shows(canvasElement, '数学'),
}
export const SubjectDeleted: Story = {
  loaders: [
    live('everything', answers(getSubExamInfo, subExams(2)), answers(deleteExamScore, { code: deleteResult.deleted })),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '删除 数学')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '删除成功')
  },
}
