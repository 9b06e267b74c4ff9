import { current } from '@mango/contract/account'
import {
  addQuestionToBasket,
  getBasket,
  getBasketSize,
  getMistakes,
  getMistakeStatistics,
  getMistakeSubjects,
  getReviewPlan,
  getReviewQuestions,
  getSemesters,
  makePaper,
  masterQuestion,
  pushQuestions,
  setReviewLimit,
  submitReview,
  type MistakeQuestion,
} from '@mango/contract/mistake-notebook'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fill, inside, onPage, overfill, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './mistake-notebook.define.ts'

interface Args {
  view: string
  heading: string
  studentId?: number
}

const pupil = (...fakes: readonly Fake[]) => [live('student', ...fakes)]

const meta: Meta<Args> = {
  title: 'Widgets/mistake-notebook',
  args: { view: 'subject=2', heading: '我的错题集' },
  parameters: { stage: false },
  loaders: pupil(),
  render: onPage('mistake-notebook'),
}
export default meta
type Story = StoryObj<Args>

const noPictures = {
  imageUrlA4: '',
  imageUrl25: '',
  imageUrl: '',
  answerUrlA4: '',
  answerUrl25: '',
  answerUrl: '',
  parseUrlA4: '',
  parseUrl25: '',
  parseUrl: '',
}
const question = (id: number, change: Partial<MistakeQuestion> = {}): MistakeQuestion => ({
  id,
  mastered: 2,
  inBasket: false,
  isParent: false,
  errorReason: ['审题不清'],
  orders: [],
  subQuestions: [],
  myAnswerText: 'A',
  myAnswerPic: '',
  answer1: 'B',
  parse: '以拱顶为原点，抛物线过 (10, −6)，所以 a = −0.06。',
  ...noPictures,
  mediaUrl: '',
  paperId: [1],
  typeName: '单选题',
  content: '',
  options: [],
  isCorrected: false,
  knowledgePoint: '二次函数',
  sourceName: '九年级上学期期中联考',
  sourceOrder: id,
  madeAt: '2026-11-12 10:00:00',
  isDue: false,
  ...change,
})
const list = (count: number, change: Partial<MistakeQuestion> = {}) =>
  answers(getMistakes, {
    data: { data: Array.from({ length: count }, (_, index) => question(index + 1, change)), total: count },
  })
const basket = (count: number) => [
  answers(getBasketSize, { data: count }),
  answers(getBasket, { data: Array.from({ length: count }, (_, index) => question(index + 1, { inBasket: true })) }),
]

