import { getPaperRecordMonths, getPaperRecords } from '@mango/contract/paper-records'
import { getCourse } from '@mango/contract/courses'
import { deleteLesson, getLessonMonths, getLessons, getTeacherLessons, type LessonRow } from '@mango/contract/lessons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inside, leads, onPage, press, reload, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './lesson-list.define.ts'

interface Args {
  audience: 'student' | 'teacher'
  'course-id': number | undefined
  'class-id': number | undefined
  custom: boolean
  heading: string
  subheading?: string
  view: string
}

const named = answers(getCourse, { data: { name: '七年级语文' } })
const as = (account: Parameters<typeof live>[0], ...fakes: readonly Fake[]) => [live(account, named, ...fakes)]

const meta: Meta<Args> = {
  title: 'Widgets/lesson-list',
  args: { audience: 'student', 'course-id': 1, 'class-id': undefined, custom: false, heading: '', view: '' },
  parameters: { stage: false },
  // A list begins with the part that was looked at last.
  beforeEach: () => sessionStorage.removeItem('mango:course-type'),
  loaders: as('student'),
  render: onPage('lesson-list'),
}
export default meta
type Story = StoryObj<Args>

const lesson = (change: Partial<LessonRow> = {}): LessonRow => ({
  id: 1,
  lessonId: 1,
  title: '二次函数的图象与性质',
  createTime: '2026-11-20 08:00:00',
  lessonTime: '2026-11-20 08:00:00',
  updateTime: '2026-11-20 17:40:00',
  status: 2,
  hasVideo: true,
  hasPpt: true,
  hasNotes: true,
  hasFile: true,
  timeTableId: 1,
  coverUrl: '',
  videoLength: 2405,
  chapterNames: ['22.1.3 顶点式'],
  ...change,
})
const page = (...data: LessonRow[]) => ({ data, page: { totalNum: data.length } })
const teacher = { audience: 'teacher' as const, heading: '七年级(1)班语文' }

/** The lessons of the demo student's course, on the reference backend running in this page. */
export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, /共 \d+ 节课/) }
/** A teacher's courses of one name are told apart by their class. */
export const OfClass: Story = {
  args: { audience: 'teacher', 'class-id': 1, subheading: '七年级(1)班' },
  loaders: as('everything'),
  async play({ canvasElement }) {
    const heading = await inside(canvasElement).findByRole('heading', { level: 1, name: '七年级语文' })
    await expect(inside(canvasElement).getByText('七年级(1)班').nextElementSibling).toContainElement(heading)
  },
}
export const Dark: Story = { ...Live, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Live, globals: { width: '320' } }
/** One line above the lessons; the tree comes when it is pressed, and goes with a choice. */
export const NarrowChapters: Story = {
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, /共 \d+ 节课/)
    const screen = inside(canvasElement)
    const line = screen.getByRole('button', { name: '章节 全部章节', expanded: false })
    await expect(line.closest('.lessons-side')?.clientHeight).toBe(44)
    await expect(screen.queryByRole('tree')).toBeNull()
    line.focus()
    await userEvent.keyboard('{Enter}')
    screen.getByRole('tree', { name: '章节' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const named = await screen.findByRole('button', { name: '章节 第一单元 四季之美', expanded: false })
    await expect(named.matches(':focus')).toBe(true)
    await expect(screen.queryByRole('tree')).toBeNull()
    await screen.findByRole('list', { name: '课堂', busy: false })
  },
}
export const Loading: Story = {
  loaders: as('student', hangs(getLessons)),
  play: ({ canvasElement }) => waits(canvasElement),
}
export const None: Story = {
  loaders: as('student', answers(getLessons, page())),
  play: ({ canvasElement }) => shows(canvasElement, '这门课还没有课堂'),
}
export const NothingFound: Story = {
  args: { view: 'query=没有' },
  loaders: as('student', answers(getLessons, page())),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '没有找到课堂')
    await press(canvasElement, 'button', '清除筛选')
    await shows(canvasElement, '这门课还没有课堂')
    await shows(canvasElement, '共 0 节课')
  },
}
export const Failing: Story = {
  loaders: as('student', refuses(getLessons, '数据库繁忙')),
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
/** There is a way back to the pages that came. */
export const PageFailing: Story = {
  args: { view: 'page=3' },
  loaders: as('student', refuses(getLessons, '数据库繁忙')),
  async play({ canvasElement }) {
    await shows(canvasElement, '数据库繁忙')
    await expect(inside(canvasElement).getByRole('button', { name: '上一页' })).toBeEnabled()
  },
}
export const PaperPageFailing: Story = {
  ...PageFailing,
  args: { view: 'type=2&page=3' },
  loaders: as('student', refuses(getPaperRecords, '数据库繁忙')),
}
export const WithoutCourse: Story = {
  args: { 'course-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '课堂信息错误，请检查重试！'),
}
export const LongTitle: Story = {
  loaders: as(
    'student',
    answers(
      getLessons,
      page(
        lesson({ title: '一'.repeat(120) }),
        lesson({ id: 2, lessonId: 2 }),
        lesson({ lessonId: null, title: '补课' }),
      ),
    ),
  ),
  globals: { width: '320' },
  async play({ canvasElement }) {
    const address = /\/mangoStudent\/studentClassVideo\?lessonId=1$/
    await leads(canvasElement, '一'.repeat(120), address, 'lesson-open')
    await shows(canvasElement, '补课')
    await expect(inside(canvasElement).queryByRole('link', { name: '补课' })).toBeNull()
  },
}
/** Months without papers can't be chosen. */
export const Homework: Story = {
  args: { view: 'type=2' },
  loaders: as(
    'student',
    answers(getPaperRecordMonths, {
      data: [
        { month: 11, existsRecord: true },
        { month: 10, existsRecord: false },
      ],
    }),
    answers(getPaperRecords, {
      data: [
        {
          id: 3,
          title: '第二单元课后作业',
          subjectName: '语文',
          createTime: '2026-11-18 20:00:00',
          correctBySelf: true,
          composedPaperId: null,
          counts: null,
        },
      ],
      page: { totalNum: 1 },
    }),
  ),
  async play({ canvasElement }) {
    const address = /\/mangoStudent\/detailPaper\?id=3&type=homework$/
    await leads(canvasElement, '第二单元课后作业', address, 'paper-open')
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '10月' })).toBeDisabled())
    await expect(inside(canvasElement).getByRole('button', { name: '全部' })).toHaveAttribute('aria-current', 'true')
  },
}
/** Nor are they by an old link: there all months are shown instead. */
export const MonthWithoutPapers: Story = {
  ...Homework,
  args: { view: 'type=2&month=10' },
  async play({ canvasElement }) {
    await shows(canvasElement, '第二单元课后作业')
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '10月' })).toBeDisabled())
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('button', { name: '全部' })).toHaveAttribute('aria-current', 'true'),
    )
    await expect(canvasElement.querySelector('lesson-list')).toHaveAttribute('view', 'type=2')
  },
}
/** The months that are there stay when they are asked for in vain. */
export const MonthsNotRefreshed: Story = {
  args: { custom: true, view: 'month=11' },
  loaders: as(
    'student',
    answers(getLessonMonths, { data: [{ year: 2026, month: 11, count: 3 }] }),
    answers(getLessons, page(lesson())),
  ),
  async play({ canvasElement }) {
    await shows(canvasElement, /^2026 年$/)
    await as('student', refuses(getLessonMonths, '数据库繁忙'), answers(getLessons, page(lesson())))[0]?.()
    await reload(canvasElement, 'lesson-list')
    await shows(canvasElement, '月份没有刷新')
    await shows(canvasElement, /^2026 年$/)
  },
}
/** The papers are there all the same, and all months can be chosen. */
export const MonthsFailing: Story = {
  args: { view: 'type=2' },
  loaders: as('student', refuses(getPaperRecordMonths, '数据库繁忙')),
  async play({ canvasElement }) {
    await shows(canvasElement, '月份没有加载出来')
    await inside(canvasElement).findByRole('list', { name: '试卷', busy: false })
    await expect(inside(canvasElement).getByRole('button', { name: '全部' })).toBeEnabled()
  },
}

