import {
  getClassStudents,
  getOngoingCourses,
  getTeacherFinishedCourses,
  getTeacherOngoingCourses,
  listCourseClasses,
  saveCourse,
} from '@mango/contract/courses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { asksForLeave, fill, inside, onPage, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './course-list.define.ts'
import { sampleCourses } from './sample-courses.ts'

interface Args {
  audience: 'teacher' | 'student'
  view: string
  heading: string
}
const meta: Meta<Args> = {
  title: 'Widgets/course-list',
  args: { audience: 'teacher', view: '', heading: '我的课程' },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('course-list'),
}
export default meta
type Story = StoryObj<Args>

const ofStudent = { audience: 'student', heading: '数字课堂' } as const

/** The demo school's courses, on the reference backend running in this page. */
export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, '名著共读社') }
export const Dark: Story = { globals: { theme: 'dark' }, play: Live.play! }
export const Narrow: Story = { globals: { width: '320' }, play: Live.play! }
export const Finished: Story = {
  args: { view: 'type=2' },
  play: ({ canvasElement }) => shows(canvasElement, /学年 (上|下)学期/),
}
export const Student: Story = {
  args: ofStudent,
  loaders: [live('student')],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '七年级语文')
    await expect(inside(canvasElement).queryByText('新建课程')).toBeNull()
  },
}
export const OpensACourse: Story = {
  args: ofStudent,
  loaders: [live('student')],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '七年级语文')
    await asksForLeave(canvasElement, inside(canvasElement).getByRole('link', { name: /七年级语文/ }), 'course-open')
  },
}
export const Loading: Story = {
  loaders: [live('everything', hangs(getTeacherOngoingCourses))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const NoneOfATeacher: Story = {
  loaders: [live('everything', answers(getTeacherOngoingCourses, sampleCourses(0)))],
  play: ({ canvasElement }) => shows(canvasElement, '新建课程'),
}
export const NoneOfAStudent: Story = {
  args: ofStudent,
  loaders: [live('student', answers(getOngoingCourses, sampleCourses(0)))],
  play: ({ canvasElement }) => shows(canvasElement, '现在没有正在上的课'),
}
export const NoneFinished: Story = {
  args: { view: 'type=2' },
  loaders: [live('everything', answers(getTeacherFinishedCourses, sampleCourses(0)))],
  play: ({ canvasElement }) => shows(canvasElement, '还没有已完成的课'),
}
export const Many: Story = {
  loaders: [live('everything', answers(getTeacherOngoingCourses, sampleCourses(60)))],
  play: ({ canvasElement }) => shows(canvasElement, '60'),
}
export const VeryLongNames: Story = {
  loaders: [
    live(
      'everything',
      answers(
        getTeacherOngoingCourses,
        sampleCourses(3, { title: '很长的课程名称'.repeat(6), className: '七年级(1)班、七年级(2)班、'.repeat(8) }),
      ),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /很长的课程名称/)
    for (const card of inside(canvasElement).getAllByRole('listitem'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const Failing: Story = {
  loaders: [live('everything', refuses(getTeacherOngoingCourses, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}

const openDialog = (canvas: HTMLElement) => press(canvas, 'button', /新建课程/)
const tick = async (canvas: HTMLElement, name: RegExp) => {
  const box = await waitFor(() => inside(canvas).getByRole('checkbox', { name }))
  await userEvent.click(box)
}

/** What was chosen and not saved comes back. */
export const Restored: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await tick(canvasElement, /^七年级\(1\)班 全班$/)
    await fill(canvasElement, /课程名称/, '写了一半')
    const list = canvasElement.querySelector('course-list')
    list?.replaceWith(list.cloneNode())
    await openDialog(canvasElement)
    await shows(canvasElement, /^已恢复上次没有保存的内容/)
    await expect(inside(canvasElement).getByRole('textbox', { name: /课程名称/ })).toHaveValue('写了一半')
    await expect(inside(canvasElement).getByRole('checkbox', { name: /^七年级\(1\)班 全班$/ })).toBeChecked()
  },
}

/** A class ticks its students; one of them taken out leaves the others. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await tick(canvasElement, /^七年级\(1\)班 全班$/)
    const one = await waitFor(() => inside(canvasElement).getByRole('checkbox', { name: '夏书豪' }))
    await expect(one).toBeChecked()
    await userEvent.click(one)
    await waitFor(() => expect(one).not.toBeChecked())
    await expect(inside(canvasElement).getByRole('checkbox', { name: /^七年级\(1\)班 全班$/ })).toBePartiallyChecked()
    await userEvent.click(one)
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('checkbox', { name: /^七年级\(1\)班 全班$/ })).toBeChecked(),
    )
  },
}
/** A search that is begun anew shows nothing of the one before, nor asks for it again. */
export const SearchingAnew: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    const search = await waitFor(() => inside(canvasElement).getByRole('searchbox', { name: '搜索学生' }))
    const write = (value: string) => fireEvent.change(search, { target: { value } })
    await write('夏书豪')
    await shows(canvasElement, '找到 1 名学生')
    await write('')
    await write('李')
    await expect(inside(canvasElement).queryByText('“夏书豪”')).toBeNull()
    await shows(canvasElement, '“李”')
  },
}
/** That nobody was found stands where they would be. */
export const NobodyFound: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    const search = await waitFor(() => inside(canvasElement).getByRole('searchbox', { name: '搜索学生' }))
    fireEvent.change(search, { target: { value: '没有这个人' } })
    await shows(canvasElement, '没有找到学生，换个名字或学号试试')
    const head = inside(canvasElement).getByText('找到 0 名学生').getBoundingClientRect()
    const said = inside(canvasElement).getByText('没有找到学生，换个名字或学号试试').getBoundingClientRect()
    await expect(said.top - head.bottom).toBeLessThan(40)
  },
}
/** A class that is opened while a search is about to begin takes its place. */
export const ClassInsteadOfSearch: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    const search = () => inside(canvasElement).getByRole('searchbox', { name: '搜索学生' })
    await waitFor(search)
    fireEvent.change(search(), { target: { value: '夏书豪' } })
    await press(canvasElement, 'button', /^七年级\(2\)班/)
    await expect(search()).toHaveValue('')
  },
}
/** A name is cut where it ends, and what is missing is said. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await waitFor(() => inside(canvasElement).getByRole('button', { name: '确定' }))
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请输入标题')
    await fill(canvasElement, /课程名称/, '芒'.repeat(16))
    await expect(inside(canvasElement).getByRole('textbox', { name: /课程名称/ })).toHaveValue('芒'.repeat(15))
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请选择学生')
  },
}
export const Summary: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await tick(canvasElement, /^七年级\(1\)班 全班$/)
    await fill(canvasElement, /课程名称/, '晨读')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '请确认课程')
    await shows(canvasElement, '自建课程，按月排列课堂')
  },
}
/** As in the other dialogs of a name, Enter goes on. */
export const ConfirmedByEnter: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await tick(canvasElement, /^七年级\(1\)班 全班$/)
    await fill(canvasElement, /课程名称/, '晨读')
    await fireEvent.keyDown(inside(canvasElement).getByRole('textbox', { name: /课程名称/ }), { key: 'Enter' })
    await shows(canvasElement, '请确认课程')
  },
}
export const SavingFails: Story = {
  loaders: [live('everything', refuses(saveCourse, '课程太多了'))],
  play: async (context) => {
    await Summary.play?.(context)
    await userEvent.click(inside(context.canvasElement).getAllByRole('button', { name: '确定' }).at(-1)!)
    await shows(context.canvasElement, '课程太多了')
  },
}
export const ClassesFailing: Story = {
  loaders: [live('everything', refuses(listCourseClasses, '班级服务繁忙'))],
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await shows(canvasElement, '班级服务繁忙')
  },
}
export const StudentsFailing: Story = {
  loaders: [live('everything', refuses(getClassStudents, '学生服务繁忙'))],
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
    await shows(canvasElement, '学生服务繁忙')
  },
}
export const NarrowDialog: Story = { globals: { width: '320' }, play: Summary.play! }
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /名著共读社 的更多操作/)
    await press(canvasElement, 'menuitem', '删除')
    await shows(canvasElement, '即将删除课程，请确认')
    await shows(canvasElement, '此操作将不能恢复。')
  },
}
