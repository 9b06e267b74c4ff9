import type { Call } from '@mango/contract'
import {
  broadcastAudiences,
  countRecipients,
  detailList,
  feedbackList,
  msgHistory,
  sendMsg,
  studentsInNeed,
  totalList,
  trend,
  type MonitorRecord,
  type StudentInNeed,
} from '@mango/contract/study-monitor'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test'
import { fill, inside, onPage, overfill, press, shows, waits } from '../../../stories/element-stage.tsx'
import { live } from '../../../stories/live-backend.ts'
import { onItsSide } from '../../../stories/on-its-side.ts'
import './monitor-table.define.ts'

interface Args {
  view: string
  heading: string
}
const meta: Meta<Args> = {
  title: 'Widgets/monitor-table',
  args: { view: '', heading: '学习监测' },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('monitor-table'),
}
export default meta
type Story = StoryObj<Args>

const student = (n: number) => ({
  studentName: `学生${n}`,
  schoolName: '芒果实验学校',
  studentCode: `2026000${n}`,
  studentId: n + 1,
  deviceId: `YB${n}`,
})
const records = (count: number, change: Partial<MonitorRecord> = {}) => ({
  data: {
    total: count,
    data: Array.from({ length: count }, (_, n) => ({
      ...student(n),
      dateTime: '2026-11-18',
      missNum: n,
      totalNum: 5,
      skillMap: {
        天气查询: 2,
        口算练习: 1,
      },
      ...change,
    })),
  },
})
const loaded = /共 \d+ 条/

/** The demo school's records, on the reference backend running in this page. */
export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, loaded) }
export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => shows(canvasElement, loaded) }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, loaded) }
export const Loading: Story = {
  loaders: [live('everything', hangs(totalList))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Empty: Story = {
  args: { view: 'name=没有这个人' },
  loaders: [live('everything', answers(totalList, records(0)))],
  play: ({ canvasElement }) => shows(canvasElement, '没有符合条件的监测记录'),
}
export const One: Story = {
  loaders: [live('everything', answers(totalList, records(1)))],
  play: ({ canvasElement }) => shows(canvasElement, '100%'),
}
/** 100, 80, 60... : below 80 is highlighted. */
export const HitRates: Story = {
  loaders: [live('everything', answers(totalList, records(6)))],
  play: ({ canvasElement }) => shows(canvasElement, '60%'),
}
export const NothingAsked: Story = {
  loaders: [live('everything', answers(totalList, records(1, { missNum: 0, totalNum: 0, skillMap: {} })))],
  play: ({ canvasElement }) => shows(canvasElement, '0%'),
}
export const VeryLongNames: Story = {
  loaders: [
    live(
      'everything',
      answers(
        totalList,
        records(2, {
          studentName: '欧阳很长的名字'.repeat(4),
          schoolName: '很长的学校名称'.repeat(6),
          skillMap: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`很长的技能名称${n}`, n])),
        }),
      ),
    ),
  ],
  play: ({ canvasElement }) => shows(canvasElement, /共 2 条/),
}
export const Failing: Story = {
  loaders: [live('everything', refuses(totalList, '服务繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '服务繁忙'),
}
export const NotAllowed: Story = {
  loaders: [live('student')],
  play: ({ canvasElement }) => shows(canvasElement, '没有操作权限'),
}

/** Opens a dialog, and waits for a text in it. */
const opening = (button: string | RegExp, text: string | RegExp, change: Partial<Story> = {}): Story => ({
  ...change,
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', button)
    await shows(canvasElement, text)
  },
})
const faked = (fake: Fake) => ({ loaders: [live('everything', fake)] })
const none = { data: [], total: 0 }
const broken = (call: Call) => faked(refuses(call, '服务繁忙'))

export const Log: Story = opening('详细日志', '未命中')
export const LogNarrow: Story = { ...Log, globals: { width: '320' } }
export const LogDark: Story = { ...Log, globals: { theme: 'dark' } }
export const LogEmpty: Story = opening('详细日志', '没有语音记录', faked(answers(detailList, none)))
export const LogLoading: Story = opening('详细日志', /下一条未命中/, faked(hangs(detailList)))
export const LogFailing: Story = opening('详细日志', '服务繁忙', broken(detailList))
const utterance = { ...student(1), dateTime: '2026-11-18 08:00:00', skill: null, mediaUrl: '', text: '' }
export const LogWithoutRecording: Story = opening(
  '详细日志',
  '无录音',
  faked(answers(detailList, { data: [utterance], total: 1 })),
)
export const NextMiss: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', '详细日志')
    await shows(canvasElement, '未命中')
    await press(canvasElement, 'button', /下一条未命中/)
  },
}
/** Whoever closes the list while the next one is looked for is not told that there is none. */
export const NextMissLeft: Story = {
  ...faked(answers(detailList, { data: [{ ...utterance, skill: '问答' }], total: 40 })),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', '详细日志')
    await shows(canvasElement, '无录音')
    const button = (name: string | RegExp) => inside(canvasElement).getByRole('button', { name })
    await Promise.all([fireEvent.click(button(/下一条未命中/)), fireEvent.click(button('关闭'))])
    // What is asked for after it has come, so it would be there.
    await press(canvasElement, 'button', '回复记录')
    await shows(canvasElement, /回复人/)
    await expect(inside(canvasElement).queryByText('后面没有未命中的记录了')).toBeNull()
  },
}
export const Student: Story = opening(/^详细 /, '全部')
export const StudentMisses: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', /^详细 /)
    await press(canvasElement, 'button', /^播放 /)
    const quieten = spyOn(HTMLMediaElement.prototype, 'pause')
    // A recording whose row has gone can't be stopped by hand.
    await press(canvasElement, 'tab', '未命中')
    await expect(quieten).toHaveBeenCalled()
    quieten.mockRestore()
  },
}
export const History: Story = opening('回复记录', /回复人/)
export const HistoryNarrow: Story = opening('回复记录', '全部', { globals: { width: '320' } })
export const HistoryEmpty: Story = opening('回复记录', '没有回复记录', faked(answers(msgHistory, none)))
export const HistoryFailing: Story = opening('回复记录', '服务繁忙', broken(msgHistory))
const letter = { ...student(1), dateTime: '2026-11-18 08:00:00', createByName: '林晓梅' }
const states = {
  total: 3,
  data: [0, 1, 2].map((status) => ({ ...letter, status, content: '很长的内容'.repeat(40) })),
}
export const HistoryStates: Story = opening('回复记录', '未推送', faked(answers(msgHistory, states)))
/** A phone on its side: what was written keeps to lines of words. */
export const HistoryLow: Story = {
  ...HistoryStates,
  ...onItsSide,
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', '回复记录')
    const [written] = await inside(canvasElement).findAllByRole('cell', { name: /^(很长的内容)+$/ })
    await expect(written?.clientWidth).toBeGreaterThan(160)
  },
}
export const Feedback: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', '详细日志')
    await press(canvasElement, 'tab', '反馈列表')
    await shows(canvasElement, '已回复')
  },
}
export const FeedbackEmpty: Story = {
  loaders: [live('everything', answers(feedbackList, none))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', '详细日志')
    await press(canvasElement, 'tab', '反馈列表')
    await shows(canvasElement, '没有反馈')
  },
}

export const Reply: Story = opening(/^回复 /, '语音播报')
export const ReplyNarrow: Story = { ...Reply, globals: { width: '320' } }
export const ReplyEmpty: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', /^回复 学?/)
    await press(canvasElement, 'button', '发送')
    await shows(canvasElement, '请输入内容！')
  },
}
export const ReplyByDingTalk: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', /^回复 /)
    await press(canvasElement, 'checkbox', '钉钉消息')
    await expect(inside(canvasElement).getByRole('checkbox', { name: '语音播报' })).not.toBeChecked()
    fill(canvasElement, '内容', '# 通知\n\n**明天**带[课本](https://school.example)\n\n- 一\n- 二\n\n<b>不是标签</b>')
    await shows(canvasElement, '通知')
  },
}
/** Where nothing is written nothing was begun: the next reply goes by voice again. */
export const ReplyEmptied: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', /^回复 /)
    await press(canvasElement, 'checkbox', '钉钉消息')
    fill(canvasElement, '内容', '明天')
    fill(canvasElement, '内容', ' ')
    await press(canvasElement, 'button', '取消')
    await press(canvasElement, 'button', /^回复 /)
    await waitFor(() => expect(inside(canvasElement).getByRole('checkbox', { name: '语音播报' })).toBeChecked())
  },
}
const sending = (sent: Fake, text: string): Story => ({
  loaders: [live('everything', sent)],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', /^回复 /)
    fill(canvasElement, '内容', '你好')
    await press(canvasElement, 'button', '发送')
    await shows(canvasElement, text)
  },
})
export const ReplySent: Story = sending(answers(sendMsg, {}), '消息发送成功！')
export const ReplyFailed: Story = sending(refuses(sendMsg, 'x'), '发送失败！')
/** The notice has the documents' words; why it was so stands by the message, which stays. */
export const ReplyFailedWithReason: Story = sending(refuses(sendMsg, '没有找到该学生的设备'), '没有找到该学生的设备')
export const ReplyOnItsWay: Story = sending(hangs(sendMsg), '语音播报')

