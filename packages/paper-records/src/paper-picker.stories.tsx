import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
import './paper-picker.define.ts'

const meta: Meta<{ heading: string }> = {
  title: 'Widgets/paper-picker',
  args: { heading: '标题' },
  parameters: { stage: false },
  render: onPage('paper-picker'),
}
export default meta
type Story = StoryObj<{ heading: string }>

export const Usual: Story = { play: ({ canvasElement }) => shows(canvasElement, '标题') }
export const Narrow: Story = { globals: { width: '320' }, play: ({ canvasElement }) => shows(canvasElement, '标题') }
