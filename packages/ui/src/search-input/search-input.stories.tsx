import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { SearchInput } from './index.ts'

const meta = {
  title: 'Parts/Search input',
  component: SearchInput,
  args: { value: '', onSearch: fn(), 'aria-label': '搜索文件名', placeholder: '搜索文件名' },
} satisfies Meta<typeof SearchInput>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索文件名' })
    await expect(field).toHaveAttribute('placeholder', '搜索文件名')
    // Nothing of the browser's own search field is drawn in the frame.
    await expect(field).toHaveStyle({ appearance: 'none' })
  },
}

export const PausesOnce: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' 期中 ')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalled())
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('期中')
  },
}

/** Choosing among characters takes longer than a pause: the letters typed for them are not searched for. */
export const Composed: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'qizhong' } })
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(args.onSearch).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '期中' } })
    fireEvent.compositionEnd(field)
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('期中'))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const EnterAtOnce: Story = {
  args: { onSearch: fn() },
  render: (args) => (
    <form aria-label="外面的表单" onSubmit={() => args.onSearch('提交了表单')}>
      <SearchInput {...args} />
      <Button type="submit">保存</Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '期中{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('期中')
  },
}

/** What is typed on while the words before are on their way stays, and is searched for. */
export const TypedOn: Story = {
  args: { value: '期中', onSearch: fn() },
  render: function Held(args) {
    const [words, search] = useState(args.value)
    const searchLate = (next: string) => {
      args.onSearch(next)
      setTimeout(() => search(next), 100)
    }
    return <SearchInput {...args} value={words} onSearch={searchLate} />
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: '清空' }))
    await userEvent.type(field, '月考')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('月考'))
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await expect(field).toHaveValue('月考')
  },
}

export const WordsFromOutside: Story = {
  render: function Held(args) {
    const [words, search] = useState('期中')
    return (
      <>
        <SearchInput {...args} value={words} onSearch={search} />
        <Button onClick={() => search('期末')}>期末</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '期末' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('期末')
  },
}

export const Dark: Story = {
  args: { value: '期中' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue('期中'),
}

export const Narrow: Story = {
  args: { value: '期中' },
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue('期中'),
}
