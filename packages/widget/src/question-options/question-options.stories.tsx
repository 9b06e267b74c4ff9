import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuestionOptions } from './index.ts'

/** What the letters of a question say that a teacher wrote. */
const meta = {
  title: 'Widget parts/Question options',
  component: QuestionOptions,
  args: { options: ['键盘', '显示器', '<b>鼠标</b>', '打印机'] },
} satisfies Meta<typeof QuestionOptions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A键盘',
      'B显示器',
      'C<b>鼠标</b>',
      'D打印机',
    ])
  },
}
export const Named: Story = {
  args: { label: '第 3 题的选项' },
  play: async ({ canvas }) => void (await expect(canvas.getByRole('list', { name: '第 3 题的选项' })).toBeVisible()),
}
export const Long: Story = {
  args: {
    options: ['三百六十名学生每天的课外阅读时间是总体'.repeat(6), 'Donaudampfschifffahrtsgesellschaft'.repeat(4)],
  },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/^Donau/)).toBeVisible()),
}
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Long, globals: { width: '320' } }
