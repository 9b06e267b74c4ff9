import { getUrl } from '@mango/contract/questions'
import { ClientProvider } from '@mango/client/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, hangs, refuses } from '../../../../stories/fakes.ts'
import { live } from '../../../../stories/live-backend.ts'
import { QuestionPicture } from './index.ts'

// An address that exists here.
const paper = `${location.origin}/favicon.svg`
const context = { apiBase: '', loginPath: '/login', basePath: '', target: document.documentElement }

/** A question as it was printed. What is not there, or does not come, says so on the paper. */
const meta = {
  title: 'Widget parts/Question picture',
  component: QuestionPicture,
  args: { path: 'questions/1.png', alt: '第 1 题' },
  loaders: [live('everything', answers(getUrl, { data: paper }))],
  parameters: { docs: { story: { inline: false, height: 240 } } },
  decorators: [
    (Story) => (
      <ClientProvider context={context}>
        <Story />
      </ClientProvider>
    ),
  ],
} satisfies Meta<typeof QuestionPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '第 1 题' })).toBeVisible())
  },
}
export const None: Story = {
  args: { path: '' },
  play: async ({ canvas }) => void (await canvas.findByText('暂无题目')),
}
export const Loading: Story = {
  args: { path: 'questions/2.png' },
  loaders: [live('everything', hangs(getUrl))],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.skeleton, .spinner')).toBeVisible())
    await expect(canvas.queryByRole('img', { name: '第 1 题' })).toBeNull()
  },
}
/** The address is refused: another try asks for it again. */
export const Failed: Story = {
  args: { path: 'questions/3.png' },
  loaders: [live('everything', refuses(getUrl, '题库繁忙'))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, { timeout: 10_000 }))
    await canvas.findByText('题目图片加载失败')
  },
}
/** The address is there, the picture is not. */
export const Broken: Story = {
  args: { path: '/no-such-picture.png' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, { timeout: 10_000 }))
    await canvas.findByText('题目图片加载失败')
  },
}
/** Inside a button there is no other. */
export const Still: Story = {
  args: { path: '/no-such-picture.png', still: true },
  play: async ({ canvas }) => {
    await canvas.findByText('题目图片加载失败', undefined, { timeout: 10_000 })
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Default, globals: { width: '320' } }
