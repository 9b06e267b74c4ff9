import { ClientProvider } from '@mango/client/react'
import { getShownFile, shownState, text } from '@mango/contract/media'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Preview } from '@mango/ui/preview'
import { expect, waitFor } from 'storybook/test'
import { answers, hangs, refuses } from '../../../../stories/fakes.ts'
import { live } from '../../../../stories/live-backend.ts'
import { Converted } from './index.ts'

const context = { apiBase: '', loginPath: '/login', basePath: '', target: document.documentElement }
// An address that exists here.
const url = `${location.origin}/favicon.svg`
/** A file of its own for each story: what was asked of one is remembered. */
const named = (name: string) =>
  ({ kind: 'document', name: '二次函数的图象与性质.pptx', url: `${url}?${name}` }) as const
const shown = (data: { state: number; url: string; note: string }) => [
  live('everything', answers(getShownFile, { data: { ...data, stillUrl: '' } })),
]

/** A file as a browser shows it; what has to be converted first is waited for, or offered as it came. */
const meta = {
  title: 'Widget parts/Converted file',
  component: Converted,
  args: {
    item: named('waiting'),
    show: (item) => <Preview item={item} />,
  },
  loaders: shown({ state: shownState.waiting, url: '', note: '' }),
  parameters: { docs: { story: { inline: false, height: 320 } } },
  decorators: [
    (Story) => (
      <ClientProvider context={context}>
        <Story />
      </ClientProvider>
    ),
  ],
} satisfies Meta<typeof Converted>
export default meta
type Story = StoryObj<typeof meta>

/** It is in the queue: the page asks again, and the file can be taken away meanwhile. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('转码中，请稍候')
    await expect(canvas.getByRole('link', { name: '下载' })).toHaveAttribute('download', '二次函数的图象与性质.pptx')
  },
}
export const WaitingDark: Story = { ...Waiting, globals: { theme: 'dark' } }
export const WaitingNarrow: Story = {
  args: { item: { kind: 'document', name: `${'很长的文件名'.repeat(12)}.pptx`, url: `${url}?narrow` } },
  globals: { width: '320' },
  play: async ({ canvas }) => void (await canvas.findByText('转码中，请稍候')),
}
/** No server has the program for it. */
export const Refused: Story = {
  args: { item: named('refused') },
  loaders: shown({ state: shownState.refused, url, note: text.missing.pdf }),
  play: async ({ canvas }) => {
    await canvas.findByText(text.missing.pdf)
    await expect(canvas.getByRole('link', { name: '下载' })).toBeVisible()
  },
}
/** Somebody tried, and could not. */
export const Broken: Story = {
  args: { item: named('broken') },
  loaders: shown({ state: shownState.refused, url, note: text.broken }),
  play: async ({ canvas }) => void (await canvas.findByText(text.broken)),
}
export const Asking: Story = {
  args: { item: named('asking') },
  loaders: [live('everything', hangs(getShownFile))],
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('.skeleton, .spinner')).toBeVisible()),
}
/** Nobody says how far it is: it can be asked again, and taken away. */
export const Failing: Story = {
  args: { item: named('failing') },
  loaders: [live('everything', refuses(getShownFile, '数据库繁忙'))],
  play: async ({ canvas }) => {
    await canvas.findByText('数据库繁忙')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}
/** Every browser shows it: nothing is asked. */
export const AsItCame: Story = {
  args: { item: { kind: 'image', name: '板书.svg', url } },
  play: async ({ canvas }) => void (await canvas.findByRole('img', { name: '板书.svg' })),
}
