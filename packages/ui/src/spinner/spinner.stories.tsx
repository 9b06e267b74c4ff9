import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './index.ts'

const meta = { title: 'Parts/Spinner', component: Spinner, args: { label: '正在加载' } } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = { args: { size: 32 } }

export const Dark: Story = { args: { size: 32 }, globals: { theme: 'dark' } }
