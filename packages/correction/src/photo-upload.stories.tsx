import { code } from '@mango/contract'
import { getAnswerPages, uploadAnswerPicture } from '@mango/contract/correction'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { inside, onPage, press, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './photo-upload.define.ts'

interface Args {
  'paper-id': number | undefined
}

const meta: Meta<Args> = {
  title: 'Widgets/photo-upload',
  args: { 'paper-id': 1 },
  parameters: { stage: false },
  loaders: [live('student')],
  globals: { width: '390' },
  render: onPage('photo-upload'),
}
export default meta
type Story = StoryObj<Args>

export const Usual: Story = { play: ({ canvasElement }) => shows(canvasElement, '从相册选') }
/** Three sheets that lie on their side. */
async function choosePhotos(canvas: HTMLElement) {
  await shows(canvas, '从相册选')
  const drawing = new OffscreenCanvas(60, 40)
  drawing.getContext('2d')?.fillRect(0, 0, 30, 40)
  const sheet = await drawing.convertToBlob({ type: 'image/png' })
  const files = [1, 2, 3].map((number) => new File([sheet], `${number}.png`, { type: 'image/png' }))
  const input = inside(canvas).getByLabelText<HTMLInputElement>('从相册选', { selector: 'input' })
  await userEvent.upload(input, files)
}
/** Before they are sent they can be turned, moved and taken out. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await choosePhotos(canvasElement)
    for (let time = 0; time < 3; time++) await press(canvasElement, 'button', '旋转第 2 张')
    await press(canvasElement, 'button', '第 2 张往前')
    await press(canvasElement, 'button', '移除第 3 张')
    const photos = () =>
      inside(canvasElement)
        .getAllByRole('img')
        .map((photo) => photo.getAttribute('alt'))
    await waitFor(() => expect(photos()).toEqual(['第 1 张，已右转 270 度', '第 2 张']))
    await shows(canvasElement, '上传 2 张')
  },
}
/** A photo of a kind that this browser doesn't show. */
export const Unseen: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '从相册选')
    const input = inside(canvasElement).getByLabelText<HTMLInputElement>('从相册选', { selector: 'input' })
    await userEvent.upload(input, new File(['no picture'], '1.heic', { type: 'image/heic' }))
    await shows(canvasElement, '无法预览')
    await shows(canvasElement, '上传 1 张')
  },
}
/** An element that goes leaves none of them in memory. */
export const Gone: Story = {
  play: async ({ canvasElement }) => {
    const [made, freed] = [spyOn(URL, 'createObjectURL'), spyOn(URL, 'revokeObjectURL')]
    await choosePhotos(canvasElement)
    await shows(canvasElement, '上传 3 张')
    canvasElement.querySelector('photo-upload')?.remove()
    const addresses = made.mock.results.map(({ value }) => [value])
    await waitFor(() => expect(freed.mock.calls).toEqual(addresses))
    await expect(addresses).toHaveLength(3)
    for (const spied of [made, freed]) spied.mockRestore()
  },
}
export const Sent: Story = {
  loaders: [live('student', answers(uploadAnswerPicture, {}))],
  play: async ({ canvasElement }) => {
    await choosePhotos(canvasElement)
    await press(canvasElement, 'button', '上传 3 张')
    await shows(canvasElement, '3 张都已传上')
  },
}
export const NotSent: Story = {
  loaders: [live('student', refuses(uploadAnswerPicture, '这张图片打不开', code.refused))],
  play: async ({ canvasElement }) => {
    await choosePhotos(canvasElement)
    await press(canvasElement, 'button', '上传 3 张')
    await shows(canvasElement, '重试 3 张')
    await waitFor(() => expect(inside(canvasElement).getAllByText('这张图片打不开')).toHaveLength(3))
    await press(canvasElement, 'button', '移除第 1 张')
    await shows(canvasElement, '重试 2 张')
    for (let left = 2; left > 0; left--) await press(canvasElement, 'button', '移除第 1 张')
    await shows(canvasElement, '拍照')
  },
}
/** The reason is read alone: nothing shines through from below it. */
export const UnseenNotSent: Story = {
  ...NotSent,
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '从相册选')
    const input = inside(canvasElement).getByLabelText('从相册选', { selector: 'input' })
    await userEvent.upload(input, new File(['no picture'], '1.heic', { type: 'image/heic' }))
    await shows(canvasElement, '无法预览')
    await press(canvasElement, 'button', '上传 1 张')
    await shows(canvasElement, '这张图片打不开')
    await expect(inside(canvasElement).getByText('无法预览')).not.toBeVisible()
  },
}
/** Eight at most, those that are there already counted. */
export const Full: Story = {
  loaders: [
    live(
      'student',
      answers(getAnswerPages, {
        data: Array.from({ length: 7 }, (_, index) => ({ id: index + 1, path: `/${index}.png`, emend: false })),
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /已传 7 张/)
    await choosePhotos(canvasElement)
    await shows(canvasElement, '最多只能上传8张图片')
    await shows(canvasElement, '上传 1 张')
  },
}
export const Loading: Story = {
  loaders: [live('student', hangs(getAnswerPages))],
  play: ({ canvasElement }) => shows(canvasElement, '从相册选'),
}
export const ChosenOnSmallPhone: Story = { ...Chosen, globals: { width: '320' } }
export const ChosenDark: Story = { ...Chosen, globals: { theme: 'dark' } }
export const Failing: Story = {
  loaders: [live('student', refuses(getAnswerPages, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '没有连上服务器'),
}
export const NoPaper: Story = {
  args: { 'paper-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '二维码已过期'),
}
export const Dark: Story = { ...Usual, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Usual, globals: { width: '320' } }
