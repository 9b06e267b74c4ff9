import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { QrCode } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const meta = {
  title: 'Parts/QR code',
  component: QrCode,
  args: { value: 'https://school.example/portrait/#/upload?key=3f9c', label: '用手机扫码上传照片', link: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '用手机扫码上传照片' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.value)
    // However long the link is, the sheet is as wide as it is high.
    const { width, height } = canvasElement.querySelector('.qr-sheet')!.getBoundingClientRect()
    await expect([width, height]).toEqual([200, 200])
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'))
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }))
    await expect(await canvas.findByText('已复制')).toBeVisible()
    await expect(write).toHaveBeenCalledWith(args.value)
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }))
    await expect(await canvas.findByText('没有复制成功，请选中链接后复制')).toBeVisible()
    write.mockRestore()
  },
}

/** One that has expired offers a new one, and the new one works. */
export const Expired: Story = {
  args: { onRefresh: fn(), expiresAt: 0 },
  render: function Renewed(args) {
    const [fresh, setFresh] = useState(false)
    const refresh = () => {
      setFresh(true)
      args.onRefresh?.()
    }
    return <QrCode {...args} expiresAt={fresh ? Date.now() + 600_000 : 0} onRefresh={refresh} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('二维码已过期')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(canvas.queryByText('二维码已过期')).toBeNull())
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}

export const Waiting: Story = {
  args: { value: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.qr')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const TooSmall: Story = {
  args: { size: 64, link: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '用手机扫码上传照片' }).getBoundingClientRect().width).toBeLessThan(
      120,
    )
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '用手机扫码上传照片' })).toBeVisible()
    // Cameras want dark on white.
    const sheet = canvasElement.querySelector('.qr-sheet')
    await expect(sheet && getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '用手机扫码上传照片' })).toBeVisible()
    await fits(canvasElement.querySelector('.qr')!)
  },
}
