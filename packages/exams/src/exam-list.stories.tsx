import { platformTime } from '@mango/contract/platform-time'
import { termList } from '@mango/contract/scores'
import { code } from '@mango/contract'
import {
  deleteExams,
  deleteExamScore,
  deleteResult,
  examList,
  getExamDeletions,
  getSubExamInfo,
  mergeExam,
  undoDeleteExams,
  undoMerge,
  type ExamListItem,
  type SubExam,
} from '@mango/contract/exams'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { fill, inside, leads, onPage, overfill, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './exam-list.define.ts'

interface Args {
  view: string
  heading: string
  authority: readonly number[] | undefined
}

/** What a story before left in the basket and under the saved filters. */
const forgetful = () => {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith('mango:exam-'))) {
    localStorage.removeItem(key)
    globalThis.dispatchEvent(new StorageEvent('storage', { key }))
  }
  return {}
}
const staff = (account: Parameters<typeof live>[0] = 'everything', ...fakes: readonly Fake[]) => [
  forgetful,
  live(account, ...fakes),
]

const meta: Meta<Args> = {
  title: 'Widgets/exam-list',
  args: { view: '', heading: '考试管理', authority: undefined },
  parameters: { stage: false },
  loaders: staff(),
  render: onPage('exam-list'),
}
export default meta
type Story = StoryObj<Args>

const exams = (count: number, change: Partial<ExamListItem> = {}) => ({
  data: Array.from({ length: count }, (_, index) => ({
    examId: index + 1,
    examName: `八年级上学期期中联考（${index + 1}）`,
    subjectNames: ['语文', '数学', '英语', '科学'],
    status: index % 2 === 0 ? 1 : 2,
    startTime: '2026-11-12 08:00:00',
    ...change,
  })),
  total: count,
})
/** Sub-exams that make the exams differ, whichever is asked for. */
const facts = (change: Partial<SubExam> = {}) => ({
  data: [
    {
      examId: 9,
      subjectName: '数学',
      name: '期中',
      schoolYear: '2026学年',
      term: '上学期',
      gradeName: '八年级',
      typeName: '期中考试',
      ...change,
    },
  ],
})
const add = async (canvas: HTMLElement, count: number) => {
  await press(canvas, 'button', /^加入合并/)
  for (let more = 1; more < count; more++) await press(canvas, 'button', /^加入合并/)
}

