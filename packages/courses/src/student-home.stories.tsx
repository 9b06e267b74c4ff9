import { getReviewPlan } from '@mango/contract/mistake-notebook'
import { getPaperRecords } from '@mango/contract/paper-records'
import { getTimetable } from '@mango/contract/today'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inside, onPage, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './student-home.define.ts'

const meta: Meta = {
  title: 'Widgets/student-home',
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('student-home'),
}
export default meta
type Story = StoryObj

const papers = (change: object = {}) => ({
  data: Array.from({ length: 4 }, (_, index) => ({
    id: index + 1,
    title: '22.1.3 课时作业',
    subjectName: '数学',
    createTime: '2026-11-20 19:05:00',
    correctBySelf: index === 1,
    composedPaperId: index === 1 ? 77 : null,
    counts: null,
    ...change,
  })),
  page: { totalNum: 4 },
})

/** The demo school, on the reference backend running in this page. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '本周课程表')
    await waitFor(() => expect(inside(canvasElement).getByRole('table')).toBeVisible())
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, play: Live.play! }
export const Narrow: Story = { globals: { width: '320' }, play: Live.play! }
export const WithHomework: Story = {
  loaders: [live('student', answers(getPaperRecords, papers()))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '全部作业')
    const [homework, corrected] = await waitFor(() => inside(canvasElement).getAllByRole('link', { name: /22\.1\.3/ }))
    await expect(homework).toHaveAttribute(
      'href',
      expect.stringContaining('/mangoStudent/detailPaper?id=1&type=homework'),
    )
    await expect(corrected).toHaveAttribute(
      'href',
      expect.stringContaining('/mangoStudent/answerCorrection?id=2&type=homework&quickExamPaperId=77'),
    )
  },
}
/** Records that fail or are not there leave the card out, and say nothing. */
export const WithoutRecords: Story = {
  loaders: [live('student', refuses(getPaperRecords, '系统故障'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '本周课程表')
    await waitFor(() => expect(inside(canvasElement).queryByText('全部作业')).toBeNull())
    await expect(inside(canvasElement).queryByText('系统故障')).toBeNull()
  },
}
export const NoLessons: Story = {
  loaders: [live('student', answers(getTimetable, { data: [] }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '本周没有课。')
  },
}
export const Loading: Story = {
  loaders: [live('student', hangs(getTimetable), hangs(getPaperRecords), hangs(getReviewPlan))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: [live('student', refuses(getTimetable, '课程表服务繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '课程表服务繁忙'),
}
