import { code } from '@mango/contract'
import {
  addExamSubjects,
  changeExam,
  deleteExamScore,
  deleteResult,
  getExamInfo,
  getSubExamInfo,
  undoMerge,
} from '@mango/contract/exams'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fill, inside, leads, onPage, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
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

export const Many: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '数学')
    await leads(canvasElement, '返回考试列表', /\/examinationMan\/administration$/, 'exam-back')
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => shows(canvasElement, '数学') }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, '数学') }
export const One: Story = {
  loaders: [live('everything', answers(getSubExamInfo, subExams(1)))],
  play: ({ canvasElement }) => shows(canvasElement, '1 科'),
}
export const WithoutSubject: Story = {
  loaders: [live('everything', answers(getSubExamInfo, subExams(0)))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '这场考试还没有科目')
    await shows(canvasElement, /^在下面添加科目/)
  },
}
export const VeryLongNames: Story = {
  args: { name: '很长的考试名称'.repeat(20) },
  loaders: [live('everything', answers(getSubExamInfo, subExams(3, '很长的考试名称'.repeat(20))))],
  play: ({ canvasElement }) => shows(canvasElement, '数学'),
}
export const Loading: Story = {
  loaders: [live('everything', hangs(getSubExamInfo))],
  play: ({ canvasElement }) => waits(canvasElement),
}
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

const info = {
  examId: 1000,
  examName: '八年级上学期期中联考',
  status: 1,
  startTime: '2026-11-12 08:00:00',
  schoolYear: '2026学年',
  term: '上学期',
  gradeName: '八年级',
  typeName: '期中考试',
  createdBy: '林晓梅',
  undoUntil: '2025-11-23 17:25:00',
  mergedFrom: ['八年级第一场', '八年级第二场'],
}
const merged = [answers(getSubExamInfo, subExams(4)), answers(getExamInfo, { data: info })]
export const Merged: Story = {
  loaders: [live('everything', ...merged)],
  play: ({ canvasElement }) =>
    shows(canvasElement, /由“八年级第一场”、“八年级第二场”合并而成，2025\/11\/23 17:25 前可以撤销/),
}
export const MergedNarrow: Story = { ...Merged, globals: { width: '320' } }
export const MergedDark: Story = { ...Merged, globals: { theme: 'dark' } }
export const MergeUndone: Story = {
  loaders: [live('everything', ...merged, answers(undoMerge, { data: { examIds: [7, 8] } }))],
  play: async ({ canvasElement }) => {
    // The way to the list, where it is said, would leave the story.
    const back = new Promise<Event>((resolve) => canvasElement.addEventListener('exam-back', resolve))
    canvasElement.addEventListener('exam-back', (event) => event.preventDefault())
    await press(canvasElement, 'button', '撤销合并')
    await press(canvasElement, 'button', '确定')
    await back
  },
}
/** A link whose exam was deleted, or is another school's: nothing to delete, and a way on. */
export const NotThere: Story = {
  args: { name: '链接里的名称' },
  loaders: [live('everything', answers(getSubExamInfo, subExams(0)), answers(getExamInfo, { data: null }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '没有这场考试')
    await expect(inside(canvasElement).queryByRole('button', { name: '删除考试' })).toBeNull()
    await expect(inside(canvasElement).queryByText('链接里的名称')).toBeNull()
  },
}
/** A server that knows only the documents' calls: what the sub-exams say is shown. */
export const WithoutInfo: Story = {
  loaders: [live('everything', answers(getSubExamInfo, subExams(2)), refuses(getExamInfo, 'x'))],
  play: ({ canvasElement }) => shows(canvasElement, '2 科'),
}

const plain = { ...info, undoUntil: undefined, mergedFrom: [] }
const scored = {
  data: subExams(3).data.map((one, index) => ({
    ...one,
    startTime: '2026-11-12 08:00:00',
    ...(index < 2 && { papers: 44, mean: 78.4 + index }),
  })),
}
const changeable = (...fakes: readonly Fake[]) => [
  live('everything', answers(getSubExamInfo, scored), answers(getExamInfo, { data: plain }), ...fakes),
]
/** Averages where scores exist, and what comes next. */
export const Scored: Story = {
  loaders: changeable(),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '78.4%')
    await shows(canvasElement, '还没有成绩')
    await shows(canvasElement, '2 / 3 科已有成绩')
  },
}
export const ScoredNarrow: Story = { ...Scored, globals: { width: '320' } }
export const ScoredDark: Story = { ...Scored, globals: { theme: 'dark' } }
export const Renamed: Story = {
  loaders: changeable(answers(changeExam, {})),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '改名')
    await shows(canvasElement, '修改考试名称')
    fill(canvasElement, /考试名称/, '八年级期中（改）')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '已改名')
  },
}
/** What the server refuses stays in the dialog. */
export const RenameRefused: Story = {
  loaders: changeable(refuses(changeExam, '已有同名的考试，请换一个名称', code.refused)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '改名')
    await shows(canvasElement, '修改考试名称')
    fill(canvasElement, /考试名称/, '已有的名称')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '已有同名的考试，请换一个名称')
  },
}
export const WithdrawAsks: Story = {
  loaders: changeable(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '取消公开')
    await shows(canvasElement, '取消公开这场考试?')
  },
}
export const SubjectsAdded: Story = {
  loaders: changeable(answers(addExamSubjects, { data: { examIds: [7] } })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '添加科目')
    await press(canvasElement, 'checkbox', '历史')
    await press(canvasElement, 'button', '添加')
    await shows(canvasElement, '已添加 1 科')
  },
}
export const MayNotChange: Story = {
  args: { authority: [16] },
  loaders: changeable(),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '接下来')
    await expect(inside(canvasElement).queryByRole('button', { name: '改名' })).toBeNull()
    await expect(inside(canvasElement).queryByRole('button', { name: '添加科目' })).toBeNull()
  },
}
