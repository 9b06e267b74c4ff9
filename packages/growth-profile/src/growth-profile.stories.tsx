import { current } from '@mango/contract/account'
import {
  addMoment,
  getAbilityDetail,
  getAbilityOverview,
  getDailyBehaviour,
  getGrowthRights,
  getGrowthSubjects,
  getGrowthTerms,
  getMoments,
  getStudentBaseInfo,
  judgeMoment,
  momentFileType,
  momentStatus,
  printProfile,
} from '@mango/contract/growth-profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { fill, inside, onPage, overfill, press, reload, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './growth-profile.define.ts'

interface Args {
  studentId: number | undefined
  studentName: string
  view: string
}

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="${colour}"/></svg>`)}`
const colours = ['#8fbf8c', '#c8684a', '#2a67c9', '#ffab2e']
const feed = (count: number, status: number = momentStatus.shown, title = '校运会接力') => ({
  data: {
    pageSize: 10,
    data: Array.from({ length: count }, (_, index) => ({
      id: 1000 - index,
      title,
      content: '交接棒练了整整两周。',
      image: {
        fileType: momentFileType.image,
        imageUrl: new URL(drawing(colours[index % colours.length] ?? ''), location.href).href,
        videoUrl: '',
        width: 320,
        height: 200 + (index % 3) * 60,
      },
      createTime: '2026-11-14 16:10:00',
      status,
    })),
  },
})
const rights = { moderates: true, switchesApproval: true, approval: true }

const meta: Meta<Args> = {
  title: 'Widgets/growth-profile',
  args: { studentId: undefined, studentName: '', view: '' },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('growth-profile'),
}
export default meta
type Story = StoryObj<Args>

/** Only the cards near the window are in the page. */
async function toMoments(canvas: HTMLElement) {
  await shows(canvas, '精彩瞬间')
  inside(canvas).getByRole('heading', { name: '精彩瞬间' }).scrollIntoView()
}

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '夏书豪')
    await shows(canvasElement, '课程能力评估')
    await shows(canvasElement, '积分来源')
    await toMoments(canvasElement)
    await shows(canvasElement, '第一次做酸碱滴定')
  },
}
/** The page gave a token, and whose it is does not come. */
export const OwnerFails: Story = {
  loaders: [live('student', refuses(current, '数据库繁忙'))],
  render: onPage('growth-profile', { 'user-token': 'given' }),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '成长档案没有加载出来')
    await expect(inside(canvasElement).queryByText('没有指定学生')).toBeNull()
  },
}
export const OwnerAsked: Story = {
  loaders: [live('student', hangs(current))],
  render: OwnerFails.render!,
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '成长档案')
    await waits(canvasElement)
    await expect(inside(canvasElement).queryByText('没有指定学生')).toBeNull()
  },
}
export const Dark: Story = { ...Usual, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Usual, globals: { width: '320' } }