/** The demo student's notebook, on the reference backend running in this page. */
export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, /我会了，直接消灭/) }
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, /我会了，直接消灭/),
}
export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /我会了，直接消灭/)
    await press(canvasElement, 'button', '打开')
    await shows(canvasElement, /我的错题篮 \d+ \/ 50/)
  },
}
export const Loading: Story = { loaders: pupil(hangs(getSemesters)), play: ({ canvasElement }) => waits(canvasElement) }
export const SubjectsLoading: Story = {
  loaders: pupil(hangs(getMistakeSubjects)),
  play: ({ canvasElement }) => waits(canvasElement),
}
export const ListLoading: Story = {
  loaders: pupil(hangs(getMistakes)),
  play: ({ canvasElement }) => shows(canvasElement, '语文'),
}
export const NoMistakes: Story = {
  loaders: pupil(answers(getMistakeSubjects, { data: [] })),
  play: ({ canvasElement }) => shows(canvasElement, '这个学期还没有错题'),
}
export const AllMastered: Story = {
  loaders: pupil(list(0)),
  play: ({ canvasElement }) => shows(canvasElement, '没有未掌握的错题'),
}
export const NothingFound: Story = {
  args: { view: 'subject=2&reason=没有的错因' },
  play: ({ canvasElement }) => shows(canvasElement, '没有符合条件的错题'),
}
export const VeryLong: Story = {
  loaders: pupil(
    list(1, {
      sourceName: '很长的试卷名称'.repeat(12),
      errorReason: Array.from({ length: 9 }, (_, n) => `一二三四五六七八九十一二三四五六七八九${n}`),
      parse: '很长的解析。'.repeat(60),
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /看作答与解析/)
    await shows(canvasElement, /很长的解析/)
  },
}
/** A question with parts: each has its own answer, causes and solution. */
/** Out of a class in which the teacher asked in words. */
export const InWords: Story = {
  loaders: pupil(
    list(1, {
      content: '下面哪一个数是质数？<b>只选一个</b>',
      options: ['51', '<i>53</i>', '57，也就是三乘十九'],
      sourceName: '质数与合数',
      sourceOrder: 2,
    }),
  ),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '下面哪一个数是质数？<b>只选一个</b>')
    await shows(canvasElement, '<i>53</i>')
    await shows(canvasElement, '第 2 题')
  },
}
/** The answer that counted in class, which is not the bank's. */
export const Corrected: Story = {
  loaders: pupil(list(1, { answer1: 'C', isCorrected: true, parse: '' })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '看作答与解析')
    await shows(canvasElement, '老师在课堂上更正了答案')
    await shows(canvasElement, '题库的解析说的是原来的答案，不再显示')
  },
}
export const WithParts: Story = {
  loaders: pupil(
    list(1, {
      isParent: true,
      myAnswerText: '',
      orders: [{ order: 2, id: 5, errorReasons: ['漏写单位'], text: '12', pic: '' }],
      subQuestions: [1, 2].map((id) => ({ id, answer1: `${id * 6} 米`, parse: '', ...noPictures })),
      mediaUrl: '/oss/explanation.mp3',
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /看作答与解析/)
    await shows(canvasElement, '12 米')
    await shows(canvasElement, '漏写单位')
    await shows(canvasElement, '听讲解')
  },
}
export const UnplayableExplanation: Story = {
  loaders: pupil(list(1, { mediaUrl: '/oss/explanation.m4a' })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /看作答与解析/)
    await press(canvasElement, 'button', '看讲解')
    await shows(canvasElement, '不支持的文件格式')
  },
}

/** A teacher looks at a pupil's notebook: nothing in it can be changed, and the list has the basket's room. */
export const Looking: Story = {
  args: { heading: '夏书豪的错题集', studentId: 1 },
  loaders: [live('everything')],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /看作答与解析/)
    const drawn = inside(canvasElement)
    await expect(drawn.queryByRole('button', { name: /直接消灭|错题篮|填写错因|今日复习/ })).toBeNull()
    await expect(drawn.queryByRole('complementary')).toBeNull()
  },
}
/** Neither semesters nor subjects tell of a failure: the documents ask for silence. */
export const SilentSemesters: Story = {
  loaders: pupil(refuses(getSemesters, '数据库繁忙')),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '暂时没有内容')
    await expect(inside(canvasElement).queryByText('数据库繁忙')).toBeNull()
  },
}
export const SilentSubjects: Story = {
  loaders: pupil(refuses(getMistakeSubjects, '数据库繁忙')),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '暂时没有内容')
    await expect(inside(canvasElement).queryByText('数据库繁忙')).toBeNull()
  },
}
export const Failing: Story = {
  loaders: pupil(refuses(getMistakes, '数据库繁忙')),
  play: ({ canvasElement }) => shows(canvasElement, '错题没有加载出来'),
}
export const UnknownSubject: Story = {
  args: { view: 'subject=404' },
  play: ({ canvasElement }) => shows(canvasElement, '课堂信息错误，请检查重试！'),
}
export const MasteringFails: Story = {
  loaders: pupil(list(2), refuses(masterQuestion, '操作太频繁')),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /我会了，直接消灭/)
    await shows(canvasElement, '操作太频繁')
  },
}

export const Papers: Story = {
  args: { view: 'subject=2&source=1' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /已消灭 \d+ · 篮中 \d+/)
  },
}
export const Mastered: Story = {
  args: { view: 'subject=2&mastered=1' },
  play: ({ canvasElement }) => shows(canvasElement, '复活该题'),
}
export const Filters: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '更多筛选')
    await shows(canvasElement, /全部错因/)
  },
}

