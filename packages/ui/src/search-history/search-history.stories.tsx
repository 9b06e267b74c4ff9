import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { SearchHistory, type SearchHistoryProps } from './index.ts'

/** A storage that lives as long as its story. */
function memory(entries: readonly string[]) {
  const kept = new Map<string, string>([['recent', JSON.stringify(entries)]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const recent = ['顶点式', '拱桥', '期中讲评', '配方法']

type HeldProps = Partial<SearchHistoryProps> & { entries?: readonly string[] }

function Held({ entries = recent, ...props }: HeldProps) {
  const [value, setValue] = useState(props.value ?? '')
  const [storage] = useState(() => memory(entries))
  const search = (words: string) => {
    setValue(words)
    props.onSearch?.(words)
  }
  return (
    <div style={{ maxInlineSize: 280 }}>
      <SearchHistory
        aria-label="搜索课堂"
        placeholder="搜索课堂，按回车"
        storage={storage}
        storageKey="recent"
        {...props}
        value={value}
        onSearch={search}
      />
    </div>
  )
}
Held.displayName = 'SearchHistory'

const meta = {
  title: 'Parts/Search history',
  component: Held,
  tags: ['!autodocs'],
  parameters: { part: SearchHistory, docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onSearch: fn(), max: 4 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: '搜索课堂' })
    await userEvent.click(input)
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await userEvent.type(input, '圆{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('圆')
    await userEvent.keyboard('{ArrowDown}')
    // Newest first, and the oldest has made room.
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('圆'))
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(canvas.queryByRole('option', { name: '配方法' })).toBeNull()
  },
}

export const Chosen: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: '拱桥' }))
    await expect(args.onSearch).toHaveBeenCalledWith('拱桥')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('combobox'))
    // It was searched again, so it is the first one now, and there once.
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '拱桥',
      '顶点式',
      '期中讲评',
      '配方法',
    ])
  },
}

export const Narrowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '式')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const ClearAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: '清空搜索记录？' })).toBeVisible())
  },
}

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    const dialog = canvas.getByRole('alertdialog', { name: '清空搜索记录？' })
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!)
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const None: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Forbidden: Story = {
  args: {
    onSearch: fn(),
    storage: {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    },
  },
  play: async ({ args, canvas }) => {
    // Without the focus: it is a picture of a page of words, too.
    const input = canvas.getByRole('combobox')
    await fireEvent.change(input, { target: { value: '圆' } })
    await fireEvent.keyDown(input, { key: 'Enter' })
    await expect(args.onSearch).toHaveBeenCalledWith('圆')
  },
}

const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findAllByRole('option')
  },
}

export const LongText: Story = {
  args: { entries: recent.map((entry) => entry.repeat(16)) },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const [entry] = await canvas.findAllByRole('option')
    const [clock, words] = [...(entry?.children ?? [])].map((part) => part.getBoundingClientRect())
    // The words stand beside their clock, not below it.
    await expect(words?.left).toBeGreaterThan(clock?.right ?? Infinity)
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Open, globals: { width: '320' } }