export const ReplyTooLong: Story = {
  loaders: [live('everything', answers(sendMsg, {}))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', /^回复 /)
    await overfill(canvasElement, '内容', 500, '不能超过500个字')
    await press(canvasElement, 'button', '发送')
    await expect(inside(canvasElement).queryByText('消息发送成功！')).toBeNull()
    await expect(inside(canvasElement).getByText('501 / 500')).toBeVisible()
  },
}
export const ReplyTooLongNarrow: Story = { ...ReplyTooLong, globals: { width: '320' } }

export const Broadcast: Story = opening('群发消息', /将发送给全校 \d+ 名学生/)
export const BroadcastWithoutCount: Story = opening('群发消息', '将发送给全校学生', broken(countRecipients))
export const BroadcastAsks: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, loaded)
    await press(canvasElement, 'button', '群发消息')
    fill(canvasElement, '内容', '明天上午八点升旗')
    await press(canvasElement, 'button', '发送')
    await shows(canvasElement, '消息发送后不能撤回。')
  },
}

export const BroadcastToAGrade: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '群发消息')
    await waitFor(
      () => {
        const grade = inside(canvasElement).getByRole('option', { name: /^七年级（\d+ 人）$/ })
        const value = grade.getAttribute('value')
        fireEvent.change(inside(canvasElement).getByRole('combobox', { name: '发送范围' }), { target: { value } })
      },
      { timeout: 30_000 },
    )
    await shows(canvasElement, /将发送给七年级 \d+ 名学生/)
  },
}
const toMany = {
  data: [
    {
      dateTime: '2026-11-18 09:00:00',
      studentName: '王子轩',
      schoolName: '芒果实验学校',
      studentCode: '20260001',
      content: '明天上午八点升旗',
      createByName: '林晓梅',
      status: 1,
      audience: '七年级',
      reached: 132,
      read: 40,
    },
  ],
  total: 1,
}
/** A broadcast is one line, with how far it has come. */
export const HistoryOfABroadcast: Story = opening('回复记录', '40 人已读', faked(answers(msgHistory, toMany)))

const inNeed = (change: Partial<StudentInNeed>[]) => ({
  data: {
    total: change.length + 9,
    data: change.map((one, n) => ({
      ...student(n),
      className: '七年级1班',
      totalNum: 10,
      missNum: 3,
      lastDay: '2026-11-18',
      silent: false,
      ...one,
    })),
  },
})
const withHelp = (change: Partial<StudentInNeed>[]) => faked(answers(studentsInNeed, inNeed(change)))

/** On top of the table: whom to turn to, and why. A press shows what that student asked. */
export const Help: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^查看全部（\d+）$/)
    const [card] = inside(canvasElement).getAllByRole('button', { name: /命中率\s\d+%/ })
    const name = card?.querySelector('b')?.textContent ?? ''
    if (card) fireEvent.click(card)
    await waitFor(() => expect(inside(canvasElement).getByLabelText('姓名或学号')).not.toHaveValue(''))
    await waitFor(() => expect(inside(canvasElement).getAllByRole('rowheader', { name })[0]).toBeVisible(), {
      timeout: 30_000,
    })
  },
}
export const HelpReasons: Story = {
  ...withHelp([
    { missNum: 7, silent: true },
    {},
    { totalNum: 60, missNum: 9 },
    { totalNum: 8, missNum: 0, silent: true },
    { totalNum: 0, missNum: 0, silent: true, lastDay: '' },
  ]),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '命中率 30%，未命中 7 次，今天还没有使用')
    await shows(canvasElement, '近 7 天没有使用')
    await shows(canvasElement, '查看全部（14）')
  },
}
export const HelpDark: Story = { ...HelpReasons, globals: { theme: 'dark' } }
/** More than are shown: the button beside the title is as high as a finger needs, and the line below it is read whole. */
export const HelpNarrow: Story = {
  ...HelpReasons,
  globals: { width: '320' },
  play: async (story) => {
    await HelpReasons.play?.(story)
    const { canvasElement } = story
    const rule = inside(canvasElement).getByText(/^按近 7 天的对话/)
    const [card] = inside(canvasElement).getAllByRole('button', { name: /命中率\s30%/ })
    await expect(rule.getBoundingClientRect().bottom).toBeLessThanOrEqual(card?.getBoundingClientRect().top ?? 0)
  },
}
export const HelpLongNames: Story = {
  ...withHelp([{ studentName: '欧阳很长的名字'.repeat(4), className: '很长的班级'.repeat(4) }]),
  play: ({ canvasElement }) => shows(canvasElement, '命中率 70%'),
}
export const HelpWaiting: Story = {
  ...faked(hangs(studentsInNeed)),
  play: ({ canvasElement }) => shows(canvasElement, '谁今天需要帮助'),
}
const nobodyNamed = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await shows(canvasElement, loaded)
  await waitFor(() => expect(inside(canvasElement).queryByText('谁今天需要帮助')).toBeNull())
}
export const HelpForNobody: Story = { ...withHelp([]), play: nobodyNamed }
/** A server of the documents alone has no such call. */
export const HelpUnknown: Story = { ...broken(studentsInNeed), play: nobodyNamed }
export const HelpAll: Story = opening(/^查看全部/, '近 7 天命中率')
export const HelpAllNarrow: Story = { ...HelpAll, globals: { width: '320' } }
export const HelpAllDark: Story = { ...HelpAll, globals: { theme: 'dark' } }

