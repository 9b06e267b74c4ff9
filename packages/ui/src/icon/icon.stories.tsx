import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { glyphs, Icon, type IconName } from './index.ts'

const meta = { title: 'Parts/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

const names = Object.keys(glyphs).filter((name): name is IconName => name in glyphs)

export const Default: Story = {
  args: { label: '搜索', size: 24 },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '搜索' })).toBeVisible(),
}

export const All: Story = {
  render: () => (
    <ul className="demo-grid">
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size={20} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length)
    // Each one draws something.
    for (const path of canvasElement.querySelectorAll('path')) await expect(path.getTotalLength()).toBeGreaterThan(0)
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="demo">
      {[12, 16, 20, 24, 32].map((size) => (
        <Icon key={size} name="upload" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sides = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width)
    await expect(sides).toEqual([12, 16, 20, 24, 32])
  },
}

export const Dark: Story = { ...All, globals: { theme: 'dark' } }

export const Narrow: Story = { ...All, globals: { width: '320' } }
