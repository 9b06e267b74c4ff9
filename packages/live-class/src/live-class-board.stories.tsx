import { getCourseware } from '@mango/contract/coursewares'
import { beginClass as beginCall } from '@mango/contract/live-class'
import { getQuestionByIds } from '@mango/contract/questions'
import { getStudentsByClassId } from '@mango/contract/students'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { inside, onPage, overfill, press, shows } from '../../../stories/element-stage.tsx'
import { live, loseNetwork, pass } from '../../../stories/live-backend.ts'
import {
  askWithEnteredAnswer,
  askWords,
  askWritten,
  beginClass,
  devicePairs,
  devicesAnswer,
  phoneJoins,
  showAnswer,
  type Place,
} from '../../../stories/live-class-stage.ts'
import './live-class-board.define.ts'

/** A class on the board that `answered` of 45 students have answered in; of two classes it is 90. */
const running =
  (wanted: Parameters<typeof beginClass>[0] = {}, ...fakes: readonly Fake[]) =>
  async () => {
    const place = await beginClass({ typeName: '单选题', ...wanted })
    await live('everything', ...fakes)()
    return { place }
  }

/** A class of phones in which nothing was asked yet. */
const waitingForPhones = async () => {
  const place = await beginClass({ way: 'phone' })
  await live('everything')()
  return { place }
}

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'roomId' in value

/** The running class on the reference backend, which runs in the page and speaks STOMP with it. */
const meta: Meta = {
  title: 'Widgets/live-class-board',
  parameters: { stage: false, layout: 'fullscreen' },
  // The press that led to this page counts for the board too: it would take the whole screen.
  beforeEach() {
    document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('A story fills no screen'))
    return () => void Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
  },
  loaders: [live('everything')],
  render: (_args, { loaded, globals }) => {
    const place: unknown = loaded['place']
    const attributes = isPlace(place)
      ? { 'course-id': place.courseId, 'room-id': place.roomId, 'class-id': place.classId }
      : {}
    return onPage('live-class-board')(attributes, { globals })
  },
}
export default meta
type Story = StoryObj

/** The number and the words around it are elements of their own. */
const answered = (canvas: HTMLElement, count: number, of = 45) =>
  waitFor(
    () =>
      expect(canvas.querySelector('live-class-board')?.shadowRoot?.querySelector('.board-total')).toHaveTextContent(
        `${count}/ ${of} 人已作答`,
      ),
    { timeout: 30_000 },
  )
const classOf = (answers: number, wanted: Parameters<typeof beginClass>[0] = {}) => ({
  loaders: [running({ answered: answers, ...wanted })],
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => answered(canvasElement, answers),
})
const placeOf = (loaded: Record<string, unknown>): Place => {
  if (!isPlace(loaded['place'])) throw new Error('no class was begun')
  return loaded['place']
}
const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed })

