import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, useState } from 'react'
import { expect, fireEvent, within } from 'storybook/test'
import '@mango/resource-library/resource-library/define'
import '@mango/shell/top-bar/define'
import { live } from './live-backend.ts'
import { page } from './shell-stage.tsx'

/** The tokens a school changes first, with what they are in the light and in the dark theme. */
const tokens = {
  '--mango-leaf': { label: '主色', light: '#0e7457', dark: '#46c79e' },
  '--mango-leaf-soft': { label: '主色浅底', light: '#e6f3ee', dark: '#17352b' },
  '--mango-gold': { label: '标记', light: '#ffab2e', dark: '#ffb84d' },
  '--mango-red': { label: '危险', light: '#bf3428', dark: '#ff8a7d' },
  '--mango-page': { label: '页面底色', light: '#f6f5f1', dark: '#151410' },
  '--mango-surface': { label: '卡片底色', light: '#ffffff', dark: '#1e1d19' },
  '--mango-text': { label: '文字', light: '#1f1e1a', dark: '#eceae2' },
} as const

/** Colours chosen here are CSS properties around the widgets, which is all that a host page does. They start from the theme's. */
function ThemeEditor({ theme }: { theme: 'light' | 'dark' }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const rules = Object.entries(chosen).map(([name, value]) => `  ${name}: ${value};`)
  return (
    <div
      style={{
        ...chosen,
        background: tokens['--mango-surface'][theme],
        color: tokens['--mango-text'][theme],
        colorScheme: theme,
      }}
    >
      <form style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, font: '14px sans-serif' }}>
        {Object.entries(tokens).map(([name, { label, [theme]: value }]) => (
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
  // The colours that are chosen are meant for the theme they are chosen in.
  parameters: { stage: false, layout: 'fullscreen', oneTheme: true },
  render: (_args, { globals }) => {
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
    return page({ ...globals, theme }, <ThemeEditor key={theme} theme={theme} />)
  },
}
export default meta

export const Editor: StoryObj = {
  play: async ({ canvasElement, globals }) => {
    const blue = globals['theme'] === 'dark' ? '#8ab4ff' : '#1d5fbf'
    const leaf = within(canvasElement).getByLabelText('主色')
    await fireEvent.input(leaf, { target: { value: blue } })
    await within(canvasElement).findByText(`--mango-leaf: ${blue};`, { exact: false })
    const bar = canvasElement.querySelector('top-bar')
    await expect(bar && getComputedStyle(bar).getPropertyValue('--mango-leaf')).toBe(blue)
  },
}

export const Dark: StoryObj = { ...Editor, globals: { theme: 'dark' } }
