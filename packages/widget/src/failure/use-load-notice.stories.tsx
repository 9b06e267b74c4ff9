import { CallError } from '@mango/client'
import { useNotify } from '@mango/ui/notice'
import { Button } from '@mango/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useLoadNotice, useTellFailure } from './index.ts'

const busy = new CallError('refused', '数据库繁忙', { code: 500 })
const expired = new CallError('expired', '登录已过期，请重新登录', { code: 50 })

/** Two loads that fail together, and come when they are asked for again. */
function Loads() {
  const notify = useNotify()
  const [error, setError] = useState<unknown>(busy)
  const load = { error, isFetching: false, errorUpdatedAt: 1, refetch: () => setError(null) }
  useLoadNotice([load, { ...load, errorUpdatedAt: 2, refetch: () => notify({ kind: 'info', text: '又问了一次' }) }])
  return (
    <>
      <p>科目和年级{error ? '没有加载出来' : '都在'}</p>
      <Button onClick={() => setError(null)}>加载</Button>
    </>
  )
}

function Action({ error }: { error: unknown }) {
  const tellFailure = useTellFailure()
  return <Button onClick={() => tellFailure(error)}>保存</Button>
}

const meta = {
  title: 'Widget parts/Failure notices',
  parameters: { a11y: { test: 'error' }, docs: { story: { inline: false, height: 240 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Loads without a place of their own: told once, with a retry of all of them. */
export const LoadsWithoutAPlace: Story = {
  render: () => <Loads />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('数据库繁忙')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(canvas.getByText('又问了一次')).toBeVisible())
    await expect(canvas.getByText('科目和年级都在')).toBeVisible()
  },
}
/** They have come in another way: there is nothing to try again. */
export const ComeAfterAll: Story = {
  render: () => <Loads />,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: '加载' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
export const ActionFailed: Story = {
  render: () => <Action error={busy} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('错误数据库繁忙')
  },
}
/** The page is on its way to the login: nothing is told beside that. */
export const SessionEnded: Story = {
  render: () => <Action error={expired} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