/** Hours without a lesson offer to make one; a lesson has its menu. */
export const Teacher: Story = {
  args: teacher,
  loaders: as(
    'everything',
    answers(
      getTeacherLessons,
      page(lesson({ id: 9, lessonId: null, title: '' }), lesson({ status: 1 }), lesson({ id: 2, lessonId: 2 })),
    ),
  ),
  async play({ canvasElement }) {
    await shows(canvasElement, '这节课还没有内容')
    await shows(canvasElement, '草稿')
    const address = /\/mangoTeacher\/teacherClassVideo\?lessonId=1&courseId=1&isCustomCourse=\d$/
    await leads(canvasElement, '二次函数的图象与性质', address, 'lesson-open')
    await press(canvasElement, 'button', /^更多/)
    await press(canvasElement, 'menuitem', '删除')
    await shows(canvasElement, '内容将删除，请确认是否删除？')
  },
}
/** The hour of a deleted lesson stays without it: the focus of its menu goes to what comes next. */
export const Deleted: Story = {
  args: teacher,
  loaders: as(
    'everything',
    answers(getTeacherLessons, page(lesson(), lesson({ id: 2, lessonId: 2, title: '圆的性质' }))),
    answers(deleteLesson, {}),
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '更多 二次函数的图象与性质')
    await press(canvasElement, 'menuitem', '删除')
    const left = page(lesson({ lessonId: null, title: '' }), lesson({ id: 2, lessonId: 2, title: '圆的性质' }))
    await live('everything', named, answers(getTeacherLessons, left), answers(deleteLesson, {}))()
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '这节课还没有内容')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('link', { name: '圆的性质' }).matches(':focus')).toBe(true),
    )
  },
}
/** Somebody else deleted it: the list doesn't go on showing it. */
export const DeletedElsewhere: Story = {
  args: teacher,
  loaders: as('everything', answers(getTeacherLessons, page(lesson())), refuses(deleteLesson, '课堂不存在')),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '更多 二次函数的图象与性质')
    await press(canvasElement, 'menuitem', '删除')
    const left = page(lesson({ lessonId: null, title: '' }))
    await live('everything', named, answers(getTeacherLessons, left), refuses(deleteLesson, '课堂不存在'))()
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '课堂不存在')
    await shows(canvasElement, '这节课还没有内容')
  },
}
export const TeacherDark: Story = {
  args: teacher,
  loaders: as('everything'),
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, /共 \d+ 节课/),
}
export const TeacherNarrow: Story = {
  ...TeacherDark,
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, /共 \d+ 节课/)
    await expect(inside(canvasElement).getByRole('button', { name: '新建课堂' }).clientHeight).toBeLessThanOrEqual(44)
  },
}
