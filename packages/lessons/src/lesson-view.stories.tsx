import { getLessonDetail, releaseLesson, type LessonDetail } from '@mango/contract/lessons'
import { getShownFile, shownState, text as mediaText } from '@mango/contract/media'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inside, leads, onPage, overfill, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './lesson-view.define.ts'

interface Args {
  audience: 'student' | 'teacher'
  'lesson-id': number | undefined
  start: number
}

// An address that exists here.
const picture = `${location.origin}/favicon.svg`
const lesson = (change: Partial<LessonDetail> = {}): LessonDetail => ({
  subjectId: 2,
  subjectName: '数学',
  courseId: 1,
  preInstall: true,
  classId: 1,
  className: '九年级(3)班',
  timeTableId: 7,
  booked: false,
  status: 2,
  title: '二次函数的图象与性质',
  desc: '从 y = ax² 出发，看图象怎样平移成顶点式。',
  lessonTime: '2026-11-20 08:00:00',
  updateTime: '2026-11-20 12:06:00',
  chapterVOS: [],
  chapterNames: [{ id: 3, name: '22.1.3 顶点式', parentId: 2 }],
  videoUrl: '',
  videoFileId: undefined,
  transcodeImg: '',
  videoNote: '',
  slidesComing: false,
  videoImages: [1, 2, 3].map((page) => `${picture}?${page}`),
  videoConfig: '{"0":0,"1":24,"2":48}',
  pptUrl: '',
  pptFileId: undefined,
  tags: [],
  excellentNotes: [{ id: 1, url: picture, urlAbridge: picture }],
  files: [
    { fileId: 5, fileName: '课时作业.pdf', size: 3502, url: picture, tags: undefined, transcoding: false },
    { fileId: 6, fileName: '抛物线的平移.mov', size: 126_900, url: picture, tags: undefined, transcoding: true },
    { fileId: undefined, fileName: '国家智慧教育平台', size: 0, url: picture, tags: undefined, transcoding: false },
  ],
  transcoding: false,
  videoLength: 72,
  videoName: '',
  pptName: '',
  previousLesson: null,
  nextLesson: { lessonId: 2, title: '用待定系数法求解析式', lessonTime: '2026-11-23 08:00:00', status: 1 },
  ...change,
})
const as = (account: Parameters<typeof live>[0], ...fakes: readonly Fake[]) => [live(account, ...fakes)]
const showing = (change: Partial<LessonDetail> = {}, account: Parameters<typeof live>[0] = 'student') =>
  as(account, answers(getLessonDetail, { data: lesson(change) }))

const meta: Meta<Args> = {
  title: 'Widgets/lesson-view',
  args: { audience: 'student', 'lesson-id': 1, start: 0 },
  parameters: { stage: false },
  loaders: showing(),
  render: onPage('lesson-view'),
}
export default meta
type Story = StoryObj<Args>

