import { submitAnswer } from '@mango/contract/answer-pad'
import { hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { fill, inside, onPage, press, shows } from '../../../stories/element-stage.tsx'
import { live } from '../../../stories/live-backend.ts'
import {
  askAgain,
  askWords,
  askWritten,
  beginClass,
  letPhoneIn,
  lockRoom,
  phoneJoins,
  remoteOf,
  removeStudent,
  showAnswer,
  stopAnswers,
  type Place,
} from '../../../stories/live-class-stage.ts'
import './answer-pad.define.ts'

const asking =
  (typeName?: '单选题' | '多选题' | '判断题', ...fakes: readonly Fake[]) =>
  async () => {
    const place = await beginClass({ way: 'phone', ...(typeName && { typeName }) })
    await live('everything', ...fakes)()
    return { place }
  }
const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'joinToken' in value

/** A student's phone in a class on the reference backend, which runs in the page. */
const meta: Meta = {
  title: 'Widgets/answer-pad',
  parameters: { stage: false, layout: 'fullscreen' },
  loaders: [live('everything')],
  render: (_args, { loaded, globals }) => {
    const place: unknown = loaded['place']
    const attributes = isPlace(place)
      ? { 'class-id': place.classId, 'classroom-id': String(place.roomId), token: place.joinToken }
      : {}
    return onPage('answer-pad')(attributes, { globals })
  },
}
export default meta
type Story = StoryObj

async function join(canvas: HTMLElement, code = '20260001') {
  await shows(canvas, '加入实时课堂')
  await fill(canvas, /学号/, code)
  await press(canvas, 'button', '加入课堂')
}
const answering =
  (choice: string, words: string | RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await join(canvasElement)
    await press(canvasElement, 'button', choice)
    await shows(canvasElement, words)
  }

export const NotLoggedIn: Story = {
  loaders: [asking('单选题')],
  play: ({ canvasElement }) => shows(canvasElement, '加入实时课堂'),
}
/** Under a bar of the page it is as high as what is left of the window. */
export const UnderABar: Story = {
  ...NotLoggedIn,
  beforeEach: () => {
    document.body.style.setProperty('--mango-pad-height', '500px')
    return () => void document.body.style.removeProperty('--mango-pad-height')
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '加入实时课堂')
    await expect(canvasElement.querySelector('answer-pad')?.clientHeight).toBe(500)
  },
}
export const UnknownStudent: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement, '99999999')
    await waitFor(() => expect(inside(canvasElement).getByRole('textbox')).toBeInvalid(), { timeout: 30_000 })
    // The focus may be in the field already: what is wrong is told.
    await expect(inside(canvasElement).getByRole('alert')).toHaveTextContent('未匹配到对应学生！')
  },
}
/** As a Chinese keyboard writes figures, with a blank before them. */
export const FullWidth: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement, ' ２０２６０００１')
    await shows(canvasElement, '已连接')
  },
}
export const Waiting: Story = {
  loaders: [asking()],
  play: async ({ canvasElement }) => {
    await join(canvasElement)
    await shows(canvasElement, '等待老师出题')
  },
}
export const Question: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement)
    await shows(canvasElement, '请选择答案')
  },
}
const written = (typeName: Parameters<typeof askWritten>[0]) => async () => {
  await live('everything')()
  return { place: await askWritten(typeName) }
}
/** A question in the teacher's words: what each letter says stands on its button. */
export const Written: Story = {
  loaders: [written('单选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement)
    await shows(canvasElement, /不要<\/b>讨论/)
    await press(canvasElement, 'button', 'B 53')
    await shows(canvasElement, '老师已收到你的答案 B')
  },
}
export const WrittenNarrow: Story = { ...Written, globals: { width: '320', theme: 'dark' } }
/** Of the next round the beginning is in sight, however far down the one before was answered. */
export const NextRound: Story = {
  globals: { width: '320' },
  loaders: [written('多选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await shows(canvasElement, /^某中学为了解七年级学生/)
    await shows(canvasElement, '已连接')
    const topOf = (words: string) => inside(canvasElement).getByText(words).getBoundingClientRect().top
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(topOf('第 1 题 / 1')).toBeLessThan(0))
    if (isPlace(loaded['place'])) await askAgain(loaded['place'].roomId)
    await shows(canvasElement, '第 2 次作答')
    await waitFor(() => expect(topOf('第 2 次作答')).toBeGreaterThanOrEqual(0))
  },
}
export const MultipleChoice: Story = {
  loaders: [asking('多选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement)
    await press(canvasElement, 'button', 'A')
    await press(canvasElement, 'button', 'C')
    await shows(canvasElement, '还没有提交，请点“提交”')
    await press(canvasElement, 'button', '提交')
    await shows(canvasElement, '老师已收到你的答案 AC')
  },
}
/** A letter that was pressed and never sent is none of the answer that is judged. */
export const LetterNotSent: Story = {
  loaders: [asking('多选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await press(canvasElement, 'button', 'A')
    await press(canvasElement, 'button', '提交')
    await shows(canvasElement, '老师已收到你的答案 A')
    await press(canvasElement, 'button', 'C')
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) await showAnswer(loaded['place'].roomId)
    await shows(canvasElement, /正确答案/)
    await expect(inside(canvasElement).getByRole('button', { name: 'A' })).toHaveAttribute('aria-pressed', 'true')
    await expect(inside(canvasElement).getByRole('button', { name: 'C' })).toHaveAttribute('aria-pressed', 'false')
  },
}
/** However long the options are, what sends them stays in sight, below them and not over them. */
export const LongChoice: Story = {
  globals: { width: '320' },
  loaders: [written('多选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement)
    await press(canvasElement, 'button', /^F/)
    const send = inside(canvasElement).getByRole('button', { name: '提交' })
    await expect(send).toBeEnabled()
    for (const place of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, place)
      await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    }
    const last = inside(canvasElement).getByRole('button', { name: /^F/ })
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(send.getBoundingClientRect().top)
  },
}
export const Judgement: Story = { loaders: [asking('判断题')], play: answering('对', '老师已收到你的答案 对') }
export const Sending: Story = {
  loaders: [asking('单选题', hangs(submitAnswer))],
  play: answering('B', '正在提交答案 B…'),
}
export const Arrived: Story = { loaders: [asking('单选题')], play: answering('B', '老师已收到你的答案 B') }
/** The server is out of reach: the answer waits on the phone. */
export const InTheOutbox: Story = {
  loaders: [asking('单选题', refuses(submitAnswer, '系统繁忙'))],
  play: answering('B', /还没有送达，已存在手机上/),
}
export const AnswerShown: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await press(canvasElement, 'button', 'A')
    await shows(canvasElement, '老师已收到你的答案 A')
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) await showAnswer(loaded['place'].roomId)
    await shows(canvasElement, /正确答案/)
  },
}
/** Another class has begun in the room. */
export const ClassOver: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement }) => {
    await join(canvasElement)
    await shows(canvasElement, '请选择答案')
    await shows(canvasElement, '已连接')
    await beginClass({ way: 'phone' })
    await shows(canvasElement, '课堂已结束')
  },
}
/** The student goes on with another phone. */
export const SeatTaken: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) {
      await phoneJoins(loaded['place'], '20260001')
      await letPhoneIn(loaded['place'].roomId)
    }
    // With its next answer, or when it looks by itself: whichever comes first.
    await waitFor(
      async () => {
        inside(canvasElement).queryByRole('button', { name: 'A' })?.click()
        await expect(inside(canvasElement).getByText('你已在另一台手机上继续作答')).toBeVisible()
      },
      { timeout: 30_000 },
    )
    await shows(canvasElement, '重新加入')
  },
}
/** Another phone has the seat: its student, or somebody else, has to be looked at. */
export const SecondPhone: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement, loaded }) => {
    if (isPlace(loaded['place'])) await phoneJoins(loaded['place'], '20260002')
    await join(canvasElement, '20260002')
    await shows(canvasElement, '请等老师同意')
    if (isPlace(loaded['place'])) await letPhoneIn(loaded['place'].roomId)
    await shows(canvasElement, '请选择答案')
  },
}
/** When the time is up nothing can be chosen any more, before the server has said so. */
export const TimeUp: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) await askAgain(loaded['place'].roomId, 5)
    await shows(canvasElement, '第 2 次作答')
    const choice = inside(canvasElement).getByRole('button', { name: 'A' })
    await expect(choice).toBeEnabled()
    await waitFor(() => expect(choice).toBeDisabled(), { timeout: 30_000 })
    await expect(inside(canvasElement).queryByText(/老师已收题/)).toBeNull()
  },
}
export const Stopped: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await shows(canvasElement, '请选择答案')
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) await stopAnswers(loaded['place'].roomId)
    await shows(canvasElement, '老师已收题，你没有作答')
    await expect(inside(canvasElement).getByRole('button', { name: 'A' })).toBeDisabled()
  },
}
/** A few own words, of an anonymous question. */
export const Words: Story = {
  loaders: [asking()],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await shows(canvasElement, '等待老师出题')
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) await askWords(loaded['place'], [], { anonymous: true })
    await shows(canvasElement, '本题匿名')
    await shows(canvasElement, '你的答案')
    await fill(canvasElement, '你的答案', '一二三四五六七八九十一二三四五六七八九十一')
    await shows(canvasElement, '不能超过20个字')
    await fill(canvasElement, '你的答案', '一二三四五六七八九十一二三四五六七八九十 ')
    await shows(canvasElement, '20 / 20')
    await waitFor(() => expect(inside(canvasElement).queryByText('不能超过20个字')).toBeNull())
    await expect(inside(canvasElement).getByRole('button', { name: '提交' })).toBeEnabled()
    await fill(canvasElement, '你的答案', '光合作用')
    await press(canvasElement, 'button', '提交')
    await shows(canvasElement, '老师已收到你的答案 光合作用')
  },
}
export const WordsNarrowDark: Story = { ...Words, globals: { width: '320', theme: 'dark' } }
export const Removed: Story = {
  loaders: [asking('单选题')],
  play: async ({ canvasElement, loaded }) => {
    await join(canvasElement)
    await shows(canvasElement, '已连接')
    if (isPlace(loaded['place'])) await removeStudent(loaded['place'].roomId, '20260001')
    await shows(canvasElement, '老师已将你移出课堂')
    await press(canvasElement, 'button', '再次请求加入')
    await join(canvasElement)
    await shows(canvasElement, '请等老师同意')
  },
}
export const Locked: Story = {
  loaders: [
    async () => {
      const loaded = await asking('单选题')()
      await lockRoom(loaded.place.roomId)
      return loaded
    },
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /老师已锁定课堂，现在不能加入。/)
    await join(canvasElement)
    await waitFor(() => expect(inside(canvasElement).getByRole('textbox')).toBeInvalid(), { timeout: 30_000 })
  },
}
/** The teacher's own phone. */
export const Remote: Story = {
  loaders: [
    async () => {
      const { place } = await asking('单选题')()
      return { place: { ...place, joinToken: await remoteOf(place.roomId) } }
    },
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '正在作答')
    await press(canvasElement, 'button', '收题')
    await shows(canvasElement, '已收题')
    await expect(inside(canvasElement).getByRole('button', { name: '加 30 秒' })).toBeDisabled()
    // It cannot be pressed again, but the next key goes on from it.
    const stop = inside(canvasElement).getByRole('button', { name: '收题' })
    await waitFor(() => expect(stop).toHaveAttribute('aria-disabled', 'true'))
    await expect(stop.matches(':focus')).toBe(true)
    await press(canvasElement, 'button', '显示答案')
    await shows(canvasElement, '隐藏答案')
    await press(canvasElement, 'button', '点名')
    await shows(canvasElement, '还没有同学加入')
  },
}
export const RemoteNarrowDark: Story = { ...Remote, globals: { width: '320', theme: 'dark' } }
/** What the teacher wrote is on the teacher's phone as well, the keys below it in reach however long it is. */
export const RemoteWritten: Story = {
  loaders: [
    async () => {
      await live('everything')()
      const place = await askWritten('多选题')
      return { place: { ...place, joinToken: await remoteOf(place.roomId) } }
    },
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^某中学为了解七年级学生/)
    await expect(inside(canvasElement).getByRole('list', { name: '第 1 题的选项' })).toBeVisible()
    const { bottom } = inside(canvasElement).getByRole('button', { name: '点名' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}
export const RemoteWrittenNarrowDark: Story = { ...RemoteWritten, globals: { width: '320', theme: 'dark' } }
export const RemoteOver: Story = {
  loaders: [async () => ({ place: { ...(await asking()()).place, joinToken: 'remote-gone' } })],
  play: ({ canvasElement }) => shows(canvasElement, '遥控链接已失效，请扫大屏幕上的新二维码'),
}
/** Without a link: the signs on the board. */
export const ByCode: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '加入实时课堂')
    await fill(canvasElement, /课堂码/, ' ＡＡＡＡＡa')
    await press(canvasElement, 'button', '下一步')
    await shows(canvasElement, '没有这个课堂码，请看大屏幕上的课堂码')
    await expect(
      inside(canvasElement)
        .getByRole('textbox', { name: /课堂码/ })
        .matches(':focus'),
    ).toBe(true)
  },
}
/** The code of a class that is over. */
export const DeadLink: Story = {
  loaders: [
    async () => {
      const loaded = await asking()()
      await beginClass({ way: 'phone' })
      return loaded
    },
  ],
  play: ({ canvasElement }) => shows(canvasElement, '这堂课已经结束'),
}
export const Dark: Story = {
  loaders: [asking('单选题')],
  globals: { theme: 'dark' },
  play: answering('B', '老师已收到你的答案 B'),
}
export const Narrow: Story = {
  loaders: [asking('单选题')],
  globals: { width: '320' },
  play: answering('B', '老师已收到你的答案 B'),
}
export const NarrowJoin: Story = {
  loaders: [asking('单选题')],
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, '加入实时课堂'),
}
