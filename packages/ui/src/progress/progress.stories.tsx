import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter, Progress } from './index.ts'

const meta = {
  title: 'Parts/Progress',
  component: Progress,
  args: { label: '课堂实录.mov', value: 62, text: '62% · 18 秒' },
} satisfies Meta<typeof Progress>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '课堂实录.mov' })).toHaveValue(62)
  },
}

export const Variants: Story = {
  render: () => (
    <div className="demo-column">
      <Progress label="刚开始" value={0} text="0%" />
      <Progress label="上传" value={62} text="62%" />
      <Progress label="完成" value={100} tone="leaf" text="已完成" />
      <Progress label="待处理" value={40} tone="gold" text="待处理" />
      <Progress label="失败" value={40} tone="red" text="上传失败" />
      <Progress label="转码" text="转码中，请稍候" />
      <Meter
        label="作答"
        max={46}
        parts={[
          { value: 31, tone: 'leaf' },
          { value: 10, tone: 'gold' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '完成' })).toHaveValue(100)
    await expect(canvas.getByText('上传失败')).toBeVisible()
    await expect(canvas.getByRole('meter', { name: '作答' })).toHaveAttribute('value', '41')
  },
}

export const Unknown: Story = {
  args: { value: undefined, text: '转码中，请稍候' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '课堂实录.mov' })).not.toHaveAttribute('value')
    await expect(canvas.getByText('转码中，请稍候')).toBeVisible()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Variants, globals: { width: '320' } }
