import { getReviewPlan } from '@mango/contract/mistake-notebook'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
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

export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, /今天/) }
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