/** The name of a link holds until the school's has come: a link may be old, or somebody else's. */
export const OtherNameInTheLink: Story = {
  args: { studentName: '夏小豪' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '夏书豪')
    await expect(inside(canvasElement).queryByText('夏小豪')).toBeNull()
  },
}
/** Five rows, and the rest on demand. */
export const AllInformation: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '学号')
    await expect(inside(canvasElement).queryByText('班主任')).toBeNull()
    await press(canvasElement, 'button', '查看更多')
    await shows(canvasElement, '班主任')
    await press(canvasElement, 'button', '收起')
    await waitFor(() => expect(inside(canvasElement).queryByText('班主任')).toBeNull())
  },
}
/** Down to the points of a unit by the table, and back by the breadcrumb. */
export const DrillDown: Story = {
  args: { view: 'subjectId=2' },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '5 项')
    const canvas = inside(canvasElement)
    await press(canvasElement, 'button', '以表格查看 数学的得分')
    await press(canvasElement, 'button', '有理数')
    await shows(canvasElement, '数轴与绝对值')
    await expect(canvas.getByRole('navigation', { name: '所在层级' })).toHaveTextContent('数学有理数')
    await press(canvasElement, 'button', '数学')
    await shows(canvasElement, '代数式')
  },
}
/** What an ability is made of stays when it is asked for in vain. */
export const DetailNotRefreshed: Story = {
  play: async ({ canvasElement }) => {
    const chart = () => inside(canvasElement).getByRole('img', { name: /的得分/ })
    await waitFor(() => expect(chart()).toBeVisible(), { timeout: 30_000 })
    await live('student', refuses(getAbilityDetail, '数据库繁忙'))()
    await reload(canvasElement, 'growth-profile')
    await shows(canvasElement, '明细没有刷新')
    await expect(chart()).toBeVisible()
  },
}
/** No figure of the term before stands below the name of the one that was chosen. */
export const OtherTerm: Story = {
  play: async ({ canvasElement }) => {
    const chart = () => inside(canvasElement).queryByRole('img', { name: /^各学科能力总览/ })
    await waitFor(() => expect(chart()).toBeVisible(), { timeout: 30_000 })
    await live('student', hangs(getAbilityOverview))()
    const terms = inside(canvasElement).getByRole<HTMLSelectElement>('combobox', { name: '学期' })
    await userEvent.selectOptions(terms, terms.options[1]?.value ?? '')
    await waitFor(() => expect(chart()).toBeNull())
  },
}
export const OtherDays: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^30天共 \d+ 分，班级平均 \d+ 分$/)
    await live('student', hangs(getDailyBehaviour))()
    await press(canvasElement, 'radio', '3个月')
    await shows(canvasElement, /^3个月$/)
    await expect(inside(canvasElement).queryByRole('img', { name: /^每日积分/ })).toBeNull()
    await expect(inside(canvasElement).queryByText(/班级平均 \d+ 分/)).toBeNull()
  },
}
export const NothingYet: Story = {
  loaders: [
    live(
      'student',
      answers(getGrowthTerms, { data: [] }),
      answers(getDailyBehaviour, { data: { total: 0, balance: 0, dailyBehavior: [], source: [], consume: [] } }),
      answers(getMoments, feed(0)),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '还没有能力评估')
    await shows(canvasElement, '这段时间没有得分')
    await shows(canvasElement, '还没有精彩瞬间')
  },
}
/** Two subjects make no radar. */
export const TwoSubjects: Story = {
  loaders: [
    live(
      'student',
      answers(getGrowthSubjects, { data: [{ id: 2, name: '数学' }] }),
      answers(getAbilityOverview, {
        data: ['语文', '数学'].map((subjectName) => ({
          subjectName,
          targetScore: 3.5,
          afterClassScore: 2,
          teacherScore: null,
        })),
      }),
      answers(getAbilityDetail, {
        data: {
          data: [
            {
              id: 1,
              name: '很长的单元名称'.repeat(8),
              catalogType: 1,
              targetScore: 3,
              afterClassScore: 2,
              teacherScore: 4,
            },
          ],
          avg: null,
        },
      }),
    ),
  ],
  play: ({ canvasElement }) => shows(canvasElement, '1 项'),
}
export const VeryLong: Story = {
  args: { studentName: '很长的名字'.repeat(12) },
  loaders: [
    live(
      'student',
      answers(getStudentBaseInfo, {
        data: { 班级: '九年级（3）班'.repeat(6), 爱好: '唱歌跳舞'.repeat(40), [`${'很长的名称'.repeat(6)}`]: '值' },
      }),
      answers(getMoments, feed(3, momentStatus.shown, '很长的标题'.repeat(10))),
    ),
  ],
  play: ({ canvasElement }) => shows(canvasElement, /唱歌跳舞/),
}
export const Loading: Story = {
  loaders: [
    live('student', hangs(getStudentBaseInfo), hangs(getGrowthTerms), hangs(getDailyBehaviour), hangs(getMoments)),
  ],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: [
    live(
      'student',
      refuses(getStudentBaseInfo, '档案服务繁忙'),
      refuses(getGrowthTerms, '评估服务繁忙'),
      refuses(getDailyBehaviour, '积分服务繁忙'),
      refuses(getMoments, '瞬间服务繁忙'),
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const words of ['档案服务繁忙', '评估服务繁忙', '积分服务繁忙', '瞬间服务繁忙'])
      await shows(canvasElement, words)
    const card = inside(canvasElement).getByRole('region', { name: '基本信息' })
    const retry = inside(canvasElement)
      .getAllByRole('button', { name: '重试' })
      .find((one) => card.contains(one))
    const [frame, button] = [card.getBoundingClientRect(), retry?.getBoundingClientRect()]
    await expect(frame.bottom - (button?.bottom ?? frame.bottom)).toBeGreaterThanOrEqual(16)
  },
}
export const SomebodyElse: Story = {
  args: { studentId: 2 },
  play: ({ canvasElement }) => shows(canvasElement, '没有操作权限'),
}
export const NobodyNamed: Story = {
  loaders: [live('ordinary')],
  play: ({ canvasElement }) => shows(canvasElement, '没有指定学生'),
}
export const FiveHundredMoments: Story = {
  loaders: [live('student', answers(getMoments, feed(500)))],
  play: async ({ canvasElement }) => {
    await toMoments(canvasElement)
    await shows(canvasElement, '校运会接力')
    const list = inside(canvasElement).getByRole('list', { name: '精彩瞬间' })
    await expect(list.children.length).toBeLessThanOrEqual(60)
  },
}

