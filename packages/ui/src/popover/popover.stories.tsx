import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Popover, PopoverButton } from './index.ts'

function Held() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={setAnchor} icon="search" aria-expanded={open} onClick={() => setOpen(!open)}>
        筛选
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label="筛选">
        <Checkbox checked>只看未批改</Checkbox>
      </Popover>
    </>
  )
}
Held.displayName = 'Popover'

const meta = {
  title: 'Parts/Popover',
  component: Held,
  parameters: { part: Popover, docs: { story: { inline: false, height: 240 } } },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '只看未批改' })).toBeVisible())
  },
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '筛选' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '筛选' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

/** In Safari a press on its button focuses what is around both. */
export const FocusedAround: Story = {
  render: () => (
    <main tabIndex={-1}>
      <Held />
    </main>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '筛选' })
    await userEvent.click(button)
    const popover = canvas.getByRole('dialog', { name: '筛选' })
    await waitFor(() => expect(popover).toHaveFocus())
    canvas.getByRole('main').focus()
    await expect(popover).toBeVisible()
    await userEvent.click(button)
    await expect(popover).not.toBeInTheDocument()
  },
}

/** With the button that opens it, as a row of tools has it. What is chosen inside may close it. */
export const WithItsButton: Story = {
  render: () => (
    <PopoverButton label="常用筛选">{(close) => <Button onClick={close}>九年级已公开</Button>}</PopoverButton>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '常用筛选', expanded: false })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '常用筛选' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '九年级已公开' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Open, globals: { width: '320' } }
