import { createUnattended } from '@mango/client/upload'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useStore } from 'zustand'
import { sampleQueue, type Fate } from '../upload-list/sample-queue.ts'
import { UploadIndicator } from './upload-indicator.tsx'
import { fits } from '../../../../stories/fits.ts'

interface Args {
  /** By the element that began them. */
  elements: readonly Readonly<Record<string, Fate>>[]
  onLine: boolean
}

/** As a page shows it: gone when there is nothing left. */
function Page({ elements, onLine }: Args) {
  const [{ store }] = useState(() => {
    const unattended = createUnattended()
    for (const fates of elements) unattended.leave(sampleQueue(fates, onLine), 'light')
    return unattended
  })
  const uploads = useStore(store)
  return uploads.length > 0 ? <UploadIndicator uploads={uploads} /> : <p>没有上传</p>
}

const meta: Meta<Args> = {
  title: 'Widget parts/Upload indicator',
  component: Page,
  args: { elements: [{ '课堂实录.mp4': { stays: 'sending', share: 0.4 }, '板书.jpg': 'done' }], onLine: true },
  parameters: { part: UploadIndicator, docs: { story: { inline: false, height: 360 } } },
}
export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: '后台上传' })).toBeVisible())
    await expect(canvas.getByRole('heading')).toHaveTextContent('正在上传，还有 2 个文件')
    await expect(canvas.getByRole('progressbar', { name: '课堂实录.mp4 上传进度' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '关闭' })).toBeNull()
  },
}

/** What failed waits for somebody: it is no part of how far the rest has come, folded away or not. */
export const Folded: Story = {
  args: {
    elements: [
      { '教案.docx': { fails: '存储服务出错了（500），请稍后重试' } },
      { '课堂实录.mp4': { stays: 'sending', share: 0.4 }, '板书.jpg': 'done' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.getByRole('progressbar', { name: '全部上传进度' })).toHaveAttribute('value', '20')
    await userEvent.click(await canvas.findByRole('button', { name: '收起上传列表' }))
    await expect(canvas.getByRole('progressbar', { name: '后台上传进度' })).toHaveAttribute('value', '20')
    await expect(canvas.getByText('等待中')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: '展开上传列表' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OfSeveralElements: Story = {
  args: {
    elements: [
      { '课堂实录.mp4': { stays: 'sending', share: 0.4 } },
      { '作业照片.jpg': { stays: 'saving' }, '作业照片 2.jpg': 'done' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toHaveTextContent('还有 3 个文件')
    await expect(canvas.getAllByRole('list')).toHaveLength(2)
  },
}

const failing: Args['elements'] = [{ '教案.docx': { fails: '存储服务出错了（500），请稍后重试' }, '板书.jpg': 'done' }]

export const Failed: Story = {
  args: { elements: failing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1 个文件上传失败' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('教案.docx 上传失败：存储服务出错了（500），请稍后重试')
  },
}

export const Retried: Story = {
  args: { elements: failing },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试 教案.docx' }))
    await canvas.findByRole('heading', { name: '上传完成' })
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await canvas.findByText('没有上传')
  },
}

export const Done: Story = {
  args: { elements: [{ '教案.docx': 'done', '板书.jpg': 'done' }] },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: '上传完成' })),
}

export const Offline: Story = {
  args: { onLine: false },
  play: async ({ canvas }) => void (await canvas.findByText('网络已断开，恢复后自动继续上传')),
}

/** The dialog was closed before somebody chose. */
export const Known: Story = {
  args: {
    elements: [
      {
        '光合作用(1).pdf': {
          known: { id: 7, fileName: '光合作用.pdf', ownerName: '张敏', createTime: '2026-11-18 16:20:00', own: true },
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '1 个文件等您选择' })
    await userEvent.click(canvas.getByRole('button', { name: '替换 光合作用(1).pdf' }))
    await canvas.findByRole('heading', { name: '上传完成' })
  },
}

export const LongName: Story = {
  args: { elements: [{ [`${'很长的文件名'.repeat(30)}.mp4`]: { stays: 'sending', share: 0.9 } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: /^很长的文件名.*上传进度$/ })).toBeVisible()
    await fits(canvas.getByRole('region', { name: '后台上传' }))
  },
}

export const Dark: Story = {
  args: { elements: failing },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '1 个文件上传失败' })).toBeVisible(),
}
