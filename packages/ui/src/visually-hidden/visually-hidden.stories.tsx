import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './index.ts'

const meta = {
  title: 'Parts/Visually hidden',
  component: VisuallyHidden,
  args: { children: '只给读屏软件' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      这里有一句看不见的话：
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('只给读屏软件')
    await expect(words).toBeInTheDocument()
    await expect(words.offsetWidth).toBeLessThanOrEqual(1)
  },
}
