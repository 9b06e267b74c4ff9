import '@mango/element/mango-context/define'
import {
  deleteCourseware,
  existsScoreClasses,
  getCourseware,
  listCoursewares,
  scoreCondition,
} from '@mango/contract/coursewares'
import {
  checkIfBeginClass,
  correctQuestionAnswer,
  getClassReport,
  listHeldClasses,
  roomInClass,
} from '@mango/contract/live-class'
import { getQuestionByIds } from '@mango/contract/questions'
import { listSubjects } from '@mango/contract/subjects'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { inside, leads, onPage, press, shows, waits } from '../../../stories/element-stage.tsx'
import { live } from '../../../stories/live-backend.ts'
import { askWritten } from '../../../stories/live-class-stage.ts'
import './courseware-list.define.ts'

interface Args {
  attributes: Record<string, string>
}

/** Coursewares on the reference backend, which runs in the page. */
const meta: Meta<Args> = {
  title: 'Widgets/courseware-list',
  args: { attributes: {} },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: ({ attributes }, { globals }) => onPage('courseware-list')(attributes, { globals }),
}
export default meta
type Story = StoryObj<Args>

/** The name of the first courseware that has a button of this kind. */
const card = (kind: RegExp) => (canvas: HTMLElement) => press(canvas, 'button', kind)
const start = card(/^用 .+ 上课$/)
const drawn = (canvas: HTMLElement) =>
  waitFor(() => expect(inside(canvas).getAllByRole('heading', { level: 2 })[0]).toBeVisible(), { timeout: 30_000 })
const dialog = (canvas: HTMLElement, name: RegExp) =>
  waitFor(() => expect(inside(canvas).getByRole('dialog', { name })).toBeVisible(), { timeout: 30_000 })

