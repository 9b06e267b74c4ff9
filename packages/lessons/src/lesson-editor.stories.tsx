import {
  getLessonDetail,
  getLessonPlace,
  getLessonTempFiles,
  getRelatedClasses,
  saveLesson,
  updateLesson,
} from '@mango/contract/lessons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { fill, inside, onPage, overfill, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses, type Fake } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './lesson-editor.define.ts'

interface Args {
  'lesson-id'?: number
  open: boolean
  'course-id': number
  'class-id': number | undefined
}

const related = answers(getRelatedClasses, {
  data: [
    { id: 2, name: '七年级(2)班', existsRecord: true },
    { id: 3, name: '七年级(3)班', existsRecord: false },
  ],
})
const as = (...fakes: readonly Fake[]) => [live('everything', related, ...fakes)]

const meta: Meta<Args> = {
  title: 'Widgets/lesson-editor',
  args: { open: true, 'course-id': 1, 'class-id': 1 },
  parameters: { stage: false },
  loaders: as(),
  render: onPage('lesson-editor'),
}
export default meta
type Story = StoryObj<Args>

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22160%22 height=%2290%22%3E%3Crect width=%22160%22 height=%2290%22 fill=%22%23dfece4%22/%3E%3C/svg%3E'
const filmed = {
  subjectId: 1,
  subjectName: '语文',
  courseId: 1,
  preInstall: true,
  classId: 1,
  className: '七年级(1)班',
  timeTableId: null,
  booked: false,
  status: 1,
  title: '春',
  desc: '',
  lessonTime: '2026-11-20 08:00:00',
  updateTime: '2026-11-20 12:06:00',
  chapterVOS: [],
  chapterNames: [],
  videoUrl: '/none.mp4',
  videoFileId: undefined,
  transcodeImg: '',
  videoNote: '',
  slidesComing: false,
  videoImages: [1, 2, 3].map((page) => `${picture}?${page}`),
  videoConfig: '{"0":0,"1":24,"2":48}',
  pptUrl: '/none.pdf',
  pptFileId: undefined,
  tags: [],
  excellentNotes: [],
  files: [],
  transcoding: false,
  videoLength: 72,
  videoName: '春.mp4',
  pptName: '春.pdf',
  previousLesson: null,
  nextLesson: null,
}

const title = async (canvas: HTMLElement, words: string) => {
  await shows(canvas, '课堂信息')
  await fill(canvas, /标题/, words)
}

const hasFocus = (canvas: HTMLElement, name: string) =>
  waitFor(() => expect(inside(canvas).getByRole('button', { name }).matches(':focus')).toBe(true))

