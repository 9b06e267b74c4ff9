import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, useState } from 'react'
import { expect, fireEvent, within } from 'storybook/test'
import '@mango/resource-library/resource-library/define'
import '@mango/shell/top-bar/define'
import { live } from './live-backend.ts'
import { page } from './shell-stage.tsx'

/** The tokens a school changes first, with what they are in the light theme. */
const tokens = {
  '--mango-leaf': ['主色', '#0e7457'],
  '--mango-leaf-soft': ['主色浅底', '#e6f3ee'],
  '--mango-gold': ['标记', '#ffab2e'],
  '--mango-red': ['危险', '#bf3428'],
  '--mango-page': ['页面底色', '#f6f5f1'],
  '--mango-surface': ['卡片底色', '#ffffff'],
  '--mango-text': ['文字', '#1f1e1a'],
} as const

/** Colours chosen here are CSS properties around the widgets, which is all that a host page does. They start from the light theme's. */
function ThemeEditor() {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const rules = Object.entries(chosen).map(([name, value]) => `  ${name}: ${value};`)
  return (
    <div style={{ ...chosen, background: '#fff', color: '#1f1e1a', colorScheme: 'light' }}>
      <form style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, font: '14px sans-serif' }}>
        {Object.entries(tokens).map(([name, [label, value]]) => (
          <label key={name}>
            {label}{' '}
            <input
              type="color"
              value={chosen[name] ?? value}
              onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.value })}
            />
          </label>
        ))}
      </form>
      <pre style={{ padding: '0 16px' }}>{rules.length > 0 ? `body {\n${rules.join('\n')}\n}` : '/* 选择颜色 */'}</pre>
      {createElement('top-bar')}
      {createElement('resource-library', { inline: true })}
    </div>
  )
}

const meta: Meta = {
  title: 'Embedding/Theme editor',
  loaders: [live('everything')],
  parameters: { stage: false, layout: 'fullscreen' },
  render: (_args, { globals }) => page({ ...globals, theme: 'light' }, <ThemeEditor />),
}
export default meta

export const Editor: StoryObj = {
  play: async ({ canvasElement }) => {
    const leaf = within(canvasElement).getByLabelText('主色')
    await fireEvent.input(leaf, { target: { value: '#1d5fbf' } })
    await within(canvasElement).findByText(/--mango-leaf: #1d5fbf/)
    const bar = canvasElement.querySelector('top-bar')
    await expect(bar && getComputedStyle(bar).getPropertyValue('--mango-leaf')).toBe('#1d5fbf')
  },
}