/** The demo school's exams, on the reference backend running in this page. Its edges are those of what they are filtered by. */
export const Live: Story = {
  async play({ canvasElement }) {
    await shows(canvasElement, /共 \d+ 场/)
    const screen = inside(canvasElement)
    const right = (box: Element) => box.getBoundingClientRect().right
    // By the width of the page they are in one row, or in two of which the first ends with the name.
    const last = [
      screen.getByRole('searchbox', { name: '考试名称' }),
      await screen.findByRole('button', { name: /^常用筛选/ }),
    ]
    await expect(Math.abs(Math.max(...last.map(right)) - right(screen.getByRole('table')))).toBeLessThan(40)
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, /共 \d+ 场/),
}
/** What the exams are filtered by stands in two rows of three, all of it in sight. */
export const Narrow: Story = {
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, /共 \d+ 场/)
    const screen = inside(canvasElement)
    const boxes = [
      ...['学年', '考试类型', '学期', '状态', '年级'].map((name) => screen.getByRole('combobox', { name })),
      screen.getByRole('button', { name: /^科目/ }),
    ].map((box) => box.getBoundingClientRect())
    const rows = new Set(boxes.slice(0, -1).map(({ top }) => top))
    await expect(rows.size).toBe(2)
    // Six that all read 全… tell nobody what they choose: four signs fit, at a touch screen's 16 px.
    for (const box of inside(canvasElement)
      .getByRole('search')
      .querySelectorAll('.exam-choices :is(select, .multi-select-text)')) {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
      const room = box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      await expect(room).toBeGreaterThanOrEqual(64)
    }
    await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320)
  },
}
/** In half a window, or at twice the size, the table scrolls in its frame: what stands above it stays in sight. */
export const HalfAWindow: Story = {
  globals: { width: '600' },
  async play({ canvasElement }) {
    await shows(canvasElement, /共 \d+ 场/)
    const create = inside(canvasElement).getByRole('link', { name: '新建' })
    await expect(create.getBoundingClientRect().right).toBeLessThanOrEqual(600)
    await leads(canvasElement, '新建', /\/examinationMan\/newExams$/, 'exam-create')
    await leads(canvasElement, /^详情/, /\/examinationMan\/details\?examId=\d+&name=/, 'exam-open')
  },
}
export const Loading: Story = {
  loaders: staff('everything', hangs(examList)),
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Empty: Story = {
  loaders: staff('everything', answers(examList, exams(0))),
  play: ({ canvasElement }) => shows(canvasElement, '没有符合条件的考试'),
}
export const ExportOfNothing: Story = {
  loaders: staff('everything', answers(examList, exams(0))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '导出 Excel')
    const told = () => inside(canvasElement).getByText('没有符合条件的考试', { selector: '.notices *' })
    await waitFor(() => expect(told()).toBeVisible())
  },
}
export const One: Story = {
  loaders: staff('everything', answers(examList, exams(1))),
  play: ({ canvasElement }) => shows(canvasElement, /共 1 场/),
}
/** A moment of today in China, as the platform writes it. */
const now = platformTime(new Date())
/** Days are read as people say them; in full for who points at one. */
export const OfToday: Story = {
  loaders: staff('everything', answers(examList, exams(1, { startTime: now }))),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '今天')
    await expect(inside(canvasElement).getByTitle(now)).toHaveTextContent('今天')
  },
}
export const VeryLongNames: Story = {
  loaders: staff(
    'everything',
    answers(
      examList,
      exams(3, {
        examName: '很长的考试名称'.repeat(20),
        subjectNames: Array.from({ length: 12 }, (_, n) => `第${n}门很长的科目`),
      }),
    ),
  ),
  play: ({ canvasElement }) => shows(canvasElement, /共 3 场/),
}
export const NotPublic: Story = {
  args: { view: 'status=2' },
  play: ({ canvasElement }) => shows(canvasElement, '未公开'),
}
export const Failing: Story = {
  loaders: staff('everything', refuses(examList, '数据库繁忙')),
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const LookupsFailing: Story = {
  loaders: staff('everything', answers(examList, exams(2)), refuses(termList, 'x')),
  play: ({ canvasElement }) => shows(canvasElement, '向服务器发送数据错误'),
}

/** Neither 47 nor 48: no 新建, no 删除. */
export const MayOnlyLook: Story = {
  args: { authority: [16] },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /共 \d+ 场/)
    await expect(inside(canvasElement).queryByRole('link', { name: '新建' })).toBeNull()
    await expect(inside(canvasElement).queryByRole('button', { name: /^删除/ })).toBeNull()
  },
}
export const MayCreate: Story = {
  args: { authority: [16, 47] },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '新建')
    await expect(inside(canvasElement).queryByRole('button', { name: /^删除/ })).toBeNull()
  },
}
export const MayDelete: Story = {
  args: { authority: [16, 48] },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '删除')
    await expect(inside(canvasElement).queryByRole('link', { name: '新建' })).toBeNull()
  },
}
export const NotAllowedAtAll: Story = {
  loaders: staff('student'),
  play: ({ canvasElement }) => shows(canvasElement, '没有操作权限'),
}

