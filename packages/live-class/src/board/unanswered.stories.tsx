import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import board from '../live-class-board.css?inline'
import area from './live-area.css?inline'
import { Unanswered } from './unanswered.tsx'

const names = [
  '沈知遥',
  '梁予安',
  '欧阳子墨',
  '顾星阑',
  '方可',
  '许南乔',
  '邵一诺',
  '贺兰',
  '温如言',
  '阿卜杜勒·热合曼',
]
const students = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `2026${String(index + 1).padStart(4, '0')}`,
    name: names[index % names.length] ?? '',
  }))

/** Who has not answered: up to six by name, up to twelve by code, more as blocks. */
const meta = {
  title: 'Widget parts/Unanswered',
  component: Unanswered,
  args: { students: students(6), severalClasses: false, total: 50 },
  decorators: [
    (Story) => (
      <>
        <style>{board + area}</style>
        <div className="board" style={{ display: 'block', blockSize: 'auto', minBlockSize: 0 }}>
          <div className="board-area" style={{ inlineSize: 420 }}>
            <Story />
          </div>
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof Unanswered>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  args: { students: [] },
  play: async ({ canvas }) => void (await expect(canvas.getByText('全部作答完毕')).toBeVisible()),
}
export const One: Story = {
  args: { students: students(1) },
  play: async ({ canvas }) => expect(canvas.getByText('沈知遥')).toBeVisible(),
}
export const SixByName: Story = {
  play: async ({ canvas }) => void (await expect(canvas.getByText('许南乔')).toBeVisible()),
}
export const SevenByCode: Story = {
  args: { students: students(7) },
  play: async ({ canvas }) => void (await expect(canvas.getByText('07')).toBeVisible()),
}
export const TwelveByCode: Story = {
  args: { students: students(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12')).toHaveLength(2)
    await expect(canvas.queryByText('沈知遥')).toBeNull()
  },
}
export const ThirteenAsBlocks: Story = {
  args: { students: students(13) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '未作答 13 人' })).toBeVisible()
    // A block says its name to screen readers, and to who points at it.
    await expect(canvas.getAllByTitle('沈知遥')).toHaveLength(2)
  },
}
export const FiftyAsBlocks: Story = {
  args: { students: students(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '未作答 50 人' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50)
  },
}
export const CodesOfSeveralClasses: Story = {
  args: { students: students(8), severalClasses: true },
  play: async ({ canvas }) => {
    // Two classes may have the same last digits.
    await expect(canvas.queryByText('08')).toBeNull()
    await expect(canvas.getByText(/0008$/)).toBeVisible()
  },
}
export const Dark: Story = {
  args: { students: students(12) },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: '未作答 12 人' })).toBeVisible(),
}