export const NobodyHasAnswered: Story = classOf(0)
export const FiftyMissingOfTwoClasses: Story = {
  loaders: [running({ classId: '1,2', missing: 50 })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getByLabelText('未作答 50 人')).toBeVisible(), { timeout: 30_000 })
  },
}
export const ThirteenMissing: Story = classOf(32)
export const TwelveMissing: Story = classOf(33)
export const SevenMissing: Story = classOf(38)
export const SixMissing: Story = classOf(39)
export const OneMissing: Story = classOf(44)
export const EverybodyHasAnswered: Story = {
  ...classOf(45),
  play: ({ canvasElement }) => shows(canvasElement, '全部作答完毕'),
}
/** An iPhone, and a frame that may not, fill no screen: there is no button for it. */
export const WithoutFullScreen: Story = {
  ...classOf(0),
  beforeEach() {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false })
    return () => void Reflect.deleteProperty(document, 'fullscreenEnabled')
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '返回')
    await expect(inside(canvasElement).queryByRole('button', { name: '全屏（F）' })).toBeNull()
  },
}
/** The answers come while the board is looked at. */
export const AnswersComeIn: Story = {
  loaders: [running()],
  play: async ({ canvasElement, loaded }) => {
    await answered(canvasElement, 0)
    await shows(canvasElement, '已连接')
    await devicesAnswer(placeOf(loaded).roomId, 0, 30)
    await answered(canvasElement, 30)
  },
}
export const AnswerShown: Story = {
  loaders: [
    async () => {
      const { place } = await running({ answered: 38 })()
      await showAnswer(place.roomId)
      return { place }
    },
  ],
  play: ({ canvasElement }) => shows(canvasElement, /^正确 \d+$/),
}
const written = (typeName: Parameters<typeof askWritten>[0]) => async () => {
  await live('everything')()
  return { place: await askWritten(typeName, 'device') }
}
/** A question in the teacher's words: what each letter says stands beside it. */
export const Written: Story = {
  loaders: [written('单选题')],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /不要<\/b>讨论/)
    await shows(canvasElement, '53')
    await waitFor(() => expect(inside(canvasElement).getByRole('region', { name: '第 1 题' })).toBeVisible())
    await press(canvasElement, 'button', '显示答案')
    await shows(canvasElement, '正确答案')
  },
}
export const WrittenDark: Story = { ...Written, globals: { theme: 'dark' } }
/** However much is asked, its options and its result stay on the sheet, and beside each bar stands what its letter says. */
export const WrittenLong: Story = {
  loaders: [written('多选题')],
  play: async ({ canvasElement, loaded }) => {
    await shows(canvasElement, /哪些是正确的？/)
    const drawn = () => inside(canvasElement)
    const fits = (list: string) =>
      waitFor(() => {
        const { top, bottom, height } = drawn().getByRole('list', { name: list }).getBoundingClientRect()
        expect(height).toBeGreaterThan(100)
        expect(top).toBeGreaterThan(0)
        expect(bottom).toBeLessThanOrEqual(drawn().getByRole('toolbar').getBoundingClientRect().top)
      })
    await fits('选项')
    await devicesAnswer(placeOf(loaded).roomId, 0, 8)
    await answered(canvasElement, 8)
    await press(canvasElement, 'button', '收题')
    await fits('各选项人数')
    await shows(canvasElement, /是一个个体 6$/)
    await press(canvasElement, 'button', '显示答案')
    await waitFor(() => expect(drawn().getAllByText('正确答案')).toHaveLength(3))
  },
}
export const WrittenLongDark: Story = { ...WrittenLong, globals: { theme: 'dark' } }
/** Nobody judges words: there is no answer to show. */
export const WrittenWords: Story = {
  loaders: [written('短文本')],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '用一个词说说什么是质数')
    await expect(inside(canvasElement).queryByRole('button', { name: '显示答案' })).toBeNull()
  },
}
/** Answering is over, the right answer not shown yet. */
export const Stopped: Story = {
  ...classOf(38),
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 38)
    await press(canvasElement, 'button', '收题')
    await waitFor(() => expect(inside(canvasElement).getByRole('list', { name: '各选项人数' })).toBeVisible())
    await shows(canvasElement, '百分比以作答的 38 人计')
    await expect(inside(canvasElement).queryByText('正确答案')).toBeNull()
  },
}
export const SecondVote: Story = {
  loaders: [running({ answered: 30 })],
  play: async ({ canvasElement, loaded }) => {
    await answered(canvasElement, 30)
    await press(canvasElement, 'button', '重新作答')
    const question = await inside(canvasElement).findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: '重新作答' }))
    await answered(canvasElement, 0)
    await devicesAnswer(placeOf(loaded).roomId, 0, 20)
    await answered(canvasElement, 20)
    await key(' ')
    await waitFor(() => expect(inside(canvasElement).getByRole('region', { name: '上一次：讨论前' })).toBeVisible())
    await shows(canvasElement, '一直答对')
  },
}
/** With phones the teacher starts, and picks somebody of those who are there. */
export const NobodyToPick: Story = {
  loaders: [waitingForPhones],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '复制链接')
    await press(canvasElement, 'button', '开始答题')
    await shows(canvasElement, '正在作答')
    await press(canvasElement, 'button', '点名')
    await shows(canvasElement, '还没有同学加入')
  },
}
/** Whoever comes late still finds the code; the class has begun. */
export const PhonesInClass: Story = {
  loaders: [waitingForPhones],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '开始答题')
    await shows(canvasElement, '正在作答')
    await press(canvasElement, 'button', '扫码作答')
    await press(canvasElement, 'button', '回到课堂')
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
  },
}
export const Bars: Story = {
  ...classOf(38),
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 38)
    await press(canvasElement, 'tab', '作答情况')
    await waitFor(() => expect(inside(canvasElement).getByRole('list', { name: '作答与提交' })).toBeVisible())
  },
}
export const MultipleChoice: Story = classOf(20, { typeName: '多选题' })
export const Judgement: Story = classOf(20, { typeName: '判断题' })
export const Detail: Story = {
  ...classOf(33),
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 33)
    await key('d')
    await shows(canvasElement, '已作答排行')
    await press(canvasElement, 'tab', '全部学生')
    await shows(canvasElement, '未作答')
  },
}
export const Keys: Story = {
  loaders: [running()],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 0)
    await key('?')
    await shows(canvasElement, '显示或隐藏答案')
  },
}
/** Who sees the board presses at once: the key comes with its first picture. */
export const KeyAtOnce: Story = {
  loaders: [running()],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 0)
    const again = reopened(canvasElement)
    const root = await waitFor(() => {
      if (!again.shadowRoot) throw new Error('not begun')
      return again.shadowRoot
    })
    const drawn = new MutationObserver(() => {
      if (!root.querySelector('.board-actions')) return
      drawn.disconnect()
      key('?')
    })
    drawn.observe(root, { childList: true, subtree: true })
    await shows(canvasElement, '显示或隐藏答案')
  },
}