export const Basket: Story = {
  loaders: staff('everything', answers(examList, exams(6)), answers(getSubExamInfo, facts())),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 3)
    await shows(canvasElement, '3 场')
  },
}
/** The basket lives in its store: the page only hears of it, for its address, and `view` stays as it was given. */
export const BasketInTheAddress: Story = {
  ...Basket,
  args: { view: 'gradeId=8' },
  play: async ({ canvasElement }) => {
    const changes: unknown[] = []
    const note = (event: Event) => changes.push(event instanceof CustomEvent && event.detail)
    canvasElement.addEventListener('view-change', note)
    await add(canvasElement, 2)
    await shows(canvasElement, '2 场')
    canvasElement.removeEventListener('view-change', note)
    await expect(changes).toEqual([
      { view: 'gradeId=8&merge=1', replace: true },
      { view: 'gradeId=8&merge=1,2', replace: true },
    ])
    await expect(canvasElement.querySelector('exam-list')).toHaveProperty('view', 'gradeId=8')
  },
}
/** A shared link fills the basket once; its exams are called as in the list. */
export const BasketOfALink: Story = {
  ...Basket,
  args: { view: 'merge=4,2' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '2 场')
    const chosen = () => inside(canvasElement).getByRole('list', { name: '待合并的考试' })
    await waitFor(() => expect(chosen()).toHaveTextContent('八年级上学期期中联考（4）'))
    await press(canvasElement, 'button', '清空')
    await shows(canvasElement, '列表已清空，可以撤销')
  },
}
export const BasketNarrow: Story = { ...Basket, globals: { width: '320' } }
export const BasketEmptied: Story = {
  ...Basket,
  play: async ({ canvasElement }) => {
    await add(canvasElement, 2)
    await press(canvasElement, 'button', '清空')
    await shows(canvasElement, '列表已清空，可以撤销')
  },
}
export const BasketOfADeleted: Story = {
  loaders: staff(
    'everything',
    answers(examList, exams(2, { subjectNames: ['语文'] })),
    answers(getSubExamInfo, { data: [] }),
  ),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 1)
    await shows(canvasElement, '考试或其科目已删除')
    const chosen = inside(canvasElement).getByRole('list', { name: '待合并的考试' })
    await expect(chosen).not.toHaveTextContent('语文')
  },
}
export const WithoutSubject: Story = {
  loaders: staff('everything', answers(examList, exams(2, { subjectNames: [] }))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^加入合并/)
    await shows(canvasElement, '没有科目的考试不能合并')
  },
}
export const MergeEmpty: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '合并考试')
    await shows(canvasElement, '还没有选择考试')
  },
}
export const MergeTooFew: Story = {
  loaders: staff('everything', answers(examList, exams(2)), answers(getSubExamInfo, facts())),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 1)
    await press(canvasElement, 'button', /^合并考试/)
    await press(canvasElement, 'button', '合并')
    await shows(canvasElement, '请至少选择两场考试')
  },
}
export const MergeDiffers: Story = {
  args: { view: 'gradeId=9&schoolYear=2025' },
  play: async ({ canvasElement }) => {
    await add(canvasElement, 3)
    await press(canvasElement, 'button', /^合并考试/)
    await shows(canvasElement, '合并的考试学年、年级、考试类型和学期必须一致')
  },
}
export const MergeWithoutName: Story = {
  loaders: staff('everything', answers(examList, exams(3)), answers(getSubExamInfo, facts())),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 2)
    await press(canvasElement, 'button', /^合并考试/)
    await waitFor(() => void fill(canvasElement, /合并后的考试名称/, ''))
    await press(canvasElement, 'button', '合并')
    await shows(canvasElement, '请输入合并后的考试名称')
  },
}
export const MergeRefused: Story = {
  loaders: staff(
    'everything',
    answers(examList, exams(3)),
    answers(getSubExamInfo, facts()),
    refuses(mergeExam, '考试正在阅卷，不能合并', code.refused),
  ),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 2)
    await press(canvasElement, 'button', /^合并考试/)
    await press(canvasElement, 'button', '合并')
    await shows(canvasElement, '考试正在阅卷，不能合并')
  },
}
export const Merged: Story = {
  loaders: staff('everything', answers(examList, exams(3)), answers(getSubExamInfo, facts()), answers(mergeExam, {})),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 2)
    await press(canvasElement, 'button', /^合并考试/)
    await press(canvasElement, 'button', '合并')
    await shows(canvasElement, '合并考试成功')
  },
}

