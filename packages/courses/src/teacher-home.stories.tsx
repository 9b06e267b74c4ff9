import { listCoursewares } from '@mango/contract/coursewares'
import { platformTime } from '@mango/contract/platform-time'
import {
  getHomeworkToSee,
  getRunningClasses,
  getTimetable,
  listProjects,
  saveProject,
  searchHome,
} from '@mango/contract/today'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { fill, inside, onPage, overfill, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import { somebody } from '../../../stories/shell-stage.tsx'
import './teacher-home.define.ts'

const meta: Meta = {
  title: 'Widgets/teacher-home',
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('teacher-home'),
}
export default meta
type Story = StoryObj

/** A moment so many minutes from now: near midnight it is of another day, and not in the card of today. */
const inMinutes = (minutes: number) => platformTime(new Date(Date.now() + minutes * 60_000))
const hours = (change: object = {}) => ({
  data: [-60, -10, 50].map((minutes, index) => ({
    id: index + 1,
    courseId: index + 1,
    courseName: '七年级语文',
    subjectName: '语文',
    preInstall: true,
    classId: 1,
    className: '七年级(1)班',
    teacherName: '林晓梅',
    room: '致远楼 101',
    booked: index === 2,
    begin: inMinutes(minutes),
    end: inMinutes(minutes + 40),
    ...change,
  })),
})
const none = { data: [] }
const running = (count: number, change: object = {}) => ({
  data: Array.from({ length: count }, (_, index) => ({
    answerClassId: index + 1,
    roomId: index + 1,
    roomName: `${301 + index} 智慧教室`,
    classIds: '1,2',
    className: '七年级(1)班、七年级(2)班',
    coursewareId: 9,
    coursewareName: '七年级古诗文积累课堂练习',
    begin: inMinutes(-18),
    asked: 3,
    questionCount: 8,
    ...change,
  })),
})
const project = { id: 1, name: '校园里的朗读者', note: '6 组', done: 9, total: 14, due: '2026-01-02' }
const homework = (count: number, change: object = {}) => ({
  data: Array.from({ length: count }, (_, index) => ({
    paperId: index + 1,
    title: `22.1.${index + 3} 课时作业`,
    subjectName: '数学',
    classId: index + 7,
    className: `九年级(${index + 1})班`,
    handedIn: 42,
    students: 45,
    waiting: 4,
    last: inMinutes(-50),
    ...change,
  })),
})
const isWithin = (one: Element, frame: Element | null) =>
  frame !== null && one.getBoundingClientRect().right <= frame.getBoundingClientRect().right
const ask = async (canvas: HTMLElement, words: string) => {
  await press(canvas, 'button', /问助手/)
  const field = await waitFor(() => inside(canvas).getByRole('combobox', { name: '问助手或查找' }))
  await fireEvent.change(field, { target: { value: words } })
}

/** The demo school, on the reference backend running in this page. */
export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, '校园里的朗读者') }
export const Dark: Story = { globals: { theme: 'dark' }, play: Live.play! }
export const Narrow: Story = { globals: { width: '320' }, play: Live.play! }
/** A page that left no name in its cookies. */
export const Nameless: Story = {
  loaders: [somebody('everything', { name: '' })],
  play: async ({ canvasElement }) => {
    const hello = await waitFor(() => inside(canvasElement).getByText(/^(夜深了|早上好|中午好|下午好|晚上好)/))
    await expect(hello).toHaveTextContent(/^...。/)
  },
}
export const InClass: Story = {
  // Another story may have left a class running in the school of this page.
  loaders: [live('everything', answers(getTimetable, hours()), answers(getRunningClasses, none))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '正在上课')
    await expect(await waitFor(() => inside(canvasElement).getByRole('link', { name: '进入课堂' }))).toHaveAttribute(
      'href',
      expect.stringContaining('/mangoTeacher/teacherClassroomList?courseId=2&isCustomCourse=0&classId=1'),
    )
  },
}
export const RunningClass: Story = {
  loaders: [live('everything', answers(getTimetable, hours()), answers(getRunningClasses, running(1)))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '七年级古诗文积累课堂练习')
    // It has the place of the next lesson, which goes on beside it.
    await shows(canvasElement, '下一节')
    await expect(inside(canvasElement).queryByRole('link', { name: '进入课堂' })).toBeNull()
    await expect(inside(canvasElement).getByRole('link', { name: '继续上课' })).toHaveAttribute(
      'href',
      expect.stringContaining('/classroom/start?courseId=9&roomId=1&classId=1%2C2'),
    )
  },
}
export const SeveralRunningClasses: Story = {
  loaders: [
    live('everything', answers(getRunningClasses, running(3, { coursewareName: '很长的课件名称'.repeat(12) }))),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getAllByRole('link', { name: '继续上课' })).toHaveLength(3))
  },
}
export const Homework: Story = {
  loaders: [live('everything', answers(getHomeworkToSee, homework(2)))],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getAllByText('4 份待看')).toHaveLength(2))
    const gone: string[] = []
    canvasElement.addEventListener('page-open', (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) gone.push(event.detail.address)
    })
    await press(canvasElement, 'link', '去查看 九年级(2)班 22.1.4 课时作业')
    await expect(gone[0]).toContain('/tongTongWork/ttWorkRecord?paperId=2&classId=8')
    await press(canvasElement, 'link', '全部作业')
    await expect(gone[1]).toContain('/tongTongWork/ttWork')
  },
}
export const HomeworkNarrow: Story = {
  globals: { width: '320' },
  loaders: [
    live('everything', answers(getHomeworkToSee, homework(4, { title: '很长的作业名称'.repeat(8), waiting: 120 }))),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getAllByText('120 份待看')).toHaveLength(4))
    for (const handedIn of inside(canvasElement).getAllByText('已交 42 / 45'))
      await waitFor(() => expect(isWithin(handedIn, handedIn.parentElement)).toBe(true))
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth))
  },
}
/** A day with nothing on it: no card stands there without something behind it. */
export const Nothing: Story = {
  loaders: [
    live(
      'everything',
      answers(getTimetable, none),
      answers(getRunningClasses, none),
      answers(listProjects, none),
      answers(getHomeworkToSee, none),
      answers(listCoursewares, { data: [], total: 0 }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /还没有项目/)
    await waitFor(() => expect(inside(canvasElement).queryByText('学生的作答')).toBeNull())
    await expect(inside(canvasElement).queryByText('最近的课件')).toBeNull()
    await expect(inside(canvasElement).queryByText('进入课堂')).toBeNull()
  },
}
export const VeryLongNames: Story = {
  loaders: [
    live(
      'everything',
      answers(getTimetable, hours({ courseName: '很长的课程名称'.repeat(8), room: '很远的教室'.repeat(8) })),
      answers(getRunningClasses, none),
      answers(listProjects, {
        data: [{ ...project, name: '很长的项目名称'.repeat(4), note: '很长的说明'.repeat(10) }],
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /很长的项目名称/)
    await shows(canvasElement, /^(很长的课程名称){8} · (很远的教室){8}$/)
    for (const what of inside(canvasElement).getAllByText(/^(很长的课程名称){8} · (很远的教室){8}$/))
      await expect(what.scrollWidth).toBeLessThanOrEqual(what.clientWidth)
  },
}
export const Loading: Story = {
  loaders: [
    live('everything', hangs(getTimetable), hangs(listProjects), hangs(getHomeworkToSee), hangs(listCoursewares)),
  ],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: [
    live(
      'everything',
      refuses(getTimetable, '课程表服务繁忙'),
      refuses(listProjects, '项目服务繁忙'),
      refuses(listCoursewares, '课件服务繁忙'),
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const text of ['课程表服务繁忙', '项目服务繁忙', '课件服务繁忙']) await shows(canvasElement, text)
  },
}

export const NewProject: Story = {
  loaders: [live('everything', answers(listProjects, { data: [project] }), answers(saveProject, {}))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '新建项目')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '请输入名称')
    await fill(canvasElement, /名称/, '读书节')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '创建成功！')
  },
}
/** Escape may be a slip; 取消 is none. */
export const ProjectBegun: Story = {
  play: async ({ canvasElement }) => {
    const dialog = () => inside(canvasElement).queryByRole('dialog', { name: '新建项目' })
    await press(canvasElement, 'button', '新建项目')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    await press(canvasElement, 'button', '新建项目')
    await fill(canvasElement, '说明', '四月办')
    await userEvent.keyboard('{Escape}')
    await press(canvasElement, 'button', '继续编辑')
    await expect(inside(canvasElement).getByRole('textbox', { name: '说明' })).toHaveValue('四月办')
    await press(canvasElement, 'button', '取消')
    await waitFor(() => expect(dialog()).toBeNull())
  },
}
/** Where letters can be typed for a number, the field is empty to us: what was meant is asked, not guessed. */
export const ProjectWithoutNumber: Story = {
  loaders: [live('everything', answers(listProjects, { data: [project] }), answers(saveProject, {}))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '新建项目')
    await fill(canvasElement, /名称/, '读书节')
    const done = inside(canvasElement).getByRole('spinbutton', { name: '已完成' })
    await fireEvent.change(done, { target: { value: '' } })
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '请输入数字')
    await expect(done).toBeInvalid()
    await fireEvent.change(done, { target: { value: '2' } })
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '创建成功！')
  },
}
export const TooLongProject: Story = {
  loaders: [live('everything', answers(listProjects, { data: [project] }), answers(saveProject, {}))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '新建项目')
    await overfill(canvasElement, /名称/, 30, '名称不能超过30个字')
    await overfill(canvasElement, '说明', 60, '不能超过60个字')
    await press(canvasElement, 'button', '保存')
    await expect(inside(canvasElement).queryByText('创建成功！')).toBeNull()
    await expect(inside(canvasElement).getByRole('dialog', { name: '新建项目' })).toBeVisible()
  },
}
export const TooLongProjectNarrow: Story = { ...TooLongProject, globals: { width: '320' } }

