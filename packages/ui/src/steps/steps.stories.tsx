import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Steps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const steps = [
  { label: '选择文件', detail: 'xlsx，不超过 5 MB' },
  { label: '检查', detail: '308 行可以导入' },
  { label: '导入' },
  { label: '完成' },
]

const meta = {
  title: 'Parts/Steps',
  component: Steps,
  tags: ['!autodocs'],
  args: { label: '导入', steps, current: 1 },
} satisfies Meta<typeof Steps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('已完成')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const BackAllowed: Story = {
  args: { current: 2, onStep: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStep).toHaveBeenCalledWith(1)
  },
}

export const Failed: Story = {
  args: { steps: steps.map((step, at) => ({ ...step, failed: at === 1 })) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('出错'),
}

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) {
      await expect(step).toHaveTextContent('已完成')
      await expect(step).not.toHaveAttribute('aria-current')
    }
  },
}

export const LongText: Story = {
  args: { steps: steps.map((step) => ({ label: step.label.repeat(6), detail: step.label.repeat(8) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('检查'.repeat(6))[0]).toBeVisible()
    await fits(canvas.getByRole('list', { name: '导入' }))
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { current: 2 },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step'),
}

export const Narrow: Story = {
  args: { current: 2, onStep: fn() },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    // The words of the other steps are still read out.
    await expect(canvas.getByRole('button', { name: /选择文件/ })).toBeVisible()
  },
}
