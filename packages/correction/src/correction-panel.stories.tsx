import {
  finishCorrection,
  getAnswerPages,
  getCorrection,
  saveCheck,
  uploadAnswerPicture,
} from '@mango/contract/correction'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inside, leads, onPage, press, shows, waits } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './correction-panel.define.ts'

interface Args {
  'paper-id': number | undefined
}

const meta: Meta<Args> = {
  title: 'Widgets/correction-panel',
  args: { 'paper-id': 1 },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('correction-panel'),
}
export default meta
type Story = StoryObj<Args>

export const Marking: Story = { play: ({ canvasElement }) => shows(canvasElement, '完成批改') }
/** Nothing is sent while something is unchecked. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '完成批改')
    await shows(canvasElement, /^去第 \d+ 题/)
  },
}
/** Each press warns for five seconds, also while it is warned of the one before. */
export const UncheckedAgain: Story = {
  play: async ({ canvasElement }) => {
    const threeSeconds = () => new Promise((pass) => setTimeout(pass, 3000))
    await press(canvasElement, 'button', '完成批改')
    await threeSeconds()
    await press(canvasElement, 'button', '完成批改')
    await threeSeconds()
    await shows(canvasElement, /^去第 \d+ 题/)
  },
}
/** The question that is marked comes back to whoever has scrolled away from it. */
export const BackToCurrent: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '完成批改')
    const parts = inside(canvasElement).getAllByRole('radiogroup')
    const current = parts.find((part) => part.closest('[data-current]'))
    const away = parts.at(-1)
    if (!current || !away) throw new Error('no questions')
    const top = () => current.getBoundingClientRect().top
    await fireEvent.wheel(away)
    away.scrollIntoView()
    await waitFor(() => expect(top()).toBeLessThan(0))
    await userEvent.click(inside(canvasElement).getByRole('button', { current: 'step' }))
    await waitFor(() => expect(top()).toBeGreaterThan(0))
  },
}
/** Every key marks and goes on; U takes the last one back. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '完成批改')
    const unchecked = () => inside(canvasElement).getAllByRole('button', { name: /^第 \d+ 题，未批改$/ }).length
    const before = unchecked()
    await userEvent.keyboard('1')
    await waitFor(() => expect(unchecked()).toBe(before - 1))
    await userEvent.keyboard('u')
    await waitFor(() => expect(unchecked()).toBe(before))
  },
}
/** In a tab of the page that is not shown, or behind a dialog of the page, it has no keys. */
export const NoKeysFromElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '完成批改')
    const unchecked = () => inside(canvasElement).getAllByRole('button', { name: /^第 \d+ 题，未批改$/ }).length
    const before = unchecked()
    canvasElement.hidden = true
    await userEvent.keyboard('1?')
    canvasElement.hidden = false
    const modal = Object.assign(document.createElement('div'), {
      role: 'dialog',
      ariaLabel: '本页的对话框',
      tabIndex: -1,
    })
    document.body.append(modal)
    modal.focus()
    await userEvent.keyboard('1?')
    modal.remove()
    await userEvent.keyboard('1')
    await waitFor(() => expect(unchecked()).toBe(before - 1))
  },
}
export const NotKept: Story = {
  loaders: [live('student', refuses(saveCheck, '数据库繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '完成批改')
    await userEvent.keyboard('1')
    await shows(canvasElement, '没有保存上，已退回：数据库繁忙')
  },
}
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '快捷键')
    await shows(canvasElement, '撤销上一次批改')
  },
}
export const UploadOfCorrection: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '去上传订正')
    await shows(canvasElement, /^单个文件不超过 2GB/)
  },
}
const noPictures = { imageUrlA4: '', imageUrl25: '', imageUrl: '', mediaUrl: '' }
const noSolution = { answerUrlA4: '', answerUrl25: '', answerUrl: '', parseUrlA4: '', parseUrl25: '', parseUrl: '' }
const checkedPaper = {
  paperName: '数学课时作业',
  updateTime: '2026-11-20 17:20:00',
  answerList: [1, 3].map((check, index) => ({
    id: 101 + index,
    typeName: '填空题',
    knowledgePoint: '有理数',
    halfRight: false,
    ...noPictures,
    subAnswers: [{ id: 201 + index, questionId: 101 + index, check, answer1: '12', parse: '', ...noSolution }],
  })),
}
const photo = { id: 1, path: '/favicon.svg', emend: false }
export const Finished: Story = {
  loaders: [
    live(
      'student',
      answers(getCorrection, { data: { ...checkedPaper, corrected: false } }),
      answers(getAnswerPages, { data: [photo] }),
      answers(finishCorrection, {}),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '完成批改')
    await shows(canvasElement, '共答对1题，答错1题，错题已加入错题集，可在“个性化-我的错题集”中查看')
    await leads(canvasElement, '去看错题', /\/mangoStudent\/wrongQuestion$/, 'notebook-open')
    await expect(inside(canvasElement).getByRole('link', { name: '去看错题' })).toHaveAttribute('target', '_blank')
  },
}
/** Where nothing was wrong there is nothing to see in the notebook. */
export const AllRight: Story = {
  loaders: [
    live(
      'student',
      answers(getCorrection, {
        data: { ...checkedPaper, answerList: checkedPaper.answerList.slice(0, 1), corrected: false },
      }),
      answers(getAnswerPages, { data: [photo] }),
      answers(finishCorrection, {}),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '完成批改')
    await shows(canvasElement, '共答对1题，答错0题，没有错题，真棒！')
    await expect(inside(canvasElement).queryByText(/错题集/)).toBeNull()
    await expect(inside(canvasElement).queryByRole('link', { name: '去看错题' })).toBeNull()
  },
}
/** Photos of the correction can be taken away, the last one of the answers can't. */
export const LastOriginal: Story = {
  loaders: [
    live(
      'student',
      answers(getCorrection, { data: { ...checkedPaper, corrected: false } }),
      answers(getAnswerPages, { data: [photo, { ...photo, id: 2, path: '/favicon.svg?2', emend: true }] }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /订正图片/)
    await shows(canvasElement, '移除这张')
    await press(canvasElement, 'button', /作答原图/)
    await waitFor(() => expect(inside(canvasElement).queryByRole('button', { name: '移除这张' })).toBeNull())
  },
}
/** Nothing is marked any more: filters stand where the bar was. */
export const Corrected: Story = {
  loaders: [
    live(
      'student',
      answers(getCorrection, { data: { ...checkedPaper, corrected: true } }),
      answers(getAnswerPages, { data: [photo, { ...photo, id: 2, path: '/favicon.svg?2', emend: true }] }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'tab', '错的题 1')
    await shows(canvasElement, '已订正')
    // A wrong photo of the correction is taken away also now: of the answers nothing is.
    await expect(inside(canvasElement).queryByRole('button', { name: '移除这张' })).toBeNull()
    await press(canvasElement, 'button', /订正图片/)
    await shows(canvasElement, '移除这张')
    await expect(inside(canvasElement).queryByRole('button', { name: '补照片' })).toBeNull()
    await expect(inside(canvasElement).queryByRole('button', { name: '完成批改' })).toBeNull()
    await expect(inside(canvasElement).getAllByRole('radiogroup')).toHaveLength(1)
  },
}
export const NoQuestions: Story = {
  loaders: [
    live(
      'student',
      answers(getCorrection, { data: { ...checkedPaper, answerList: [], corrected: true } }),
      answers(getAnswerPages, { data: [photo] }),
    ),
  ],
  play: ({ canvasElement }) => shows(canvasElement, '这份试卷还没有题目'),
}
export const WaitingForPhotos: Story = {
  loaders: [live('student', answers(getAnswerPages, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '先把作答拍下来'),
}
/** Whoever has sent the first page alone adds the second one here. */
export const AnotherPage: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '补照片')
    const heading = inside(canvasElement).getByRole('heading', { name: /^作答原图/ })
    const count = () => Number(/\d+/.exec(heading.textContent)?.[0])
    const before = count()
    const drawing = new OffscreenCanvas(60, 40)
    drawing.getContext('2d')?.fillRect(0, 0, 30, 40)
    const sheet = await drawing.convertToBlob({ type: 'image/png' })
    const input = inside(canvasElement).getByLabelText('补一张作答照片', { selector: 'input' })
    await userEvent.upload(input, new File([sheet], '第二页.png', { type: 'image/png' }))
    await waitFor(() => expect(count()).toBe(before + 1))
  },
}
/** Of several photos it is seen which were refused, and why. */
export const PhotosRefused: Story = {
  loaders: [
    live(
      'student',
      answers(getAnswerPages, { data: [] }),
      refuses(uploadAnswerPicture, '这张图片打不开，请换成 JPG 或 PNG 格式的'),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '先把作答拍下来')
    const input = inside(canvasElement).getByLabelText('直接上传照片', { selector: 'input' })
    const photos = ['第一页.jpg', '第二页.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }))
    await userEvent.upload(input, photos)
    const list = await inside(canvasElement).findByRole('list', { name: '正在上传' })
    await waitFor(() => expect(within(list).getAllByText(/^这张图片打不开/)).toHaveLength(2))
    for (const { name } of photos) {
      const shown = within(list).getByText(name)
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
    }
    await expect(inside(canvasElement).getAllByText('错误')[0]).toBeVisible()
  },
}
export const LinkForPhone: Story = {
  ...WaitingForPhotos,
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'))
    await press(canvasElement, 'button', '复制链接')
    await shows(canvasElement, '链接已复制')
    await expect(write.mock.calls[0]?.[0]).toContain('/portrait')
    await press(canvasElement, 'button', '复制链接')
    await shows(canvasElement, '没有复制成功，请检查浏览器权限')
    write.mockRestore()
  },
}
export const Loading: Story = {
  loaders: [live('student', hangs(getCorrection))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  loaders: [live('student', refuses(getCorrection, '数据库繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '数据库繁忙')
    await shows(canvasElement, '返回列表')
  },
}
/** Nobody is told that there are none. */
export const PhotosFailing: Story = {
  loaders: [live('student', refuses(getAnswerPages, '数据库繁忙'))],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '照片没有加载出来')
    await expect(inside(canvasElement).queryByText('还没有照片')).toBeNull()
  },
}
export const NoPaper: Story = {
  args: { 'paper-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '没有指定要批改的试卷'),
}
export const Dark: Story = { ...Marking, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Marking, globals: { width: '320' } }