/** A lesson of the demo school, on the reference backend running in this page. */
export const Live: Story = {
  loaders: as('student'),
  play: ({ canvasElement }) => shows(canvasElement, '课堂描述'),
}
export const Slides: Story = {
  async play({ canvasElement }) {
    await shows(canvasElement, '第 1 页 / 3')
    await press(canvasElement, 'button', '下一页')
    await shows(canvasElement, '第 2 页 / 3')
    await shows(canvasElement, '开始于 00:24')
    await press(canvasElement, 'button', /^第 3 页/)
    await shows(canvasElement, '第 3 页 / 3')
    await expect(inside(canvasElement).getByRole('button', { name: '下一页' })).toBeDisabled()
    await expect(inside(canvasElement).queryByText('已发布')).toBeNull()
  },
}
export const TooLongMemo: Story = {
  async play({ canvasElement }) {
    await overfill(canvasElement, '写笔记', 500, '不能超过500个字')
    await expect(inside(canvasElement).getByRole('button', { name: '记在这一刻' })).toBeDisabled()
  },
}
export const TooLongMemoNarrow: Story = { ...TooLongMemo, globals: { width: '320' } }
export const Dark: Story = { globals: { theme: 'dark' }, play: ({ canvasElement }) => shows(canvasElement, '优秀笔记') }
export const Narrow: Story = {
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, '优秀笔记')
    // No row of a slide holds a button alone.
    const start = inside(canvasElement).getByText('开始于 00:00').getBoundingClientRect()
    const enlarge = inside(canvasElement).getByRole('button', { name: '放大课件' }).getBoundingClientRect()
    await expect(enlarge.top).toBeLessThan(start.bottom)
  },
}
export const Transcoding: Story = {
  loaders: showing({ videoUrl: picture, videoName: '课堂.mov', transcoding: true }),
  async play({ canvasElement }) {
    await shows(canvasElement, '转码中，请稍候')
    const preview = /\/mangoStudent\/documentPreview\?lessonId=\d+&file=0$/
    await leads(canvasElement, '预览 课时作业.pdf', preview, 'document-open')
    await press(canvasElement, 'button', '预览 抛物线的平移.mov')
    await waitFor(() => expect(inside(canvasElement).getByRole('region', { name: '通知' })).toHaveTextContent('转码中'))
  },
}
const coming = { videoImages: [], slidesComing: true, pptUrl: picture, pptName: '二次函数.pptx' }
/** The courseware is on its way to slides. */
export const SlidesComing: Story = {
  loaders: as(
    'student',
    answers(getLessonDetail, { data: lesson(coming) }),
    answers(getShownFile, { data: { state: shownState.waiting, url: '', stillUrl: '', note: '' } }),
  ),
  async play({ canvasElement }) {
    await shows(canvasElement, '正在生成逐页课件，好了会自动出现')
    await shows(canvasElement, '转码中，请稍候')
  },
}
export const SlidesComingDark: Story = { ...SlidesComing, globals: { theme: 'dark' } }
export const SlidesComingNarrow: Story = { ...SlidesComing, globals: { width: '320' } }
/** No server can make anything of it: it can be taken away. */
export const CoursewareRefused: Story = {
  loaders: as(
    'student',
    answers(getLessonDetail, { data: lesson({ ...coming, slidesComing: false }) }),
    answers(getShownFile, {
      data: { state: shownState.refused, url: picture, stillUrl: '', note: mediaText.missing.pdf },
    }),
  ),
  async play({ canvasElement }) {
    await shows(canvasElement, mediaText.missing.pdf)
    await expect(inside(canvasElement).queryByText('正在生成逐页课件，好了会自动出现')).toBeNull()
  },
}
/** Browsers may play it all the same. */
export const VideoNotConverted: Story = {
  loaders: showing({ videoUrl: picture, videoName: '课堂.mov', videoNote: mediaText.missing.video }),
  play: ({ canvasElement }) => shows(canvasElement, mediaText.missing.video),
}
/** As wide as the page it would be higher than the window: what there is to read and to write stands beside it. */
export const VideoAlone: Story = {
  loaders: showing({ videoUrl: picture, videoName: '课堂.mp4', videoImages: [] }),
  async play({ canvasElement }) {
    const screen = inside(canvasElement)
    const next = await screen.findByRole('link', { name: /^下一课/ })
    await leads(canvasElement, /^下一课/, /\/mangoStudent\/studentClassVideo\?lessonId=\d+$/, 'lesson-open')
    const { right, bottom } = screen.getByRole('slider', { name: '播放进度' }).getBoundingClientRect()
    for (const one of [next, screen.getByText('课堂描述'), await screen.findByText(/^我的笔记/)]) {
      const { left, top } = one.getBoundingClientRect()
      await expect(left).toBeGreaterThan(right)
      await expect(top).toBeLessThan(bottom)
    }
    await expect(screen.getByText(/^优秀笔记/).getBoundingClientRect().top).toBeGreaterThan(bottom)
  },
}
export const VideoAloneNarrow: Story = {
  ...VideoAlone,
  globals: { width: '320' },
  async play({ canvasElement }) {
    await shows(canvasElement, '课堂描述')
    const tops = ['下一课', '课堂描述', /^学习资料/, /^优秀笔记/].map(
      (name) => inside(canvasElement).getByText(name).getBoundingClientRect().top,
    )
    await expect(tops).toEqual([...tops].sort((a, b) => a - b))
  },
}
export const OtherFormat: Story = {
  loaders: showing({ videoUrl: picture, videoName: '动画.swf' }),
  play: ({ canvasElement }) => shows(canvasElement, '不支持的文件格式'),
}
export const NoteThatCannotBeOpened: Story = {
  loaders: showing({ excellentNotes: [{ id: 1, url: `${location.origin}/nowhere.png`, urlAbridge: '' }] }),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '打不开')
    await expect(inside(canvasElement).getByRole('button', { name: '查看第 1 张笔记 打不开' })).toBeVisible()
  },
}
export const NothingInIt: Story = {
  loaders: showing({ videoImages: [], excellentNotes: [], files: [], desc: '', chapterNames: [], nextLesson: null }),
  play: ({ canvasElement }) => shows(canvasElement, '还没有学习资料'),
}
export const LongText: Story = {
  loaders: showing({ title: '长'.repeat(60), desc: '很长的描述，'.repeat(30) }),
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, '长'.repeat(60)),
}
export const WithoutLesson: Story = {
  args: { 'lesson-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '课堂信息错误，请检查重试！'),
}
export const TeacherWithoutLesson: Story = {
  args: { 'lesson-id': undefined, audience: 'teacher' },
  loaders: as('everything'),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '删除')
    await shows(canvasElement, '暂无课堂信息')
  },
}
export const Loading: Story = {
  loaders: as('student', hangs(getLessonDetail)),
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: as('student', refuses(getLessonDetail, '数据库繁忙')),
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const Teacher: Story = {
  args: { audience: 'teacher' },
  loaders: showing({}, 'everything'),
  async play({ canvasElement }) {
    await shows(canvasElement, '已发布')
    await press(canvasElement, 'button', '撤回发布')
    await shows(canvasElement, '内容将移至草稿箱，请确认是否撤回发布？')
  },
}
export const ReleaseFails: Story = {
  args: { audience: 'teacher' },
  loaders: as(
    'everything',
    answers(getLessonDetail, { data: lesson({ status: 1 }) }),
    refuses(releaseLesson, '数据库繁忙'),
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '发布')
    await shows(canvasElement, '内容将发布给您的学生，请确认是否发布？')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '数据库繁忙')
  },
}
/** It was published from another tab meanwhile: said, and shown. */
export const ReleasedElsewhere: Story = {
  ...ReleaseFails,
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '发布')
    const published = answers(getLessonDetail, { data: lesson({ status: 2 }) })
    await Promise.all(as('everything', published, refuses(releaseLesson, '数据库繁忙')).map((load) => load()))
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '已发布')
  },
}
