import { getAnswerPages, getCorrection } from '@mango/contract/correction'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPage, press, shows } from '../../../stories/element-stage.tsx'
import { answers, hangs, refuses } from '../../../stories/fakes.ts'
import { live } from '../../../stories/live-backend.ts'
import './correction-panel.define.ts'

interface Args {
  'paper-id': number | undefined
}

const meta: Meta<Args> = {
  title: 'Widgets/correction-panel',
  args: { 'paper-id': 1 },
  parameters: { stage: false },
  loaders: [live('student')],
  render: onPage('correction-panel'),
}
export default meta
type Story = StoryObj<Args>

export const Marking: Story = { play: ({ canvasElement }) => shows(canvasElement, '完成批改') }
/** Nothing is sent while something is unchecked. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '完成批改')
    await shows(canvasElement, /^去第 \d+ 题/)
  },
}
export const WaitingForPhotos: Story = {
  loaders: [live('student', answers(getAnswerPages, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, '先把作答拍下来'),
}
export const Loading: Story = { loaders: [live('student', hangs(getCorrection))] }
export const Failing: Story = {
  loaders: [live('student', refuses(getCorrection, '数据库繁忙'))],
  play: ({ canvasElement }) => shows(canvasElement, '数据库繁忙'),
}
export const NoPaper: Story = {
  args: { 'paper-id': undefined },
  play: ({ canvasElement }) => shows(canvasElement, '没有指定要批改的试卷'),
}
export const Dark: Story = { ...Marking, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Marking, globals: { width: '320' } }
