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
  title: 'Live class/Unanswered',
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
export const One: Story = { args: { students: students(1) } }
export const SixByName: Story = {
  play: async ({ canvas }) => void (await expect(canvas.getByText('许南乔')).toBeVisible()),
}
export const SevenByCode: Story = {
  args: { students: students(7) },
  play: async ({ canvas }) => void (await expect(canvas.getByText('07')).toBeVisible()),
}
export const TwelveByCode: Story = { args: { students: students(12) } }
export const ThirteenAsBlocks: Story = { args: { students: students(13) } }
export const FiftyAsBlocks: Story = { args: { students: students(50) } }
export const CodesOfSeveralClasses: Story = { args: { students: students(8), severalClasses: true } }
export const Dark: Story = { args: { students: students(12) }, globals: { theme: 'dark' } }