export const New: Story = { play: ({ canvasElement }) => shows(canvasElement, '课堂信息') }
export const Dark: Story = { ...New, globals: { theme: 'dark' } }
export const Narrow: Story = { ...New, globals: { width: '320' } }
export const WithoutTitle: Story = {
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '请输入标题')
    // On a phone it is far above the button.
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('textbox', { name: /标题/ }).matches(':focus')).toBe(true),
    )
  },
}
/** At most twenty characters. */
export const LongTitle: Story = {
  async play({ canvasElement }) {
    await title(canvasElement, '字'.repeat(25))
    await shows(canvasElement, '名称不能超过20个字')
    await expect(inside(canvasElement).getByRole('textbox', { name: /标题/ })).toHaveValue('字'.repeat(25))
  },
}
/** Nothing of what was pasted is lost, and nothing is saved. */
export const LongDescription: Story = {
  async play({ canvasElement }) {
    await title(canvasElement, '春')
    await overfill(canvasElement, '课堂描述', 200, '不能超过200个字')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '课堂描述不能超过200个字')
  },
}
export const LongDescriptionNarrow: Story = { ...LongDescription, globals: { width: '320' } }
export const GivingUp: Story = {
  async play({ canvasElement }) {
    await title(canvasElement, '春')
    await press(canvasElement, 'button', '取消')
    await shows(canvasElement, '当前编辑进度将不会保存，请确认是否取消？')
    await press(canvasElement, 'button', '继续编辑')
    await expect(inside(canvasElement).getByRole('textbox', { name: /标题/ })).toHaveValue('春')
  },
}
export const Overwriting: Story = {
  async play({ canvasElement }) {
    await title(canvasElement, '春')
    await press(canvasElement, 'checkbox', '七年级(2)班')
    await shows(canvasElement, '已编辑过该课堂的信息，继续发布将覆盖原先编辑的信息')
    await press(canvasElement, 'button', '发布')
    await shows(canvasElement, '内容将发布给您的学生，请确认是否发布？')
  },
}
export const Saving: Story = {
  loaders: as(hangs(saveLesson)),
  async play({ canvasElement }) {
    await title(canvasElement, '春')
    await press(canvasElement, 'button', '保存')
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '发布' })).toBeDisabled())
  },
}
export const SavingFails: Story = {
  loaders: as(refuses(saveLesson, '数据库繁忙')),
  async play({ canvasElement }) {
    await title(canvasElement, '春')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '数据库繁忙')
    await expect(inside(canvasElement).getByRole('textbox', { name: /标题/ })).toHaveValue('春')
    await hasFocus(canvasElement, '保存')
  },
}
export const PublishingFails: Story = {
  loaders: as(refuses(saveLesson, '数据库繁忙')),
  async play({ canvasElement }) {
    await title(canvasElement, '春')
    await press(canvasElement, 'button', '发布')
    await press(canvasElement, 'button', '确定')
    await shows(canvasElement, '数据库繁忙')
    await hasFocus(canvasElement, '发布')
  },
}
/** A draft is none of the students': what they have is not taken from them unasked. */
export const SavingPublished: Story = {
  args: { 'lesson-id': 1 },
  loaders: as(answers(getLessonDetail, { data: { ...filmed, status: 2 } }), hangs(updateLesson)),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '存为草稿后，学生看不到这节课，再次发布后才能看到。')
    await press(canvasElement, 'button', '发布修改')
    await shows(canvasElement, '内容将发布给您的学生，请确认是否发布？')
    const question = () => inside(canvasElement).queryByRole('alertdialog')
    await fireEvent.keyDown(question() ?? canvasElement, { key: 'Escape' })
    await waitFor(() => expect(question()).toBeNull())
    await press(canvasElement, 'button', '保存')
    await press(canvasElement, 'button', '存为草稿')
    await waitFor(() => expect(inside(canvasElement).getByRole('button', { name: '发布' })).toBeDisabled())
  },
}
export const SavingPublishedDark: Story = { ...SavingPublished, globals: { theme: 'dark' } }
export const SavingPublishedNarrow: Story = { ...SavingPublished, globals: { width: '320' } }
/** Whoever works by keys goes on with the next one. */
export const RemovingNotes: Story = {
  args: { 'lesson-id': 1 },
  loaders: as(
    answers(getLessonDetail, {
      data: { ...filmed, excellentNotes: [1, 2].map((id) => ({ id, url: `${picture}?${id}`, urlAbridge: '' })) },
    }),
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '移除笔记 2')
    await hasFocus(canvasElement, '移除笔记 1')
    await press(canvasElement, 'button', '移除笔记 1')
    await shows(canvasElement, '0 / 8')
    const part = inside(canvasElement).getByRole('region', { name: '优秀笔记' })
    await waitFor(() => expect(part.querySelector(':focus')).toBeVisible())
  },
}
/** A name is cut where its row ends: everything stays within reach. What is no picture is told from one. */
export const LongFileName: Story = {
  args: { 'lesson-id': 1 },
  loaders: as(
    answers(getLessonDetail, {
      data: {
        ...filmed,
        files: [{ fileName: `${'朗读录音'.repeat(30)}.mp3`, url: '/none.mp3', size: 42, transcoding: false }],
        excellentNotes: [{ id: 1, url: '/none.jpg', urlAbridge: '' }],
      },
    }),
  ),
  async play({ canvasElement }) {
    await shows(canvasElement, '打不开')
    const dialog = inside(canvasElement).getByRole('dialog')
    const remove = inside(canvasElement).getByRole('button', { name: /^移除 朗读录音/ })
    await expect(remove.getBoundingClientRect().right).toBeLessThan(dialog.getBoundingClientRect().right)
  },
}
/** When the slides are turned: written by hand, in their order. */
export const SlideTimes: Story = {
  args: { 'lesson-id': 1 },
  loaders: as(answers(getLessonDetail, { data: filmed })),
  async play({ canvasElement }) {
    await press(canvasElement, 'button', '设置翻页时间')
    await shows(canvasElement, '平均分配')
    const field = inside(canvasElement).getByRole('textbox', { name: /第 2 页/ })
    const write = async (words: string) => {
      await fill(canvasElement, /第 2 页/, words)
      await fireEvent.focusOut(field)
    }
    await write('1:30')
    await shows(canvasElement, '视频只有 01:12')
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '第 2 页的翻页时间：视频只有 01:12')
    await write('0:12.5')
    await waitFor(() => expect(field).toHaveValue('00:12.5'))
    await expect(inside(canvasElement).queryByText('视频只有 01:12')).toBeNull()
  },
}
/** The courseware of a stored lesson is still on its way to slides. */
export const SlidesComing: Story = {
  args: { 'lesson-id': 1 },
  loaders: as(answers(getLessonDetail, { data: { ...filmed, videoImages: [], slidesComing: true } })),
  async play({ canvasElement }) {
    await shows(canvasElement, '正在生成逐页课件，好了会自动出现')
    await expect(inside(canvasElement).queryByRole('button', { name: '设置翻页时间' })).toBeNull()
  },
}
export const SlidesComingNarrow: Story = { ...SlidesComing, globals: { width: '320' } }
/** The code is there, but what a phone sends does not arrive here. */
export const PhoneNotesFailing: Story = {
  loaders: as(refuses(getLessonTempFiles, '数据库繁忙')),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '手机上传')
    await shows(canvasElement, '手机上的照片没有加载出来')
    await expect(await inside(canvasElement).findByRole('img', { name: '手机上传二维码' })).toBeVisible()
  },
}
export const Loading: Story = { loaders: as(hangs(getLessonPlace)), play: ({ canvasElement }) => waits(canvasElement) }
export const Failing: Story = {
  loaders: as(refuses(getLessonPlace, '数据库繁忙')),
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