/** One under way doesn't let go of the other. */
export const TwoUnderWay: Story = {
  loaders: pupil(list(1), ...basket(0), hangs(masterQuestion), refuses(addQuestionToBasket, '错题篮忙')),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '我会了，直接消灭')
    await press(canvasElement, 'button', '加入错题篮')
    await shows(canvasElement, '错题篮忙')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('button', { name: '加入错题篮' })).not.toHaveAttribute('aria-busy'),
    )
    await expect(inside(canvasElement).getByRole('button', { name: '我会了，直接消灭' })).toHaveAttribute('aria-busy')
  },
}
export const EmptyBasket: Story = {
  loaders: pupil(list(2), ...basket(0)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '下载错题')
    await shows(canvasElement, '错题篮是空的，请先加入错题')
  },
}
/** Refused without a call: nothing is under way. */
export const FiftyOne: Story = {
  loaders: pupil(list(2), ...basket(51), hangs(pushQuestions)),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '51')
    await press(canvasElement, 'button', '下载错题')
    await shows(canvasElement, '单次下载不能超过50题！')
    await expect(inside(canvasElement).queryByText('生成试卷中，请稍等')).toBeNull()
  },
}
export const Fifty: Story = {
  loaders: pupil(list(2), ...basket(50), hangs(pushQuestions)),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '50')
    await press(canvasElement, 'button', '下载错题')
    await shows(canvasElement, '生成试卷中，请稍等')
    await shows(canvasElement, '50 题，含作答与解析')
  },
}
export const Downloading: Story = {
  loaders: pupil(list(2), ...basket(12), hangs(pushQuestions)),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '还有 4 题')
    await press(canvasElement, 'button', '下载错题')
    await shows(canvasElement, '生成试卷中，请稍等')
  },
}
export const DownloadFails: Story = {
  loaders: pupil(list(2), ...basket(12), refuses(pushQuestions, '生成失败')),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '还有 4 题')
    await press(canvasElement, 'button', '下载错题')
    await shows(canvasElement, '生成失败')
    await waitFor(() => expect(inside(canvasElement).queryByText('生成试卷中，请稍等')).toBeNull())
  },
}
export const Clearing: Story = {
  loaders: pupil(list(2), ...basket(3)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '一键清空错题')
    await shows(canvasElement, '确认要清空错题吗?')
    await shows(canvasElement, '操作将不可恢复。')
  },
}
export const PreviewFails: Story = {
  loaders: pupil(list(2), ...basket(3), refuses(makePaper, '打印机忙')),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '一键清空错题' })).toBeEnabled(), {
      timeout: 30_000,
    })
    await press(canvasElement, 'button', '打印预览')
    await shows(canvasElement, '试卷没有生成')
  },
}

/** A paper that is wished for otherwise is not made to its end. */
export const PreviewChanged: Story = {
  loaders: pupil(list(2), ...basket(3), hangs(makePaper)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '一键清空错题' })).toBeEnabled(), {
      timeout: 30_000,
    })
    const sent = spyOn(globalThis, 'fetch')
    const papers = () => sent.mock.calls.filter(([address]) => String(address).includes(makePaper.path))
    await press(canvasElement, 'button', '打印预览')
    await waitFor(() => expect(papers()).toHaveLength(1), { timeout: 10_000 })
    await press(canvasElement, 'checkbox', '错因标签')
    await waitFor(() => expect(papers()).toHaveLength(2), { timeout: 10_000 })
    await expect(papers().map(([, options]) => options?.signal?.aborted)).toEqual([true, false])
    sent.mockRestore()
  },
}
/** Until the name is mended no other paper is made. */
export const TooLongPaperName: Story = {
  loaders: pupil(list(2), ...basket(3), answers(makePaper, { data: { url: '/none.pdf', questions: 3, pages: 1 } })),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '一键清空错题' })).toBeEnabled(), {
      timeout: 30_000,
    })
    await press(canvasElement, 'button', '打印预览')
    const dialog = within(await inside(canvasElement).findByRole('dialog', { name: '打印预览' }))
    const download = dialog.getByRole('button', { name: '下载错题' })
    await waitFor(() => expect(download).toBeEnabled(), { timeout: 10_000 })
    await overfill(canvasElement, '试卷名称', 40, '名称不能超过40个字')
    await expect(download).toBeDisabled()
    await fill(canvasElement, '试卷名称', '错题'.repeat(20))
    await waitFor(() => expect(download).toBeEnabled(), { timeout: 10_000 })
  },
}

