import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
import { live } from '../../../stories/live-backend.ts'
import './course-list.define.ts'

interface Args {
  audience: 'teacher' | 'student'
  view: string
  heading: string
}
const meta: Meta<Args> = {
  title: 'Widgets/course-list',
  args: { audience: 'teacher', view: '', heading: '我的课程' },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: onPage('course-list'),
}
export default meta
type Story = StoryObj<Args>

export const Live: Story = { play: ({ canvasElement }) => shows(canvasElement, '新建课程') }