/** Found by keyboard alone: Ctrl+K, words, arrow, Enter. */
export const Jumping: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '助手')
    const gone: string[] = []
    canvasElement.addEventListener('page-open', (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) gone.push(event.detail.address)
    })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await waitFor(() => inside(canvasElement).getByRole('combobox', { name: '问助手或查找' }))
    await fireEvent.change(field, { target: { value: '共读' } })
    await waitFor(() => inside(canvasElement).getByRole('option', { name: /名著共读社/ }))
    await fireEvent.keyDown(field, { key: 'Enter' })
    await expect(gone[0]).toContain('/mangoTeacher/teacherClassroomList?courseId=')
  },
}
/** Whoever types on and presses Enter at once does not get what the words before had found. */
export const JumpingTooSoon: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '助手')
    const gone = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('page-open', gone)
    await ask(canvasElement, '共读')
    await waitFor(() => inside(canvasElement).getByRole('option', { name: /名著共读社/ }))
    const field = inside(canvasElement).getByRole('combobox', { name: '问助手或查找' })
    await fireEvent.change(field, { target: { value: '物理' } })
    await fireEvent.keyDown(field, { key: 'Enter' })
    await expect(gone).not.toHaveBeenCalled()
    canvasElement.removeEventListener('page-open', gone)
  },
}
/** On another page: nothing but the assistant, which the page opens or the keys. */
export const AssistantOnly: Story = {
  args: { assistantOnly: true },
  play: async ({ canvasElement }) => {
    const home = canvasElement.querySelector('teacher-home')
    await waitFor(() => expect(home).toHaveProperty('ask'))
    if (home && 'ask' in home && typeof home.ask === 'function') await home.ask()
    await waitFor(() => inside(canvasElement).getByRole('combobox', { name: '问助手或查找' }))
    await expect(inside(canvasElement).queryByRole('heading', { level: 1 })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => inside(canvasElement).getByRole('combobox', { name: '问助手或查找' }))
  },
}
export const Asking: Story = {
  loaders: [live('everything', answers(getTimetable, hours()))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '正在上课')
    await ask(canvasElement, '现在上什么课')
    await shows(canvasElement, /正在上七年级\(1\)班七年级语文，致远楼 101/)
  },
}
export const NothingFound: Story = {
  loaders: [live('everything', answers(searchHome, none))],
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '没有这样的东西')
    await shows(canvasElement, /没有找到“没有这样的东西”/)
  },
}
export const SearchFailing: Story = {
  loaders: [live('everything', refuses(searchHome, '搜索服务繁忙'))],
  play: async ({ canvasElement }) => {
    await ask(canvasElement, '甲')
    await shows(canvasElement, '搜索服务繁忙')
  },
}