export const Reasons: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '填写错因')
    await shows(canvasElement, '没有检验')
    fill(canvasElement, '自己写', '没有看清“顶点”')
    await shows(canvasElement, '8 / 20')
    await overfill(canvasElement, '自己写', 20, '不能超过20个字')
    await expect(inside(canvasElement).getByRole('button', { name: '确定' })).toBeDisabled()
  },
}
/** What was written is asked about before a slip takes it away. */
export const ReasonsLeft: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '填写错因')
    fill(canvasElement, '自己写', '没有看清“顶点”')
    await shows(canvasElement, '8 / 20')
    await userEvent.keyboard('{Escape}')
    await shows(canvasElement, '放弃没有保存的内容？')
    await press(canvasElement, 'button', '继续编辑')
    await expect(inside(canvasElement).getByRole('textbox', { name: '自己写' })).toHaveValue('没有看清“顶点”')
  },
}
export const ReasonsNarrow: Story = { ...Reasons, globals: { width: '320' } }
export const Statistics: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '统计')
    await shows(canvasElement, '每周新增与消灭')
  },
}

export const StatisticsFail: Story = {
  loaders: pupil(list(2), refuses(getMistakeStatistics, '数据库繁忙')),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '统计')
    await shows(canvasElement, '统计没有加载出来')
  },
}
/** What was counted stays when it is asked for in vain. */
export const StatisticsNotRefreshed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '统计')
    await shows(canvasElement, '每周新增与消灭')
    await press(canvasElement, 'button', '关闭')
    await live('student', refuses(getMistakeStatistics, '数据库繁忙'))()
    await press(canvasElement, 'button', '统计')
    await shows(canvasElement, '统计没有刷新')
    await shows(canvasElement, '每周新增与消灭')
  },
}
/** Each drawing has a table of the same numbers. */
export const StatisticsTable: Story = {
  loaders: pupil(
    list(2),
    answers(getMistakeStatistics, {
      data: {
        reasons: [{ name: '审题不清', total: 14 }],
        knowledgePoints: [],
        subjects: [{ subjectId: 2, subjectName: '数学', total: 15, mastered: 5 }],
        weeks: [{ day: '2026-11-16', made: 9, mastered: 4 }],
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '统计')
    await shows(canvasElement, '还没有数据')
    for (const button of inside(canvasElement).getAllByRole('button', { name: /^以表格查看/ }))
      await userEvent.click(button)
    await expect(inside(canvasElement).getByRole('region', { name: '每周新增与消灭' })).toHaveTextContent('11/1694')
    await expect(inside(canvasElement).getByRole('region', { name: '各科错题' })).toHaveTextContent('数学105')
    await expect(inside(canvasElement).getByRole('region', { name: '常见错因' })).toHaveTextContent('审题不清14')
  },
}

const plan = { left: 2, done: 0, more: false, limit: 10, streak: 3, days: 9, restarting: false }
const due = (id: number) => ({ ...question(id), subjectId: 2, subjectName: '数学', step: 2 })
export const Review: Story = {
  loaders: pupil(
    list(2),
    answers(getReviewPlan, { data: plan }),
    answers(getReviewQuestions, { data: [due(1), due(2)] }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /今日复习/)
    await shows(canvasElement, '1 / 2')
    await shows(canvasElement, '第 3 次 · 会了就 7 天后再见')
    await press(canvasElement, 'button', /先想一想，再看答案/)
    await shows(canvasElement, /有点模糊/)
  },
}
/** Keys that are pressed beside the explanation say nothing about the question below it. */
export const ReviewExplained: Story = {
  loaders: pupil(
    list(2),
    answers(getReviewPlan, { data: plan }),
    answers(getReviewQuestions, { data: [{ ...due(1), mediaUrl: 'https://example.com/none.rar' }] }),
    hangs(submitReview),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /今日复习/)
    await press(canvasElement, 'button', /先想一想，再看答案/)
    await press(canvasElement, 'button', '看讲解')
    await shows(canvasElement, '不支持的文件格式')
    await userEvent.keyboard('2')
    await expect(inside(canvasElement).getByRole('button', { name: /有点模糊/ })).toBeEnabled()
  },
}
/** Some more are wanted today: what was answered stays done, and the rest is asked for anew. */
export const ReviewLimit: Story = {
  loaders: pupil(
    list(2),
    answers(getReviewPlan, { data: plan }),
    answers(getReviewQuestions, { data: [due(1), due(2)] }),
    answers(submitReview, { data: { nextOn: '2026-12-01', plan: { ...plan, left: 1, done: 1 } } }),
    answers(setReviewLimit, { data: { ...plan, left: 1, done: 1, limit: 15 } }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /今日复习/)
    await press(canvasElement, 'button', /先想一想，再看答案/)
    await press(canvasElement, 'button', /我会了 /)
    await shows(canvasElement, '2 / 2')
    await userEvent.selectOptions(inside(canvasElement).getByRole('combobox', { name: '每天复习几题' }), '每天 15 题')
    await shows(canvasElement, '2 / 2')
    await press(canvasElement, 'button', /先想一想，再看答案/)
    await press(canvasElement, 'button', /我会了 /)
    const end = await waitFor(() => inside(canvasElement).getByRole('group', { name: '复习的结果' }))
    await waitFor(() => expect(end.matches(':focus')).toBe(true))
  },
}
/** What is to be reviewed stays when it is asked for anew in vain. */
export const ReviewNotRefreshed: Story = {
  loaders: pupil(
    list(2),
    answers(getReviewPlan, { data: plan }),
    answers(getReviewQuestions, { data: [due(1), due(2)] }),
    answers(setReviewLimit, { data: { ...plan, limit: 15 } }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /今日复习/)
    await shows(canvasElement, '1 / 2')
    await live(
      'student',
      answers(setReviewLimit, { data: { ...plan, limit: 15 } }),
      refuses(getReviewQuestions, '数据库繁忙'),
    )()
    await userEvent.selectOptions(inside(canvasElement).getByRole('combobox', { name: '每天复习几题' }), '每天 15 题')
    await shows(canvasElement, '复习的题没有刷新')
    await expect(inside(canvasElement).getByRole('button', { name: /先想一想，再看答案/ })).toBeVisible()
  },
}
export const ReviewFails: Story = {
  loaders: pupil(list(2), answers(getReviewPlan, { data: plan }), refuses(getReviewQuestions, '数据库繁忙')),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /今日复习/)
    await shows(canvasElement, '复习的题没有加载出来')
  },
}
/** The page gave a token, and whose it is does not come. */
export const OwnerFails: Story = {
  loaders: pupil(refuses(current, '数据库繁忙')),
  render: onPage('mistake-notebook', { 'user-token': 'given' }),
  play: ({ canvasElement }) => shows(canvasElement, '错题集没有加载出来'),
}
const planFails = refuses(getReviewPlan, '数据库繁忙')
/** What is to be reviewed can be, though nobody knows how many a day are wanted. */
export const ReviewWithoutPlan: Story = {
  loaders: pupil(list(2), planFails, answers(getReviewQuestions, { data: [due(1)] })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '今日复习')
    await shows(canvasElement, '1 / 1')
    await shows(canvasElement, /先想一想，再看答案/)
  },
}
export const PlanFails: Story = {
  loaders: pupil(list(2), planFails, answers(getReviewQuestions, { data: [] })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '今日复习')
    await shows(canvasElement, '复习计划没有加载出来')
  },
}
export const ReviewDone: Story = {
  loaders: pupil(
    list(2),
    answers(getReviewPlan, { data: { ...plan, left: 0, done: 2, more: true, restarting: true } }),
    answers(getReviewQuestions, { data: [] }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '今日复习')
    await shows(canvasElement, '欢迎回来，今天复习了 2 题，慢慢来就好。')
    await shows(canvasElement, '再来几题')
  },
}