export const TooLongMoment: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '添加')
    await overfill(canvasElement, /标题/, 50, '不能超过50个字')
    await overfill(canvasElement, /内容/, 500, '不能超过500个字')
  },
}
export const TooLongMomentNarrow: Story = { ...TooLongMoment, globals: { width: '320' } }

/** Blank words send nothing and say nothing; a wrong file is refused aloud. */
export const Adding: Story = {
  loaders: [
    live('student', answers(addMoment, {}), answers(getGrowthRights, { data: { ...rights, moderates: false } })),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '添加')
    await shows(canvasElement, '选择图片或视频')
    const canvas = inside(canvasElement)
    await press(canvasElement, 'button', '确定')
    await expect(canvas.queryByRole('alert')).toBeNull()
    const pick = async (file: File) => {
      const input = canvasElement
        .querySelector('growth-profile')
        ?.shadowRoot?.querySelector<HTMLInputElement>('.upload-tile input')
      if (!input) throw new Error('no tile')
      await userEvent.upload(input, file, { applyAccept: false })
    }
    await pick(new File(['x'], '动画.svg'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('不支持该文件格式')
    const large = new File(['x'], '运动会.mp4')
    Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 })
    await pick(large)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('支持最大上传大小为100M，请更换文件'))
    await pick(new File(['x'], '海报.png', { type: 'image/png' }))
    await shows(canvasElement, '海报.png')
    // One that is refused leaves what was there.
    const another = canvas.getByLabelText('换一个图片或视频')
    await userEvent.upload(another, new File(['x'], '动画.svg'), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('不支持该文件格式')
    await expect(canvas.getByText('海报.png')).toBeVisible()
    await userEvent.upload(another, new File(['x'], '照片.png', { type: 'image/png' }))
    await shows(canvasElement, '照片.png')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await fill(canvasElement, /标题/, '接力')
    await press(canvasElement, 'button', '确定')
    await expect(canvas.getByText('照片.png')).toBeVisible()
    await fill(canvasElement, /内容/, '第三棒')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '已提交，老师看过以后大家就能看到')
  },
}
/** A file that cannot be made is told, and the button can be pressed again. */
export const PrintingFails: Story = {
  loaders: [live('student', refuses(printProfile, '生成档案过于频繁，请稍后再试'))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '下载档案（PDF）')
    await shows(canvasElement, '生成档案过于频繁，请稍后再试')
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '下载档案（PDF）' })).toBeEnabled())
  },
}
/** A teacher lets it through, or takes it down. */
export const WaitingForATeacher: Story = {
  args: { studentId: 1 },
  loaders: [
    live('everything', answers(getMoments, feed(2, momentStatus.pending)), answers(getGrowthRights, { data: rights })),
  ],
  play: async ({ canvasElement }) => {
    await toMoments(canvasElement)
    await shows(canvasElement, '待审核')
    await press(canvasElement, 'button', /校运会接力/)
    await shows(canvasElement, '交接棒练了整整两周。')
    await expect(inside(canvasElement).getByRole('button', { name: '通过' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await shows(canvasElement, '2 / 2')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inside(canvasElement).queryByText('2 / 2')).toBeNull())
  },
}
/** Taken down by mistake, it waits again: nobody has let it through. */
export const TakenDownAndBack: Story = {
  args: { studentId: 1 },
  loaders: [
    live(
      'everything',
      answers(getMoments, feed(1, momentStatus.pending)),
      answers(getGrowthRights, { data: rights }),
      answers(judgeMoment, {}),
    ),
  ],
  play: async ({ canvasElement }) => {
    const sent = spyOn(globalThis, 'fetch')
    const judged = () =>
      sent.mock.calls.flatMap(([address, init]) => (String(address).includes(judgeMoment.path) ? [init?.body] : []))
    try {
      await toMoments(canvasElement)
      await press(canvasElement, 'button', /校运会接力/)
      await press(canvasElement, 'button', '取下')
      await press(canvasElement, 'button', '撤销')
      const states = [momentStatus.takenDown, momentStatus.pending]
      await waitFor(() => expect(judged()).toEqual(states.map((status) => JSON.stringify({ momentId: 1000, status }))))
    } finally {
      sent.mockRestore()
    }
  },
}
