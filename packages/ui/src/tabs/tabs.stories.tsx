import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { TabPanel, Tabs, type TabsProps } from './index.ts'

const items = [
  { value: 'file', label: '文件' },
  { value: 'link', label: '链接' },
  { value: 'old', label: '回收站', disabled: true },
  { value: 'mine', label: '我的上传' },
]

function Held(props: Partial<TabsProps<string>>) {
  const [value, setValue] = useState('file')
  return (
    <>
      <Tabs id="mode" label="来源" items={items} {...props} value={value} onChange={setValue} />
      <TabPanel tabs="mode" value={value}>
        这里是{items.find((item) => item.value === value)?.label}
      </TabPanel>
    </>
  )
}
Held.displayName = 'Tabs'

const meta = { title: 'Parts/Tabs', component: Held, parameters: { part: Tabs } } satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: '文件' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: '链接' })).toHaveTextContent('这里是链接')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '我的上传' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '文件', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: '我的上传', selected: true })).toHaveFocus()
  },
}

export const Segmented: Story = {
  args: { variant: 'segmented' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '文件', selected: true })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: '回收站' })).toBeDisabled()
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="demo">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Tabs key={size} label={size} size={size} variant="segmented" items={items} value="link" onChange={() => {}} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [small, middle] = canvas.getAllByRole('tab', { name: '链接', selected: true })
    await expect(small?.offsetHeight).toBeLessThan(middle?.offsetHeight ?? 0)
  },
}

export const LongText: Story = {
  globals: { width: '320' },
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({
      value: index === 0 ? 'file' : `${index}`,
      label: (
        <>
          第{index + 1}单元综合练习 <Badge count={index} label={`${index} 项`} />
        </>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(9)
    // The list scrolls by itself; the page around it does not.
    await expect(canvas.getByRole('tablist').getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
}

export const Dark: Story = {
  args: { variant: 'segmented' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getByRole('tabpanel', { name: '文件' })).toHaveTextContent('这里是文件'),
}

export const Narrow: Story = {
  args: { variant: 'segmented' },
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getByRole('tabpanel', { name: '文件' })).toHaveTextContent('这里是文件'),
}
