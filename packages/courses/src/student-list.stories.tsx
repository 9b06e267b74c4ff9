import { getClassStudents, listCourseClasses } from '@mango/contract/courses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside, leads, onPage, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './student-list.define.ts'

interface Args {
  view: string
  heading: string
}
const meta: Meta<Args> = {
  title: 'Widgets/student-list',
  args: { view: '', heading: '我的学生' },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('student-list'),
}
export default meta
type Story = StoryObj<Args>

/** The demo school's students, on the reference backend running in this page. */
export const Live: Story = {
  async play({ canvasElement }) {
    await shows(canvasElement, '夏书豪')
    // The tab says which class it is.
    await expect(inside(canvasElement).queryByText('班级')).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, play: Live.play! }
export const Narrow: Story = { globals: { width: '320' }, play: Live.play! }
export const Searched: Story = {
  args: { view: 'name=20260001' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '夏书豪')
    await expect(inside(canvasElement).getAllByRole('link', { name: /的成长档案/ })).toHaveLength(1)
    await expect(inside(canvasElement).getByText('班级')).toBeVisible()
  },
}
export const SearchedWithoutClasses: Story = {
  ...Searched,
  loaders: [live('everything', refuses(listCourseClasses, '数据库繁忙'))],
}
export const NothingFound: Story = {
  args: { view: 'name=没有这个人' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '没有找到“没有这个人”')
    await shows(canvasElement, '共 0 名学生')
  },
}
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '夏书豪')
    const gone: unknown[] = []
    for (const type of ['student-open', 'mistakes-open'])
      canvasElement.addEventListener(type, (event) => {
        event.preventDefault()
        if (event instanceof CustomEvent) gone.push([type, event.detail.studentName])
      })
    await press(canvasElement, 'link', '夏书豪 的成长档案')
    await press(canvasElement, 'link', '夏书豪 的错题集')
    await expect(gone).toEqual([
      ['student-open', '夏书豪'],
      ['mistakes-open', '夏书豪'],
    ])
    await leads(canvasElement, '夏书豪 的成长档案', /\/studentGrowth\?studentId=\d+&studentName=/, 'student-open')
    await leads(canvasElement, '夏书豪 的错题集', /\/studentMistakes\?studentId=\d+&studentName=/, 'mistakes-open')
  },
}
export const Loading: Story = {
  loaders: [live('everything', hangs(listCourseClasses))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const NoClasses: Story = {
  loaders: [live('everything', answers(listCourseClasses, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '还没有任教的班级'),
}
export const EmptyClass: Story = {
  loaders: [live('everything', answers(getClassStudents, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '这个班还没有学生'),
}
export const Failing: Story = {
  loaders: [live('everything', refuses(getClassStudents, '学生服务繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '学生服务繁忙'),
}
