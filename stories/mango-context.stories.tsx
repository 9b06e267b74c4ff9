import '@mango/element/mango-context/define'
import '@mango/exams/exam-details/define'
import '@mango/exams/exam-form/define'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { shows } from './element-stage.tsx'
import { live } from './live-backend.ts'

const form = createElement('exam-form', { heading: '新建考试' })
const context = (props: object, ...inside: React.ReactNode[]) => createElement('mango-context', props, ...inside)

/** Configuration and session for the widgets inside it: most pages of a school's own origin need none. */
const meta: Meta = {
  title: 'Widgets/mango-context',
  parameters: { stage: false },
  loaders: [live('everything')],
}
export default meta
type Story = StoryObj

/** What is inside takes the context's theme; a `<mango-context>` inside another changes only what it says. */
export const Themes: Story = {
  render: () => (
    <>
      {context({ theme: 'light' }, form)}
      {context({ theme: 'dark' }, createElement('exam-details', { name: '期中考试' }))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '上学期')
    const colour = (tag: string) => {
      const heading = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('h1, h2')
      return heading && getComputedStyle(heading).color
    }
    await waitFor(() => expect(colour('exam-details')).toBeTruthy())
    await expect(colour('exam-details')).not.toBe(colour('exam-form'))
  },
}

function Switching() {
  const [theme, setTheme] = useState('light')
  return (
    <>
      <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
        换成{theme === 'light' ? '深色' : '浅色'}
      </button>
      {context({ theme }, form)}
    </>
  )
}

/** A theme that changes draws nothing anew: what was typed stays. */
export const ThemeChanges: Story = {
  render: () => <Switching />,
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '上学期')
    const drawn = canvasElement
      .querySelector<HTMLElement>('exam-form')
      ?.shadowRoot?.querySelector<HTMLElement>('.mango')
    const field = drawn && within(drawn).getByRole('textbox')
    if (!field) throw new Error('no field')
    await userEvent.type(field, '期中')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '换成深色' }))
    await waitFor(() => expect(drawn).toHaveAttribute('data-theme', 'dark'))
    await expect(field).toHaveValue('期中')
    await expect(field.isConnected).toBe(true)
  },
}
