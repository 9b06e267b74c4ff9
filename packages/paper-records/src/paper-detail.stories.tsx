import { getPaperDetail } from '@mango/contract/paper-records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inside, leads, onPage, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './paper-detail.define.ts'

interface Args {
  'paper-id': number | undefined
  type: 'homework' | 'exam'
}

const paper = {
  paperName: '七年级上学期期中考试',
  updateTime: '2026-11-14 10:20:00',
  cards: [],
  answerList: [],
  studentScoreRate: 85,
  scoreRates: { avg: 73, person: 85, rates: [0, 0, 1, 1, 3, 5, 8, 12, 11, 4] },
}

const questions = [1, 2, 3].map((check, index) => ({
  id: 11 + index,
  typeName: '解答题',
  check,
  right: check === 1,
  knowledgePoint: '一元一次方程',
  imageUrlA4: '',
  imageUrl25: '',
  imageUrl: '',
  mediaUrl: '',
  subAnswers: [
    {
      id: 21 + index,
      questionId: 11 + index,
      check,
      subScoreVOs: [{ text: '解方程时没有写检验的步骤，直接写出了结果'.repeat(4), pic: '' }],
      answer1: 'x = 3',
      parse: '移项要变号',
      answerUrlA4: '',
      answerUrl25: '',
      answerUrl: '',
      parseUrlA4: '',
      parseUrl25: '',
      parseUrl: '',
    },
  ],
}))

const meta: Meta<Args> = {
  title: 'Widgets/paper-detail',
  args: { 'paper-id': 2, type: 'homework' },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('paper-detail'),
}
export default meta
type Story = StoryObj<Args>

export const Homework: Story = { play: ({ canvasElement }) => shows(canvasElement, '作答原图') }
export const Exam: Story = {
  args: { type: 'exam' },
  loaders: [live('student', answers(getPaperDetail, { data: paper }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '比平均高 12 个百分点')
    await leads(canvasElement, '返回考试列表', /\/mangoStudent\/MangoExamList$/, 'paper-back')
    await expect(inside(canvasElement).queryByRole('link', { name: '继续批改' })).toBeNull()
  },
}
/** Half right counts as wrong; a fold has the right answer and the analysis. */
export const WrongOnes: Story = {
  loaders: [live('student', answers(getPaperDetail, { data: { ...paper, answerList: questions } }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'tab', '错的题 2')
    await expect(inside(canvasElement).getAllByText('答案与解析')).toHaveLength(2)
    await inside(canvasElement).getAllByText('答案与解析')[0]?.click()
    await shows(canvasElement, '移项要变号')
  },
}
/** On paper nothing is folded, and afterwards all is as it was. */
export const OnPaper: Story = {
  loaders: [live('student', answers(getPaperDetail, { data: { ...paper, answerList: questions } }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '答案与解析')
    const open = () =>
      inside(canvasElement)
        .queryAllByText('移项要变号')
        .filter((words) => words.checkVisibility()).length
    await expect(open()).toBe(0)
    dispatchEvent(new Event('beforeprint'))
    await expect(open()).toBeGreaterThan(0)
    dispatchEvent(new Event('afterprint'))
    await expect(open()).toBe(0)
  },
}
/** A picture shows what its words can't: they are there for whoever hears the page. */
export const SolutionAsPicture: Story = {
  loaders: [
    live(
      'student',
      answers(getPaperDetail, {
        data: {
          ...paper,
          answerList: questions.slice(0, 1).map((question) => ({
            ...question,
            subAnswers: question.subAnswers.map((part) => ({ ...part, answerUrl: '/favicon.svg' })),
          })),
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '答案与解析')
    inside(canvasElement).getByText('答案与解析').click()
    await waitFor(() => expect(inside(canvasElement).getByRole('img', { name: 'x = 3' })).toBeVisible())
    await expect(inside(canvasElement).queryByText('x = 3')).toBeNull()
    await shows(canvasElement, '移项要变号')
  },
}
/** The student's own paper is not the end of the way: there is one on to its correction. */
export const ToBeCorrected: Story = {
  loaders: [live('student', answers(getPaperDetail, { data: { ...paper, awaitsCorrection: true } }))],
  play: ({ canvasElement }) =>
    leads(canvasElement, '继续批改', /\/mangoStudent\/answerCorrection\?id=2&type=homework$/, 'correction-open'),
}
/** Beside each other the buttons have their words on one line. */
export const ToBeCorrectedNarrow: Story = {
  ...ToBeCorrected,
  globals: { width: '320' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '继续批改')
    const way = inside(canvasElement).getByRole('link', { name: '继续批改' })
    await expect(way.offsetHeight).toBe(inside(canvasElement).getByRole('button', { name: '打印' }).offsetHeight)
  },
}
/** A teacher who reads it has not answered it. */
export const ReadByATeacher: Story = {
  args: { type: 'exam' },
  loaders: [live('everything', answers(getPaperDetail, { data: { ...paper, answerList: questions } }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /这名学生在/)
    await expect(inside(canvasElement).getAllByText('学生作答')).toHaveLength(3)
    await expect(inside(canvasElement).queryByText(/我/)).toBeNull()
  },
}
export const NoQuestions: Story = {
  loaders: [live('student', answers(getPaperDetail, { data: paper }))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '这份试卷还没有题目')
    await shows(canvasElement, '没有作答原图')
  },
}
export const Photo: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '查看作答原图 第 1 张')
    await shows(canvasElement, '作答原图 第 1 张')
    // What the photos beside it look like is not for what is in the dialog.
    const close = await inside(canvasElement).findByRole('button', { name: '关闭' })
    await expect(close.offsetWidth).toBeLessThan(60)
  },
}
export const Loading: Story = {
  loaders: [live('student', hangs(getPaperDetail))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: [live('student', refuses(getPaperDetail, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const NotThere: Story = {
  args: { 'paper-id': 999_999 },
  play: ({ canvasElement }) => shows(canvasElement, '没有找到这份作答'),
}
export const NoPaper: Story = {
  args: { 'paper-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '没有指定要查看的试卷'),
}
export const Dark: Story = { ...Exam, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Homework, globals: { width: '320' } }