const reopened = (canvas: HTMLElement): HTMLElement => {
  const board = canvas.querySelector('live-class-board')
  const again = board?.cloneNode()
  if (!board || !(again instanceof HTMLElement)) throw new Error('no board')
  board.replaceWith(again)
  return again
}
/** Pairs one device and finishes in the way of a button. */
const pairing =
  (button: string | undefined) =>
  async ({ canvasElement, loaded }: { canvasElement: HTMLElement; loaded: Record<string, unknown> }) => {
    await answered(canvasElement, 0)
    await shows(canvasElement, '已连接')
    await press(canvasElement, 'button', '答题器配对')
    await press(canvasElement, 'button', '开始配对')
    await shows(canvasElement, /请学生在答题器上输入/)
    await devicePairs(placeOf(loaded).roomId, 'NEW-7', '07')
    await shows(canvasElement, 'NEW-7')
    if (button === undefined) return
    await press(canvasElement, 'button', button)
    await shows(canvasElement, button === '永久保存' ? '配对已永久保存' : '配对在本次课堂有效')
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog')).toBeNull())
    await devicesAnswer(placeOf(loaded).roomId, 0, 3)
    await answered(canvasElement, 3)
  }
export const Pairing: Story = { loaders: [running()], play: pairing(undefined) }
export const PairedForThisClass: Story = { loaders: [running()], play: pairing('临时保存') }
export const PairedForGood: Story = { loaders: [running()], play: pairing('永久保存') }
/** Closing the dialog finishes it too: otherwise the board would wait for answers that no device may give. */
export const PairingClosed: Story = { loaders: [running()], play: pairing('关闭') }
/** Whoever had that device before has none, though it was saved for good. */
export const PairedWithTheDeviceOfAnother: Story = {
  loaders: [running()],
  async play({ canvasElement, loaded }) {
    const { roomId } = placeOf(loaded)
    await answered(canvasElement, 0)
    await shows(canvasElement, '已配对 45')
    await press(canvasElement, 'button', '答题器配对')
    await press(canvasElement, 'button', '开始配对')
    await shows(canvasElement, /请学生在答题器上输入/)
    await devicePairs(roomId, 'K0001', '02')
    const dialog = within(inside(canvasElement).getByRole('dialog', { name: '答题器配对' }))
    await waitFor(() => expect(dialog.getAllByText('K0001')).toHaveLength(1))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('已配对 44 / 45 人'))
  },
}
export const PairingAfterReload: Story = {
  loaders: [running()],
  play: async (context) => {
    await pairing(undefined)(context)
    reopened(context.canvasElement)
    await shows(context.canvasElement, /请学生在答题器上输入/)
  },
}

