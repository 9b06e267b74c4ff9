import '@mango/element/mango-context/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fill, onPage, press, shows } from '../../../stories/element-stage.tsx'
import { live } from '../../../stories/live-backend.ts'
import './courseware-editor.define.ts'

interface Args {
  attributes: Record<string, string>
}

/** The form of a courseware on the reference backend, which runs in the page. */
const meta: Meta<Args> = {
  title: 'Widgets/courseware-editor',
  args: { attributes: {} },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: ({ attributes }, { globals }) => onPage('courseware-editor')(attributes, { globals }),
}
export default meta
type Story = StoryObj<Args>

export const New: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: ({ canvasElement }) => shows(canvasElement, '课件名称'),
}
export const FirstCheckFails: Story = {
  args: { attributes: {} },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', '保存')
    await shows(canvasElement, '请先选择科目！')
  },
}
export const LongName: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '课件名称')
    await fill(canvasElement, /课件名称/, '很长的课件名称'.repeat(10).slice(0, 64))
    await shows(canvasElement, '64/64')
  },
}
export const FromTheBasket: Story = {
  args: { attributes: { 'subject-value': '2' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', '试题篮')
    await shows(canvasElement, /已选/)
  },
}
export const Edit: Story = {
  args: { attributes: { 'course-id': '1' } },
  play: ({ canvasElement }) => shows(canvasElement, /已选/),
}
export const Narrow: Story = {
  args: { attributes: { 'course-id': '1' } },
  globals: { width: '320' },
  play: ({ canvasElement }) => shows(canvasElement, /已选/),
}
export const Dark: Story = {
  args: { attributes: { 'course-id': '1' } },
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => shows(canvasElement, /已选/),
}
