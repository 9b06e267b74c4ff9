import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { FailedState } from '../failed-state/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { lazyComponent } from './index.ts'

type Load = () => Promise<{ default: typeof Greeting }>

const Greeting = ({ name }: { name: string }) => <p>{name}，早上好</p>
const waiting = () => <Skeleton lines={2} />

/** What shows when its code has come; a load that fails is caught around it. */
function Lazy({ load }: { load: Load }) {
  const [Late] = useState(() => lazyComponent(load, waiting))
  return (
    <Boundary>
      <Late name="林晓梅" />
    </Boundary>
  )
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return <FailedState text="没有加载出来" onRetry={() => this.setState({ failed: false })} />
  }
}

const meta = {
  title: 'Parts/Lazy component',
  component: Lazy,
  args: { load: () => Promise.resolve({ default: Greeting }) },
} satisfies Meta<typeof Lazy>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('林晓梅，早上好')
  },
}

export const Waiting: Story = {
  args: { load: () => new Promise<{ default: typeof Greeting }>(() => undefined) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.skeleton')).toBeVisible()
  },
}

export const Failed: Story = {
  render: () => <FailsOnce />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await canvas.findByText('林晓梅，早上好')
  },
}

function FailsOnce() {
  const [load] = useState(() => {
    let asked = 0
    return async () => {
      asked += 1
      if (asked === 1) throw new Error('offline')
      return { default: Greeting }
    }
  })
  return <Lazy load={load} />
}

/** Opened by a press, as dialogs are. */
export const Pressed: Story = {
  render: ({ load }) => <Opener load={load} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await canvas.findByText('林晓梅，早上好')
  },
}

function Opener({ load }: { load: Load }) {
  const [open, setOpen] = useState(false)
  return open ? <Lazy load={load} /> : <Button onClick={() => setOpen(true)}>打开</Button>
}
