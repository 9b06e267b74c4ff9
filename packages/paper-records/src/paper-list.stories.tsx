import { getOngoingSubjects, getPaperRecords, getPaperRecordYears } from '@mango/contract/paper-records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inside, leads, onPage, press, reload, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './paper-list.define.ts'

interface Args {
  type: 'homework' | 'exam'
  view: string
}

const meta: Meta<Args> = {
  title: 'Widgets/paper-list',
  args: { type: 'homework', view: '' },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('paper-list'),
}
export default meta
type Story = StoryObj<Args>

export const Homework: Story = { play: ({ canvasElement }) => shows(canvasElement, /^共 \d+ 份/) }
export const Exams: Story = {
  args: { type: 'exam' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^共 \d+ 场/)
    await leads(canvasElement, /考试/, /\/mangoStudent\/detailPaper\?id=\d+&type=exam$/, 'paper-open')
  },
}
export const None: Story = {
  loaders: [live('student', answers(getPaperRecords, { data: [], page: { totalNum: 0 } }))],
  play: ({ canvasElement }) => shows(canvasElement, '还没有作业'),
}
export const NothingFound: Story = {
  args: { view: 'query=没有这样的作业' },
  play: ({ canvasElement }) => shows(canvasElement, '没有符合条件的作业'),
}
/** The months that are there stay when they are asked for in vain. */
export const MonthsNotRefreshed: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^\d+ 年$/)
    await live('student', refuses(getPaperRecordYears, '数据库繁忙'))()
    await reload(canvasElement, 'paper-list')
    await shows(canvasElement, '月份没有刷新')
    await shows(canvasElement, /^\d+ 年$/)
  },
}
/** On a phone the folded months make room for the way to try again. */
export const MonthsFailedNarrow: Story = {
  loaders: [live('student', refuses(getPaperRecordYears, '数据库繁忙'))],
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '月份没有加载出来')
    const months = inside(canvasElement).getByRole('navigation', { name: '月份' })
    await expect(months.scrollHeight).toBeLessThanOrEqual(months.clientHeight)
  },
}
export const LongText: Story = {
  loaders: [
    live(
      'student',
      answers(getPaperRecords, {
        data: [
          {
            id: 1,
            title: '义务教育教科书数学七年级上册第二章整式的加减第一课时课后巩固与拓展提高练习'.repeat(2),
            subjectName: '数学',
            createTime: '2026-11-20 17:20:00',
            correctBySelf: true,
            composedPaperId: 3,
            counts: null,
          },
        ],
        page: { totalNum: 1 },
      }),
    ),
  ],
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '自主批改')
    const address = /\/mangoStudent\/answerCorrection\?id=1&type=homework&quickExamPaperId=3$/
    await leads(canvasElement, /义务教育教科书/, address, 'paper-open')
  },
}
export const Loading: Story = {
  loaders: [live('student', hangs(getPaperRecords))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: [live('student', refuses(getPaperRecords, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
/** A student's list tells it in its place, goes on without its subjects, and has no notice over it. */
export const SubjectsFailing: Story = {
  loaders: [live('student', refuses(getOngoingSubjects, '科目服务繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '科目服务繁忙')
    await shows(canvasElement, /^共 \d+ 份/)
    await expect(inside(canvasElement).queryByRole('region', { name: '通知' })).toBeNull()
    await expect(inside(canvasElement).getByRole('tab', { name: '全部', selected: true })).toBeVisible()
  },
}
export const NoPermission: Story = {
  loaders: [live('ordinary')],
  play: ({ canvasElement }) => shows(canvasElement, '没有操作权限'),
}
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上传作答对答案')
    await shows(canvasElement, '选择作业')
  },
}
/** The page goes by a subject: its tab is chosen, and all of them are there again when it is let go. */
export const GoesByThePagesSubject: Story = {
  render: onPage('paper-list', { subject: 2 }),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '按顶栏学科：数学')
    await expect(await inside(canvasElement).findByRole('tab', { name: '数学', selected: true })).toBeVisible()
    await press(canvasElement, 'button', '取消 按顶栏学科：数学')
    await expect(await inside(canvasElement).findByRole('tab', { name: '全部', selected: true })).toBeVisible()
    await expect(inside(canvasElement).queryByText('按顶栏学科：数学')).toBeNull()
  },
}
/** Nobody is bound to it: another subject of the tabs counts, and 全部 is all of them. */
export const LeavesThePagesSubject: Story = {
  render: onPage('paper-list', { subject: 2 }),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '按顶栏学科：数学')
    await press(canvasElement, 'tab', '英语')
    await expect(await inside(canvasElement).findByRole('tab', { name: '英语', selected: true })).toBeVisible()
    await expect(inside(canvasElement).queryByText(/按顶栏学科/)).toBeNull()
    await press(canvasElement, 'tab', '全部')
    await expect(await inside(canvasElement).findByRole('tab', { name: '全部', selected: true })).toBeVisible()
    await expect(inside(canvasElement).queryByText(/按顶栏学科/)).toBeNull()
  },
}
export const GoesByThePagesSubjectNarrow: Story = {
  render: onPage('paper-list', { subject: 2 }),
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, '按顶栏学科：数学'),
}
export const Dark: Story = { ...Homework, globals: { theme: 'dark' } }
/** The months are one line above the papers, and go back to one when a month is chosen. */
export const Narrow: Story = {
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, /^共 \d+ 份/)
    await expect(inside(canvasElement).queryByRole('tree')).toBeNull()
    await press(canvasElement, 'button', '全部月份')
    await press(canvasElement, 'treeitem', /^\d+ 月/)
    await shows(canvasElement, /^\d+ 年 \d+ 月$/)
    await expect(inside(canvasElement).queryByRole('tree')).toBeNull()
  },
}

/** More subjects than fit fade at the edge, until the last one is in sight. */
export const SubjectsGoOn: Story = {
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, /^共 \d+ 份/)
    const subjects = inside(canvasElement).getByRole('tablist', { name: '科目' })
    const fade = () => getComputedStyle(subjects).maskImage
    await waitFor(() => expect(fade()).toContain('to left'))
    subjects.scrollLeft = subjects.scrollWidth
    await waitFor(() => expect(fade()).toBe('none'))
  },
}
/** The search and the button stay beside the title while they fit. */
export const HalfWide: Story = {
  globals: { width: '560' },
  async play({ canvasElement }) {
    await shows(canvasElement, /^共 \d+ 份/)
    const place = (role: 'heading' | 'searchbox' | 'button', name?: string) =>
      inside(canvasElement)
        .getByRole(role, name === undefined ? {} : { name })
        .getBoundingClientRect()
    const search = place('searchbox')
    await expect(search.left).toBeGreaterThan(place('heading', '作业').right)
    await expect(place('button', '上传作答对答案').left).toBeGreaterThan(search.right)
  },
}
