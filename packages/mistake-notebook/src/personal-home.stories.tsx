import { getReviewPlan } from '@mango/contract/mistake-notebook'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asksForLeave, inside, onPage, shows } from '../../../stories/element-stage.tsx'
import { refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './personal-home.define.ts'

const meta: Meta<{ heading: string }> = {
  title: 'Widgets/personal-home',
  args: { heading: '个性化' },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('personal-home'),
}
export default meta
type Story = StoryObj<{ heading: string }>

/** The two share the whole width. */
export const Live: Story = {
  async play({ canvasElement }) {
    await shows(canvasElement, /今天/)
    const right = (box: Element | undefined) => box?.getBoundingClientRect().right
    await expect(right(inside(canvasElement).getAllByRole('listitem').at(-1))).toBe(
      right(inside(canvasElement).getByRole('list')),
    )
  },
}
export const OpensTheNotebook: Story = {
  async play({ canvasElement }) {
    await shows(canvasElement, '打开错题集')
    await asksForLeave(canvasElement, inside(canvasElement).getByRole('link', { name: '打开错题集' }), 'notebook-open')
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, '敬请期待'),
}
export const Narrow: Story = {
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, '敬请期待'),
}
export const Failing: Story = {
  loaders: [live('student', refuses(getReviewPlan, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '打开错题集'),
}