/** Under a bar of the page it is as high as what is left of the window. */
export const UnderABar: Story = {
  ...classOf(12),
  beforeEach: () => {
    document.body.style.setProperty('--mango-board-height', '700px')
    return () => void document.body.style.removeProperty('--mango-board-height')
  },
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 12)
    await expect(canvasElement.querySelector('live-class-board')?.clientHeight).toBe(700)
  },
}
/** In a tab of the page that is not shown, it has no keys. */
export const NoKeysWhileHidden: Story = {
  ...classOf(12),
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 12)
    canvasElement.hidden = true
    await userEvent.keyboard('?')
    canvasElement.hidden = false
    await userEvent.keyboard('m')
    await waitFor(() => expect(inside(canvasElement).getByRole('dialog', { name: '课堂里的同学' })).toBeVisible())
  },
}
export const PhonesJoin: Story = {
  loaders: [waitingForPhones],
  play: ({ canvasElement }) => shows(canvasElement, '复制链接'),
}
export const Reconnecting: Story = {
  ...classOf(12),
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 12)
    await shows(canvasElement, '已连接')
    loseNetwork()
    await shows(canvasElement, '网络不稳定，正在重连…')
  },
}
export const Closed: Story = {
  ...classOf(12),
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 12)
    await shows(canvasElement, '已连接')
    await beginClass({ typeName: '单选题' })
    await shows(canvasElement, '重新上课')
  },
}
export const AskedToGoOn: Story = {
  loaders: [running()],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 0)
    await shows(canvasElement, '已连接')
    await pass(41)
    await shows(canvasElement, '课堂已进行较长时间，是否继续上课？')
  },
}
/** The key that leaves the full screen too ends no class. */
export const EscapeGoesOn: Story = {
  ...AskedToGoOn,
  play: async (context) => {
    const { canvasElement, loaded } = context
    await AskedToGoOn.play?.(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside(canvasElement).queryByRole('alertdialog')).toBeNull())
    await devicesAnswer(placeOf(loaded).roomId, 0, 3)
    await answered(canvasElement, 3)
  },
}
/** The last press of a class is no slip of the hand. */
export const SummaryAsksBeforeItEnds: Story = {
  loaders: [written('单选题')],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '课堂小结')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('region', { name: '课堂小结' }).matches(':focus')).toBe(true),
    )
    await press(canvasElement, 'button', '下课')
    await shows(canvasElement, '即将返回到课件列表，是否继续？')
    await press(canvasElement, 'button', '取消')
    await waitFor(() => expect(inside(canvasElement).queryByRole('alertdialog')).toBeNull())
    ;(await inside(canvasElement).findByRole('button', { name: '返回题目' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('toolbar', { name: '课堂操作' }).matches(':focus')).toBe(true),
    )
  },
}
export const RoomOccupied: Story = {
  loaders: [
    async () => {
      const { place } = await running()()
      const other = await beginClass({ typeName: '单选题' })
      return { place: { ...place, roomId: other.roomId } }
    },
  ],
  play: ({ canvasElement }) => shows(canvasElement, '该教室正在上课，是否继续？'),
}
export const Opening: Story = {
  loaders: [running({}, hangs(getCourseware))],
  play: ({ canvasElement }) => shows(canvasElement, '正在进入课堂…'),
}
export const Failed: Story = {
  loaders: [running({}, refuses(beginCall, '课堂服务繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '错误')
    await shows(canvasElement, '课堂服务繁忙')
  },
}
export const QuestionsGone: Story = {
  loaders: [running({}, answers(getQuestionByIds, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '获取题目详情失败，请检查！'),
}
export const AddressIncomplete: Story = {
  render: (_args, { globals }) =>
    createElement('mango-context', { theme: String(globals['theme']) }, createElement('live-class-board')),
  play: ({ canvasElement }) => shows(canvasElement, '缺少课件、教室或班级信息'),
}
/** The teacher asks aloud; two presses, and the phones show the choices. */
export const AdHoc: Story = {
  loaders: [running()],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 0)
    await press(canvasElement, 'button', '提问')
    await press(canvasElement, 'button', '选择 A B C D')
    await shows(canvasElement, '请听老师提问')
    await waitFor(() =>
      expect(within(inside(canvasElement).getByRole('list', { name: '选项' })).getAllByRole('listitem')).toHaveLength(
        4,
      ),
    )
    // Nothing is right before the teacher says so.
    await expect(inside(canvasElement).queryByRole('button', { name: '显示答案' })).toBeNull()
    await press(canvasElement, 'button', '设定答案')
    await press(canvasElement, 'radio', 'B')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '答案已设定')
    await shows(canvasElement, '显示答案')
    // Back to the question it came after.
    await press(canvasElement, 'button', '上一题')
    await waitFor(() => expect(inside(canvasElement).queryByText('请听老师提问')).toBeNull())
  },
}
/** A press beside the dialog takes no words away. */
export const AdHocKeepsItsWords: Story = {
  loaders: [running()],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 0)
    await press(canvasElement, 'button', '提问')
    const words = await inside(canvasElement).findByRole('textbox', { name: '题目（可以不写）' })
    const dialog = inside(canvasElement).getByRole('dialog', { name: '临时提问' })
    const pressBeside = async () => {
      await fireEvent.pointerDown(dialog)
      await fireEvent.click(dialog)
    }
    await fireEvent.change(words, { target: { value: '谁来说说？' } })
    await pressBeside()
    await expect(dialog).toBeVisible()
    await fireEvent.change(words, { target: { value: '' } })
    await pressBeside()
    await waitFor(() => expect(inside(canvasElement).queryByRole('dialog', { name: '临时提问' })).toBeNull())
  },
}
export const TooLongAdHoc: Story = {
  loaders: [running()],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 0)
    await press(canvasElement, 'button', '提问')
    await overfill(canvasElement, '题目（可以不写）', 100, '不能超过100个字')
    await expect(inside(canvasElement).getByRole('button', { name: '选择 A B C D' })).toBeDisabled()
  },
}
/** What was entered for the courseware is not called the bank's. */
export const EnteredAnswerIsCorrected: Story = {
  loaders: [
    async () => {
      const place = await askWithEnteredAnswer()
      await showAnswer(place.roomId)
      await live('everything')()
      return { place }
    },
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '更正答案')
    await shows(canvasElement, /^课件中填写的答案是 B，请选择正确的答案/)
    await press(canvasElement, 'radio', 'C')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '答案已更正')
    await press(canvasElement, 'button', '更正答案')
    await shows(canvasElement, /^你已更正为 C，课件中填写的答案是 B/)
    await press(canvasElement, 'button', '恢复课件答案')
    await shows(canvasElement, '已恢复课件答案')
    await press(canvasElement, 'button', '更正答案')
    await shows(canvasElement, /^课件中填写的答案是 B，/)
  },
}
const words = ['光合作用', '光合作用', '呼吸作用', '光合作用', '蒸腾作用', '<b>光</b>', '叶绿体', '呼吸作用']
const asksForWords = async () => {
  const { place } = await waitingForPhones()
  await askWords(place, words)
  return { place }
}
export const WordCloud: Story = {
  loaders: [asksForWords],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, words.length)
    await press(canvasElement, 'button', '收题')
    const cloud = () => within(inside(canvasElement).getByRole('list', { name: '词云' }))
    await waitFor(() => expect(cloud().getAllByRole('listitem')).toHaveLength(5))
    await expect(cloud().getByRole('button', { name: '<b>光</b>，1 人，撤下' })).toBeVisible()
    await press(canvasElement, 'button', '呼吸作用，2 人，撤下')
    await waitFor(() => expect(cloud().getAllByRole('listitem')).toHaveLength(4))
    await shows(canvasElement, '已撤下 1 个词')
  },
}
export const WordCloudDark: Story = { ...WordCloud, globals: { theme: 'dark' } }
/** Nobody is named, on the board or anywhere else. */
export const Anonymous: Story = {
  loaders: [
    async () => {
      const { place } = await waitingForPhones()
      await askWords(place, ['A', 'B', 'B', 'C'], { kind: 'choices', anonymous: true })
      return { place }
    },
  ],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 4)
    await shows(canvasElement, '本题匿名')
    await shows(canvasElement, '本题匿名，不显示姓名')
    await expect(inside(canvasElement).queryByLabelText(/^未作答/)).toBeNull()
    await press(canvasElement, 'button', '收题')
    await shows(canvasElement, '百分比以作答的 4 人计')
  },
}
/** It counts from the next question on. */
export const AnonymityIsSwitched: Story = {
  loaders: [running({ answered: 3 })],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 3)
    await press(canvasElement, 'button', '匿名')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('button', { name: '匿名：开', pressed: true })).toBeVisible(),
    )
    await expect(inside(canvasElement).queryByText('本题匿名，不显示姓名')).toBeNull()
    await press(canvasElement, 'button', '下一题')
    await shows(canvasElement, '本题匿名，不显示姓名')
    await press(canvasElement, 'button', '上一题')
    await waitFor(() => expect(inside(canvasElement).queryByText('本题匿名，不显示姓名')).toBeNull())
  },
}
export const Members: Story = {
  loaders: [
    async () => {
      const { place } = await waitingForPhones()
      await phoneJoins(place, '20260001')
      await phoneJoins(place, '20260001')
      return { place }
    },
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '复制链接')
    await press(canvasElement, 'button', '开始答题')
    await press(canvasElement, 'button', '同学')
    const dialog = () => within(inside(canvasElement).getByRole('dialog', { name: '课堂里的同学' }))
    await waitFor(() => expect(dialog().getByText('要换一台手机作答', { exact: false })).toBeVisible())
    await userEvent.click(dialog().getByRole('button', { name: '同意' }))
    await waitFor(() => expect(dialog().queryByText('要换一台手机作答', { exact: false })).toBeNull())
    await userEvent.click(dialog().getByRole('button', { name: '锁定课堂' }))
    await waitFor(() => expect(dialog().getByText('课堂已锁定，新同学不能加入')).toBeVisible())
  },
}
/** On the screen of an old classroom the class can be read, and no button beside the ranking has a line of its own. */
export const SmallScreen: Story = {
  ...classOf(20),
  globals: { width: '1024' },
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 20)
    const topOf = (name: string) => inside(canvasElement).getByRole('button', { name }).getBoundingClientRect().top
    await expect(topOf('同学')).toBe(topOf('详情'))
    await expect(topOf('隐藏排行')).toBeGreaterThan(topOf('详情'))
    const title = inside(canvasElement).getByText(/班 · /)
    const [words] = title.childNodes
    const upToClass = document.createRange()
    upToClass.selectNodeContents(title)
    upToClass.setEnd(words ?? title, (title.textContent ?? '').indexOf('班') + 1)
    await expect(upToClass.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().right)
  },
}
/** Names as long as they come; the times behind them are read all the same. */
export const LongNames: Story = {
  loaders: [
    running(
      { answered: 20 },
      answers(getStudentsByClassId, {
        data: Array.from({ length: 45 }, (_, index) => ({
          id: index + 1,
          code: `2026${String(index + 1).padStart(4, '0')}`,
          name: `阿卜杜热西提·阿卜杜热合曼·${'买买提'.repeat(12)}`,
          machineCode: null,
        })),
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await answered(canvasElement, 20)
    const ranking = inside(canvasElement).getByRole('group', { name: '排行前六名' })
    const times = within(ranking).getAllByText(/秒$/)
    await expect(times).toHaveLength(6)
    for (const time of times)
      await expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(ranking.getBoundingClientRect().right)
  },
}
export const Dark: Story = { ...classOf(38), globals: { theme: 'dark' } }
export const Narrow: Story = { ...classOf(38), globals: { width: '320' } }
