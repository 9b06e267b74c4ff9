import { getAnswerPages } from '@mango/contract/correction'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows } from '../../../stories/element-stage.tsx'
import { refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './photo-upload.define.ts'

interface Args {
  'paper-id': number | undefined
}

const meta: Meta<Args> = {
  title: 'Widgets/photo-upload',
  args: { 'paper-id': 1 },
  parameters: { stage: false },
  loaders: [live('student')],
  globals: { width: '390' },
  render: onPage('photo-upload'),
}
export default meta
type Story = StoryObj<Args>

export const Usual: Story = { play: ({ canvasElement }) => shows(canvasElement, '从相册选') }
export const Failing: Story = {
  loaders: [live('student', refuses(getAnswerPages, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '没有连上服务器'),
}
export const NoPaper: Story = {
  args: { 'paper-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '二维码已过期'),
}
export const Dark: Story = { ...Usual, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Usual, globals: { width: '320' } }
