import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import board from '../live-class-board.css?inline'
import { Actions } from './actions.tsx'

const commands = {
  previous: fn(),
  next: fn(),
  toggle: fn(),
  stop: fn(),
  view: fn(),
  pick: fn(),
  redo: fn(),
  fullscreen: fn(),
  area: fn(),
  ranking: fn(),
  join: fn(),
  detail: fn(),
  adHoc: fn(),
  members: fn(),
  remote: fn(),
  help: fn(),
}

const meta = {
  title: 'Widget parts/Actions',
  component: Actions,
  args: {
    way: 'device',
    shown: false,
    stopped: false,
    view: 'question',
    isFirst: false,
    isLast: false,
    mayShow: true,
    mayCorrect: true,
    allAnswered: false,
    commands,
    toolbar: null,
    onAddTime: fn(),
    onCorrect: fn(),
    onSummary: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <style>{board}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Actions>
export default meta
type Story = StoryObj<typeof meta>

/** A question that is asked anew takes answers again, and what gives them more time comes to where that was pressed. */
export const DoubleTap: Story = {
  args: { stopped: true },
  render: function Asked(args) {
    const [stopped, setStopped] = useState(args.stopped)
    return <Actions {...args} stopped={stopped} commands={{ ...commands, redo: () => setStopped(false) }} />
  },
  play: async ({ args, canvas }) => {
    const redo = canvas.getByRole('button', { name: '重新作答' })
    const { left, top } = redo.getBoundingClientRect()
    const place = { clientX: left + 8, clientY: top + 8 }
    await fireEvent.click(redo, place)
    const addTime = canvas.getByRole('button', { name: '加 30 秒' })
    await fireEvent.click(addTime, place)
    await expect(args.onAddTime).not.toHaveBeenCalled()
    // Elsewhere it is a tap of its own, however soon.
    await fireEvent.click(addTime, { ...place, clientX: left - 8 })
    await expect(args.onAddTime).toHaveBeenCalledOnce()
  },
}
