import { CallError } from '@mango/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadFailure } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const refetch = fn()
const failing = (error: unknown, isFetching = false) => ({ error, isFetching, refetch })
const answered = (code: number, message: string) => new CallError('refused', message, { code, message })

const meta = {
  title: 'Widget parts/Load failure',
  component: LoadFailure,
  args: { load: failing(answered(500, '数据库繁忙')), title: '列表没有加载出来' },
} satisfies Meta<typeof LoadFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('列表没有加载出来数据库繁忙')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}
export const Offline: Story = {
  args: { load: failing(new CallError('network', '网络连接失败，请检查网络后重试')) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
/** Asking again would be refused again: nobody is offered it. */
export const NoPermission: Story = {
  args: { load: failing(answered(100, '没有操作权限')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有操作权限')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Who is told to try again later can. */
export const RefusedWithoutWords: Story = {
  args: { load: failing(answered(100, '系统故障，请稍后再试')) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
/** A document demands these words, whatever the server said. */
export const FixedWords: Story = {
  args: { title: '错误', detail: '获取题目详情失败，请检查！' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('获取题目详情失败，请检查！')).toBeVisible()
    await expect(canvas.queryByText('数据库繁忙')).toBeNull()
  },
}
export const Retrying: Story = {
  args: { load: failing(answered(500, '数据库繁忙'), true) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toHaveAttribute('aria-busy', 'true'),
}
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('数据库繁忙')
    await expect(canvasElement.querySelector('svg.drawing')).toBeNull()
  },
}
export const AllWell: Story = {
  args: { load: failing(null) },
  play: ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
export const LongText: Story = {
  args: { load: failing(answered(500, '数据库繁忙，请稍后再试。'.repeat(12))) },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('数据库繁忙，请稍后再试。'.repeat(12))).toBeVisible()
    await fits(canvas.getByRole('alert'))
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('列表没有加载出来数据库繁忙'),
}
