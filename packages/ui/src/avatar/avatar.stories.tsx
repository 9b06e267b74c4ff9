import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './index.ts'

const meta = { title: 'Parts/Avatar', component: Avatar, args: { name: '林晓芒' } } satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '林晓芒' })).toHaveTextContent('林'),
}

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => expect(await canvas.findByText('林')).toBeVisible(),
}

export const Sizes: Story = {
  render: () => (
    <div className="demo">
      {[24, 32, 48, 80].map((size) => (
        <Avatar key={size} name="林晓芒" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('img', { name: '林晓芒' }).map((avatar) => avatar.offsetWidth)
    await expect(sides).toEqual([24, 32, 48, 80])
  },
}

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } }
