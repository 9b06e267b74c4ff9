import { getLessonDetail } from '@mango/contract/lessons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, shows, waits } from '../../../stories/element-stage.tsx'
import { hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './document-preview.define.ts'

const meta: Meta<{ 'lesson-id': number | undefined; file: number }> = {
  title: 'Widgets/document-preview',
  args: { 'lesson-id': undefined, file: 0 },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('document-preview'),
}
export default meta
type Story = StoryObj<typeof meta>

export const WithoutLesson: Story = {
  play: ({ canvasElement }) => shows(canvasElement, '课堂信息错误，请检查重试！'),
}
export const NothingToPreview: Story = {
  args: { 'lesson-id': 1 },
  play: ({ canvasElement }) => shows(canvasElement, '这节课没有可以预览的资料'),
}
export const Loading: Story = {
  args: { 'lesson-id': 1 },
  loaders: [live('student', hangs(getLessonDetail))],
  play: ({ canvasElement }) => waits(canvasElement),
}
export const Failing: Story = {
  args: { 'lesson-id': 1 },
  loaders: [live('student', refuses(getLessonDetail, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const Dark: Story = { ...NothingToPreview, globals: { theme: 'dark' } }
export const Narrow: Story = { ...NothingToPreview, globals: { width: '320' } }
