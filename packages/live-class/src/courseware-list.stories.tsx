import '@mango/element/mango-context/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { live } from '../../../stories/live-backend.ts'
import './courseware-editor.define.ts'
import './courseware-list.define.ts'

interface Args {
  tag: 'courseware-list' | 'courseware-editor'
  attributes: Record<string, string>
}

const list = 'courseware/list'

/** Coursewares on the reference backend, which runs in the page. */
const meta: Meta<Args> = {
  title: 'Widgets/coursewares',
  args: { tag: 'courseware-list', attributes: {} },
  parameters: { stage: false },
  loaders: [live('everything')],
  render: ({ tag, attributes }, { globals }) =>
    createElement('mango-context', { theme: String(globals['theme']) }, createElement(tag, attributes)),
}
export default meta
type Story = StoryObj<Args>

export const List: Story = {}
export const OneSubject: Story = { args: { attributes: { 'subject-id': '2' } } }
export const NothingFound: Story = { args: { attributes: { name: '没有这样的课件' } } }
export const Empty: Story = { loaders: [live('everything', { [list]: { code: 0, data: [], total: 0 } })] }
export const Failed: Story = { loaders: [live('everything', { [list]: { code: 500, message: '课件服务繁忙' } })] }
export const Slow: Story = { loaders: [live('everything', { [list]: 'never' })] }
export const NewCourseware: Story = { args: { tag: 'courseware-editor', attributes: { 'subject-value': '2' } } }
export const EditCourseware: Story = { args: { tag: 'courseware-editor', attributes: { 'course-id': '1' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