export const List: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await leads(canvasElement, '新建课件', /\/classroom\/config$/, 'courseware-create')
    await leads(canvasElement, /^编辑 /, /\/classroom\/config\?courseId=\d+$/, 'courseware-edit')
  },
}
export const ListNarrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => drawn(canvasElement) }
/** The first question is in the teacher's words: they are the cover. */
export const CoverOfWords: Story = {
  loaders: [
    async () => {
      await live('everything')()
      await askWritten('单选题')
    },
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^下面哪一个数是质数？/)
    await expect(inside(canvasElement).queryByText('暂无题目')).toBeNull()
  },
}
export const CoverOfWordsDark: Story = { ...CoverOfWords, globals: { theme: 'dark' } }
export const OneSubject: Story = {
  args: { attributes: { view: 'subjectId=2' } },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const NothingFound: Story = {
  args: { attributes: { view: 'name=没有这样的课件' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '没有符合条件的课件')
    await shows(canvasElement, '共 0 份课件')
    await press(canvasElement, 'button', '清除筛选')
    await drawn(canvasElement)
  },
}
export const Empty: Story = {
  loaders: [live('everything', answers(listCoursewares, { data: [], total: 0 }))],
  play: ({ canvasElement }) => shows(canvasElement, '还没有课件'),
}
export const Failed: Story = {
  loaders: [live('everything', refuses(listCoursewares, '课件服务繁忙'))],
  // Said once: in the list's place, not in a notice beside it.
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '错误')
    await expect(inside(canvasElement).getAllByText('课件服务繁忙')).toHaveLength(1)
  },
}
export const Slow: Story = {
  loaders: [live('everything', hangs(listCoursewares))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const NoSubjects: Story = {
  loaders: [live('everything', answers(listSubjects, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '未获取到科目信息'),
}
export const Detail: Story = {
  play: async ({ canvasElement }) => {
    await card(/^查看 /)(canvasElement)
    await dialog(canvasElement, /./)
    await shows(canvasElement, /^答案/)
  },
}
/** Opened again in vain, what was seen of it is there. */
export const DetailNotRefreshed: Story = {
  play: async ({ canvasElement }) => {
    await card(/^查看 /)(canvasElement)
    await shows(canvasElement, /^答案/)
    await press(canvasElement, 'button', '关闭')
    await live('everything', refuses(getCourseware, '课件服务繁忙'))()
    await card(/^查看 /)(canvasElement)
    await shows(canvasElement, '课件没有刷新')
    await shows(canvasElement, /^答案/)
  },
}
export const DetailFailed: Story = {
  loaders: [live('everything', refuses(getQuestionByIds, '题库繁忙'))],
  play: async ({ canvasElement }) => {
    await card(/^查看 /)(canvasElement)
    await shows(canvasElement, '获取题目详情失败，请检查！')
  },
}
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await press(canvasElement, 'button', '开始上课')
    await shows(canvasElement, '请选择班级！')
    const chosen = inside(canvasElement).getByRole('combobox', { name: /班级/ })
    await waitFor(() => expect(chosen.matches(':focus')).toBe(true))
    await expect(chosen).toHaveAccessibleDescription('请选择班级！')
  },
}
export const StartWithPhones: Story = {
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await press(canvasElement, 'radio', '手机')
    await shows(canvasElement, /无需选择教室/)
  },
}
export const RoomInClass: Story = {
  loaders: [live('everything', refuses(checkIfBeginClass, '该教室正在上课', roomInClass))],
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await waitFor(() => expect(inside(canvasElement).getByRole('option', { name: '301 智慧教室' })).toBeInTheDocument())
    const select = (name: string) => inside(canvasElement).getByRole('combobox', { name })
    await userEvent.selectOptions(select('班级'), '七年级(1)班')
    await userEvent.selectOptions(select('教室'), '301 智慧教室')
    await press(canvasElement, 'button', '开始上课')
    await shows(canvasElement, '该教室正在上课，是否继续？')
  },
}
const report = {
  data: {
    totalScoreRate: 68,
    studentCount: 5,
    overview: [95, 68, 12, 0, 0].map((scoreRate, index) => ({
      scoreRate,
      studentCount: 5,
      hasAnswer: index < 3,
      unscored: index === 4,
    })),
    studentInfo: ['沈知遥', '梁予安', '欧阳子墨', '顾星阑', '阿卜杜勒·热合曼'].map((name, index) => ({
      code: `2026000${index + 1}`,
      name,
      scoreRate: [100, 70, 69, 30, 29][index] ?? 0,
      absent: index === 4,
    })),
  },
}
export const Scores: Story = {
  loaders: [
    live(
      'everything',
      answers(existsScoreClasses, { data: [{ id: 1, name: '七年级(1)班' }] }),
      answers(scoreCondition, report),
    ),
  ],
  play: async ({ canvasElement }) => {
    await card(/的成绩$/)(canvasElement)
    await shows(canvasElement, /总得分率/)
    await shows(canvasElement, '不记分')
  },
}
/** Opened again in vain, what was counted is there. */
export const ScoresNotRefreshed: Story = {
  loaders: Scores.loaders ?? [],
  play: async ({ canvasElement }) => {
    await card(/的成绩$/)(canvasElement)
    await shows(canvasElement, /总得分率/)
    await press(canvasElement, 'button', '关闭')
    await live('everything', refuses(existsScoreClasses, '成绩服务繁忙'), refuses(scoreCondition, '成绩服务繁忙'))()
    await card(/的成绩$/)(canvasElement)
    await shows(canvasElement, '成绩没有刷新')
    await shows(canvasElement, /总得分率/)
    await expect(inside(canvasElement).queryByText('错误')).toBeNull()
  },
}
export const NoScores: Story = {
  loaders: [live('everything', answers(existsScoreClasses, { data: [] }))],
  play: async ({ canvasElement }) => {
    await card(/的成绩$/)(canvasElement)
    await shows(canvasElement, '未获取到有得分的班级')
  },
}
export const HeldClasses: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await waitFor(() => expect(inside(canvasElement).getAllByRole('button', { name: /的报告$/ })[0]).toBeVisible(), {
      timeout: 30_000,
    })
    await expect(inside(canvasElement).getByRole('region', { name: '上课记录' }).matches(':focus')).toBe(true)
    await press(canvasElement, 'button', '课件列表')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('region', { name: '课件列表' }).matches(':focus')).toBe(true),
    )
  },
}
export const NoHeldClasses: Story = {
  loaders: [live('everything', answers(listHeldClasses, { data: [], total: 0 }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await shows(canvasElement, '还没有上过课')
  },
}
/** A class with a second vote. */
export const Report: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    const reports = () => inside(canvasElement).getAllByRole('button', { name: /的报告$/ })
    await waitFor(() => expect(reports()[0]).toBeVisible(), { timeout: 30_000 })
    reports()[0]?.click()
    await shows(canvasElement, '各题作答')
    // What led there has gone.
    await expect(inside(canvasElement).getByRole('region', { name: '课堂报告' }).matches(':focus')).toBe(true)
    await shows(canvasElement, /没有参加的同学不计入，也不算错/)
    await expect(inside(canvasElement).getByRole('button', { name: '导出 Excel' })).toBeVisible()
  },
}
export const ReportFailed: Story = {
  loaders: [live('everything', refuses(getClassReport, '上课记录不存在'))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await waitFor(
      () =>
        inside(canvasElement)
          .getAllByRole('button', { name: /的报告$/ })[0]
          ?.click(),
      {
        timeout: 30_000,
      },
    )
    await shows(canvasElement, '上课记录不存在')
  },
}
const asked = {
  answerClassId: 1,
  coursewareId: 1,
  coursewareName: '八年级物理复习课',
  className: '八年级(1)班',
  severalClasses: false,
  roomName: '301 智慧教室',
  teacherName: '林晓梅',
  beganAt: '2026-11-18 08:00:00',
  endedAt: '2026-11-18 08:40:00',
  students: [{ id: 1, code: '20260001', name: '王子轩', present: true }],
  questions: [
    {
      questionId: 1,
      typeName: '单选题',
      choiceCount: 4,
      content: '哪一种说法是对的？',
      adHoc: true,
      number: null,
      answer1: 'B',
      corrected: true,
      rounds: [
        {
          attempt: 1,
          openedAt: '2026-11-18 08:10:00',
          answers: [{ studentId: 1, answer: 'B', timeCost: 2300 }],
          anonymous: false,
          ballots: [],
          hiddenWords: [],
        },
      ],
    },
  ],
  previousRate: null,
}
/** A question that was asked in between and given an answer counts like the others, and says what it is and asked. */
export const ReportOfAQuestionInBetween: Story = {
  loaders: [live('everything', answers(getClassReport, { data: asked }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await press(canvasElement, 'button', /的报告$/)
    await shows(canvasElement, '哪一种说法是对的？')
    await shows(canvasElement, '课堂提问')
    await expect(inside(canvasElement).queryByText('已更正')).toBeNull()
    await expect(inside(canvasElement).queryByText('暂无题目')).toBeNull()
  },
}
/** What was corrected in the class is corrected once more, or taken back, after it. */
export const ReportOfACorrectedAnswer: Story = {
  loaders: [
    live(
      'everything',
      answers(getClassReport, {
        data: { ...asked, questions: asked.questions.map((one) => ({ ...one, adHoc: false, enteredAnswer: 'A' })) },
      }),
      refuses(correctQuestionAnswer, '没有这个选项'),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await press(canvasElement, 'button', /的报告$/)
    await press(canvasElement, 'button', '更正答案')
    await shows(canvasElement, /^你已更正为 B，课件中填写的答案是 A/)
    await expect(inside(canvasElement).getByRole('button', { name: '恢复课件答案' })).toBeVisible()
    await press(canvasElement, 'radio', 'C')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '没有这个选项')
    await expect(inside(canvasElement).getByRole('radio', { name: 'C' })).toBeChecked()
  },
}
/** What was voted on without an answer is given one, and counts from then on. */
export const ReportOfAVote: Story = {
  loaders: [
    live(
      'everything',
      answers(getClassReport, {
        data: { ...asked, questions: asked.questions.map((one) => ({ ...one, answer1: null, corrected: false })) },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await press(canvasElement, 'button', /的报告$/)
    await press(canvasElement, 'button', '设定答案')
    await shows(canvasElement, '选择正确的答案，保存后这道题按它计分。')
    await expect(inside(canvasElement).getByRole('button', { name: '保存' })).toBeDisabled()
  },
}
/** Two pupils of one name are told apart by the end of their numbers. */
export const ReportOfNamesakes: Story = {
  loaders: [
    live(
      'everything',
      answers(getClassReport, {
        data: {
          ...asked,
          students: [
            { id: 1, code: '20260001', name: '张伟', present: true },
            { id: 2, code: '20260002', name: '张伟', present: true },
          ],
        },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '上课记录')
    await press(canvasElement, 'button', /的报告$/)
    await shows(canvasElement, '没有作答：张伟（02）')
  },
}
export const NarrowReport: Story = { ...Report, globals: { width: '320' } }
export const DarkReport: Story = { ...Report, globals: { theme: 'dark' } }
export const Delete: Story = {
  play: async ({ canvasElement }) => {
    await card(/^删除 /)(canvasElement)
    await shows(canvasElement, /确定删除该课件？/)
  },
}
/** Another tab may have been quicker: what is listed is asked anew. */
export const DeleteRefused: Story = {
  loaders: [live('everything', refuses(deleteCourseware, '课件不存在', 100))],
  play: async ({ canvasElement }) => {
    await card(/^删除 /)(canvasElement)
    const fetched = spyOn(globalThis, 'fetch')
    await press(canvasElement, 'button', '删除')
    await shows(canvasElement, '课件不存在')
    const asked = expect.stringContaining(listCoursewares.path)
    await waitFor(() => expect(fetched).toHaveBeenCalledWith(asked, expect.anything()))
    fetched.mockRestore()
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => drawn(canvasElement) }