const deleting = (deletion: Fake, text: string): Story => ({
  loaders: staff('everything', answers(examList, exams(2)), deletion),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^删除/)
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, text)
  },
})
export const DeleteAsks: Story = {
  loaders: staff('everything', answers(examList, exams(2))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^删除/)
    await shows(canvasElement, '确定删除?')
  },
}
export const Deleting: Story = deleting(hangs(deleteExamScore), '确定删除?')
export const Deleted: Story = deleting(answers(deleteExamScore, { code: deleteResult.deleted }), '删除成功')
export const NothingToDelete: Story = deleting(
  answers(deleteExamScore, { code: deleteResult.nothingThere }),
  '考试成绩不存在',
)
export const DeletedAndBack: Story = {
  loaders: staff(
    'everything',
    answers(examList, exams(2)),
    answers(deleteExamScore, { code: deleteResult.deleted, deletionId: 1 }),
    answers(undoDeleteExams, { data: { examIds: [1] } }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^删除/)
    await shows(canvasElement, /24 小时内可以在“最近删除”中恢复/)
    await press(canvasElement, 'button', '确定')
    await press(canvasElement, 'button', '撤销')
    await shows(canvasElement, '已恢复删除的考试')
  },
}
export const DeleteFailed: Story = deleting(
  answers(deleteExamScore, { code: deleteResult.failed }),
  '请先删除本次考试下所有科目的考试',
)
export const DeleteFailedWithWords: Story = deleting(
  answers(deleteExamScore, { code: deleteResult.failed, message: '数据库繁忙' }),
  '数据库繁忙',
)

export const SavedFilters: Story = {
  loaders: staff('everything', answers(examList, exams(2))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '常用筛选')
    await shows(canvasElement, '还没有保存过筛选条件')
    fill(canvasElement, '名称', '八年级已公开')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '八年级已公开')
  },
}

export const TooLongFilterName: Story = {
  loaders: staff('everything', answers(examList, exams(2))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '常用筛选')
    await overfill(canvasElement, '名称', 20, '名称不能超过20个字')
    await expect(inside(canvasElement).getByRole('button', { name: '保存' })).toBeDisabled()
  },
}
export const TooLongFilterNameNarrow: Story = { ...TooLongFilterName, globals: { width: '320' } }

/** The page goes by a subject: the list says so, and shows all of them again when it is let go. */
export const GoesByThePagesSubject: Story = {
  render: onPage('exam-list', { subject: 2 }),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '按顶栏学科：数学')
    await shows(canvasElement, /共 \d+ 场/)
    await expect(inside(canvasElement).queryByText('共 216 场', { exact: false })).toBeNull()
    await press(canvasElement, 'button', '取消 按顶栏学科：数学')
    await shows(canvasElement, /共 216 场/)
    await expect(inside(canvasElement).queryByText('按顶栏学科：数学')).toBeNull()
  },
}
export const GoesByThePagesSubjectNarrow: Story = {
  render: onPage('exam-list', { subject: 2 }),
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, '按顶栏学科：数学'),
}

const merged = answers(examList, exams(2, { undoUntil: '2025-11-23 17:25:00' }))
export const CanBeUndone: Story = {
  loaders: staff('everything', merged),
  play: ({ canvasElement }) => shows(canvasElement, /合并而成，2025\/11\/23 17:25 前/),
}
export const CanBeUndoneNarrow: Story = { ...CanBeUndone, globals: { width: '320' } }
export const CanBeUndoneDark: Story = { ...CanBeUndone, globals: { theme: 'dark' } }
const undoing = async (canvas: HTMLElement) => {
  await press(canvas, 'button', /^撤销合并 .*（1）$/)
  await shows(canvas, '确定撤销合并?')
  await press(canvas, 'button', '确定')
}
export const MergeUndone: Story = {
  loaders: staff('everything', merged, answers(undoMerge, { data: { examIds: [7, 8] } })),
  play: async ({ canvasElement }) => {
    await undoing(canvasElement)
    await shows(canvasElement, '已撤销合并')
  },
}
/** What was done since is said, and the question stays. */
export const UndoHindered: Story = {
  loaders: staff('everything', merged, refuses(undoMerge, '合并后删除了科目：语文，不能撤销', code.refused)),
  play: async ({ canvasElement }) => {
    await undoing(canvasElement)
    await shows(canvasElement, '合并后删除了科目：语文，不能撤销')
  },
}

