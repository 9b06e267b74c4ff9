import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
import './correction-panel.define.ts'

const meta: Meta<{ heading: string }> = {
  title: 'Widgets/correction-panel',
  args: { heading: '标题' },
  parameters: { stage: false },
  render: onPage('correction-panel'),
}
export default meta
type Story = StoryObj<{ heading: string }>

export const Usual: Story = { play: ({ canvasElement }) => shows(canvasElement, '标题') }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, '标题') }