/** A class and days from one to another are kept in the view, and take the place of a single day. */
export const MoreFilters: Story = {
  args: { view: 'date=2026-11-18' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '更多筛选')
    await waitFor(
      () => {
        const [, first] = inside(canvasElement).getByRole('combobox', { name: '班级' }).querySelectorAll('option')
        if (!first) throw new Error('no class')
        fireEvent.change(inside(canvasElement).getByRole('combobox', { name: '班级' }), {
          target: { value: first.value },
        })
      },
      { timeout: 30_000 },
    )
    await shows(canvasElement, '更多筛选 1')
    fireEvent.change(inside(canvasElement).getByLabelText('时间，开始日期'), { target: { value: '2026-11-16' } })
    await shows(canvasElement, '更多筛选 2')
    await expect(inside(canvasElement).getByLabelText('日期')).toHaveValue('')
    await press(canvasElement, 'button', '重置')
    await shows(canvasElement, '更多筛选')
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('combobox', { name: '班级' })).toHaveDisplayValue('全部班级'),
    )
  },
}
const further = { args: { view: 'classId=1&from=2026-11-16&to=2026-11-18' } }
const asked = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await shows(canvasElement, '更多筛选 2')
  await waitFor(() => expect(inside(canvasElement).getByLabelText('时间，结束日期')).toHaveValue('2026-11-18'))
}
export const MoreFiltersOfALink: Story = { ...further, play: asked }
export const MoreFiltersDark: Story = { ...MoreFiltersOfALink, globals: { theme: 'dark' } }
export const MoreFiltersNarrow: Story = { ...MoreFiltersOfALink, globals: { width: '320' } }
export const MoreFiltersWithoutClasses: Story = {
  ...further,
  ...broken(broadcastAudiences),
  play: ({ canvasElement }) => shows(canvasElement, '班级没有加载出来'),
}

const exporting = (text: string, fake: Fake): Story => ({
  ...further,
  ...faked(fake),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '导出 Excel')
    await shows(canvasElement, text)
  },
})
export const ExportFails: Story = exporting('没有导出，请检查网络后重试', refuses(totalList, '服务繁忙'))
export const ExportOfNothing: Story = exporting('没有符合条件的监测记录', answers(totalList, records(0)))

const trending = (text: string | RegExp, change: Partial<Story> = {}): Story => ({
  ...further,
  ...change,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '趋势与未命中')
    await shows(canvasElement, text)
  },
})
export const Trend: Story = trending(/^\d+ 次$/, { args: { view: 'classId=1' } })
export const TrendDark: Story = { ...Trend, globals: { theme: 'dark' } }
export const TrendNarrow: Story = { ...Trend, globals: { width: '320' } }
export const TrendLoading: Story = trending('趋势与未命中', faked(hangs(trend)))
export const TrendFailing: Story = trending('趋势没有加载出来', broken(trend))
/** What was counted stays when it is asked for in vain. */
export const TrendNotRefreshed: Story = {
  ...further,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '趋势与未命中')
    await shows(canvasElement, '命中率趋势')
    await press(canvasElement, 'button', '关闭')
    await live('everything', refuses(trend, '数据库繁忙'))()
    await press(canvasElement, 'button', '趋势与未命中')
    await shows(canvasElement, '趋势没有刷新')
    await shows(canvasElement, '命中率趋势')
  },
}
const quiet = {
  from: '2026-11-16',
  to: '2026-11-16',
  days: [{ day: '2026-11-16', totalNum: 0, missNum: 0 }],
  misses: [],
}
export const TrendOfNothing: Story = trending('这段时间没有未命中的句子', faked(answers(trend, { data: quiet })))
export const TrendLongSentence: Story = trending(
  '9999 次',
  faked(
    answers(trend, {
      data: { ...quiet, misses: [{ text: '一句很长的没有听懂的话'.repeat(20), times: 9999, students: 400 }] },
    }),
  ),
)