const six = staff('everything', answers(examList, exams(6)))
/** The server orders: what is asked for is said in the view. */
export const Sorted: Story = {
  args: { view: 'sort=name' },
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(inside(canvasElement).getByRole('columnheader', { name: '考试名称' })).toHaveAttribute(
          'aria-sort',
          'ascending',
        ),
      { timeout: 30_000 },
    )
    await press(canvasElement, 'button', '时间')
    await waitFor(() => expect(canvasElement.querySelector('exam-list')).toHaveProperty('view', 'sort=startTime'))
  },
}
const choose = async (canvas: HTMLElement) => {
  await press(canvas, 'checkbox', '全选本页')
  await shows(canvas, '已选 6 项')
}
export const Chosen: Story = {
  loaders: six,
  play: async ({ canvasElement }) => choose(canvasElement),
}
export const ChosenDark: Story = { ...Chosen, globals: { theme: 'dark' } }
export const ChosenNarrow: Story = {
  loaders: six,
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'checkbox', /^选择 .*（1）$/)
    await shows(canvasElement, '已选 1 项')
  },
}
export const DeleteSeveralAsks: Story = {
  loaders: six,
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await press(canvasElement, 'button', '删除')
    await shows(canvasElement, '确定删除这 6 场考试?')
  },
}
export const DeleteSeveralAsksNarrow: Story = {
  loaders: six,
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'checkbox', /^选择 .*（1）$/)
    await press(canvasElement, 'button', '删除')
    await shows(canvasElement, '确定删除这 1 场考试?')
  },
}
/** None was deleted, the question stays, and so does what was chosen. */
export const DeleteSeveralRefused: Story = {
  loaders: staff('everything', answers(examList, exams(6)), refuses(deleteExams, '有考试已被删除', code.refused)),
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await press(canvasElement, 'button', '删除')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '有考试已被删除')
    await shows(canvasElement, '已选 6 项')
  },
}
const deletion = (deletionId: number, names: string[]) => ({
  deletionId,
  deletedBy: '林老师',
  undoUntil: '2025-11-23 17:25:00',
  names,
})
const recentDeletions = async (canvas: HTMLElement, text: string | RegExp) => {
  await press(canvas, 'button', '最近删除')
  await shows(canvas, text)
}
/** The notice has long gone: what was deleted is still listed, and comes back from there. */
export const DeletedLately: Story = {
  loaders: staff(
    'everything',
    answers(getExamDeletions, {
      data: [
        deletion(3, ['八年级英语期中 英语']),
        deletion(2, ['八年级数学期中', '七年级语文周测']),
        deletion(1, Array(20).fill('九年级上学期期末全科联考')),
      ],
    }),
    answers(undoDeleteExams, { data: { examIds: [1, 2] } }),
  ),
  play: async ({ canvasElement }) => {
    await recentDeletions(canvasElement, /^2 场，林老师删除，/)
    await press(canvasElement, 'button', '恢复 八年级数学期中、七年级语文周测')
    await shows(canvasElement, '已恢复删除的考试')
  },
}
export const DeletedLatelyNarrow: Story = { ...DeletedLately, globals: { width: '320' } }
export const DeletedLatelyDark: Story = { ...DeletedLately, globals: { theme: 'dark' } }
export const NothingDeletedLately: Story = {
  loaders: staff('everything', answers(getExamDeletions, { data: [] })),
  play: ({ canvasElement }) => recentDeletions(canvasElement, '没有可以恢复的考试'),
}
export const DeletionsFail: Story = {
  loaders: staff('everything', refuses(getExamDeletions, '数据库繁忙')),
  play: ({ canvasElement }) => recentDeletions(canvasElement, '最近删除没有加载出来'),
}
export const SeveralDeletedAndBack: Story = {
  loaders: staff(
    'everything',
    answers(examList, exams(6)),
    answers(deleteExams, { data: { deletionId: 1, undoUntil: '2025-11-23 17:25:00' } }),
    answers(undoDeleteExams, { data: { examIds: [1, 2] } }),
  ),
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await press(canvasElement, 'button', '删除')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '已删除 6 场考试')
    await press(canvasElement, 'button', '撤销')
    await shows(canvasElement, '已恢复删除的考试')
  },
}
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '显示设置')
    await press(canvasElement, 'checkbox', '年级')
    await press(canvasElement, 'checkbox', '科目')
    await waitFor(() => expect(inside(canvasElement).getByRole('columnheader', { name: '年级' })).toBeVisible())
    await expect(inside(canvasElement).queryByRole('columnheader', { name: '科目' })).toBeNull()
    await press(canvasElement, 'radio', '20 场')
    await shows(canvasElement, /第 1 \/ 11 页/)
  },
}
export const ColumnsNarrow: Story = {
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '显示设置')
    await shows(canvasElement, '显示的列')
  },
}
