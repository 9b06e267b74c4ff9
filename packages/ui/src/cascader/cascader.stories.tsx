import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Cascader, type CascaderProps } from './index.ts'

type Chapter = { id: string; name: string; below?: readonly Chapter[] }

const chapters: Chapter[] = [
  { id: '21', name: '第二十一章 一元二次方程', below: [{ id: '21.1', name: '21.1 一元二次方程' }] },
  {
    id: '22',
    name: '第二十二章 二次函数',
    below: [
      {
        id: '22.1',
        name: '22.1 图象和性质',
        below: [
          { id: '22.1.1', name: '22.1.1 二次函数' },
          { id: '22.1.3', name: '22.1.3 顶点式' },
        ],
      },
      { id: '22.2', name: '22.2 与一元二次方程' },
    ],
  },
  { id: '23', name: '第二十三章 旋转' },
]
const nodeKey = (chapter: Chapter) => chapter.id
const nodeLabel = (chapter: Chapter) => chapter.name
const childrenOf = (chapter: Chapter) => chapter.below

const chapter = chapters[1]!
const section = chapter.below![0]!
const deep = [chapter, section, section.below![1]!]

function Held(props: Partial<CascaderProps<Chapter>>) {
  const [path, setPath] = useState(props.path ?? [])
  const change = (next: readonly Chapter[]) => {
    setPath(next)
    props.onChange?.(next)
  }
  return (
    <Cascader
      label="章节"
      nodes={chapters}
      {...{ nodeKey, nodeLabel, childrenOf }}
      {...props}
      path={path}
      onChange={change}
    />
  )
}
Held.displayName = 'Cascader'

const meta = {
  title: 'Parts/Cascader',
  component: Held,
  tags: ['!autodocs'],
  parameters: { part: Cascader, docs: { story: { inline: false, height: 360 } } },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '章节：请选择' }))
    await userEvent.click(canvas.getByRole('button', { name: '第二十二章 二次函数' }))
    await userEvent.click(canvas.getByRole('button', { name: '22.1 图象和性质' }))
    await userEvent.click(canvas.getByRole('button', { name: '22.1.3 顶点式' }))
    await expect(args.onChange).toHaveBeenCalledWith(deep)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(
      canvas.getByRole('button', { name: '章节：第二十二章 二次函数 / 22.1 图象和性质 / 22.1.3 顶点式' }),
    ).toHaveFocus()
  },
}

export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '第二十一章 一元二次方程' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '22.1 图象和性质' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '第二十二章 二次函数' })).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith([chapters[2]])
  },
}

export const AnyLevel: Story = {
  args: { anyLevel: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /章节/ }))
    await userEvent.click(canvas.getByRole('button', { name: '第二十二章 二次函数' }))
    await userEvent.click(canvas.getByRole('button', { name: '选择“第二十二章 二次函数”' }))
    await expect(args.onChange).toHaveBeenCalledWith([chapter])
  },
}

export const Disabled: Story = {
  args: { disabled: true, path: deep },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^章节：第二十二章 二次函数/ })).toBeDisabled(),
}

const Open: Story = {
  args: { path: deep },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /章节/ }))
    await expect(canvas.getByRole('button', { name: '22.1.3 顶点式' })).toHaveAttribute('aria-current')
  },
}

export const Opened: Story = Open

export const LongText: Story = {
  ...Open,
  args: { path: deep, nodeLabel: (node) => `${node.name}，以及它在生活里的许多应用` },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: /^章节/ })),
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { path: deep },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^章节/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '22.1.3 顶点式' })).toHaveFocus())
    // One column, and the way back.
    await expect(canvas.queryByRole('button', { name: '22.2 与一元二次方程' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '22.1 图象和性质' }))
    await expect(canvas.getByRole('button', { name: '22.2 与一元二次方程' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '第二十二章 二次函数' }))
    await expect(canvas.getByRole('button', { name: '第二十三章 旋转' })).toBeVisible()
  },
}
