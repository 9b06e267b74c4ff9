import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { Tree, useBranches, type Branch, type TreeHandle, type TreeKey, type TreeProps } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

type Node = { id: string; name: string; count?: number; below?: readonly Node[] }

const leaf = (id: string, name: string, count = 1): Node => ({ id, name, count })
const forest: Node[] = [
  {
    id: 'math',
    name: '义务教育数学（7–9 年级）',
    count: 842,
    below: [
      leaf('algebra', '数与代数', 214),
      {
        id: 'function',
        name: '函数',
        count: 186,
        below: [
          leaf('linear', '一次函数', 52),
          {
            id: 'quadratic',
            name: '二次函数',
            count: 68,
            below: [leaf('definition', '二次函数的定义', 6), leaf('vertex', '顶点式 y = a(x − h)² + k', 12)],
          },
        ],
      },
      leaf('shape', '图形与几何', 296),
    ],
  },
  { id: 'school', name: '校本拓展', count: 126, below: [leaf('thinking', 'Think 数学思维', 60)] },
  leaf('contest', '竞赛与强基', 64),
]

const nodeKey = (node: Node) => node.id
const nodeLabel = (node: Node) => node.name
const childrenOf = (node: Node): Branch<Node> => node.below
const manyOpen = ['math', 'function', 'quadratic']

type HeldProps = Partial<TreeProps<Node>> & { open?: readonly TreeKey[] }

function Held({ open = manyOpen, ...props }: HeldProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(() => new Set(open))
  const [selected, setSelected] = useState(props.selected)
  return (
    <div className="demo-card" style={{ maxInlineSize: 340, padding: 8 }}>
      <Tree
        label="目录"
        nodes={forest}
        {...{ nodeKey, nodeLabel, childrenOf, expanded }}
        onExpandedChange={setExpanded}
        {...props}
        selected={selected}
        onSelect={(node) => {
          setSelected(node.id)
          props.onSelect?.(node)
        }}
      />
    </div>
  )
}
Held.displayName = 'Tree'

const meta = {
  title: 'Parts/Tree',
  component: Held,
  tags: ['!autodocs'],
  parameters: { part: Tree },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The row that the tree says is active. */
const expectActive = async (canvas: Canvas, name: string) => {
  const tree = canvas.getByRole('tree')
  await waitFor(() => expect(tree).toHaveAttribute('aria-activedescendant', canvas.getByRole('treeitem', { name }).id))
}

const withCounts: HeldProps = { selected: 'vertex', after: (node) => node.count }

export const Default: Story = {
  args: withCounts,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/顶点式.* 12/),
}

export const Keyboard: Story = {
  args: { open: [], onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tree', { name: '目录' })).toHaveFocus()
    await expectActive(canvas, '义务教育数学（7–9 年级）')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('treeitem', { name: '函数' })).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expectActive(canvas, '函数')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expectActive(canvas, '一次函数')
    await userEvent.keyboard('{ArrowLeft}')
    await expectActive(canvas, '函数')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: '一次函数' })).toBeNull()
    await userEvent.keyboard('{End}')
    await expectActive(canvas, '竞赛与强基')
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard('*')
    await expect(canvas.getByRole('treeitem', { name: '校本拓展' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('t')
    await expectActive(canvas, 'Think 数学思维')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'thinking' }))
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName('Think 数学思维')
  },
}

export const Pressed: Story = {
  args: { open: ['math'], onSelect: fn() },
  play: async ({ args, canvas }) => {
    const branch = canvas.getByRole('treeitem', { name: '函数' })
    const chevron = branch.querySelector('[data-toggle]')
    await userEvent.click(chevron ?? branch)
    await expect(branch).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('二次函数'))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('treeitem', { name: '二次函数' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Disabled: Story = {
  args: { isDisabled: (node) => node.below !== undefined, onSelect: fn() },
  play: async ({ args, canvas }) => {
    // A branch that cannot be chosen is opened and closed instead.
    await userEvent.click(canvas.getByText('二次函数'))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('treeitem', { name: '二次函数的定义' })).toBeNull()
    await expect(canvas.getByRole('treeitem', { name: '函数' })).toHaveAttribute('aria-disabled', 'true')
  },
}

let attempts = 0
const loadBelow = async (node: Node): Promise<readonly Node[]> => {
  attempts += 1
  if (node.id === 'school' && attempts === 1) throw new Error('no answer')
  return node.below ?? []
}

function Lazy({ load = loadBelow }: { load?: (node: Node) => Promise<readonly Node[]> }) {
  const branches = useBranches(nodeKey, load)
  return <Held open={[]} {...branches} />
}

export const LoadedByParent: Story = {
  beforeEach: () => void (attempts = 0),
  render: () => <Lazy />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const failed = await canvas.findByRole('treeitem', { name: /没有读到/ })
    await expect(failed).toHaveAttribute('aria-level', '2')
    // The failed row is reached like any other and tried again with Enter.
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await canvas.findByRole('treeitem', { name: 'Think 数学思维' })
    await expect(attempts).toBe(2)
    // A node that turns out to have nothing below loses its chevron.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: 'Think 数学思维' })).not.toHaveAttribute('aria-expanded'),
    )
  },
}

export const Loading: Story = {
  args: { open: ['math'], childrenOf: () => 'loading' },
  play: async ({ canvas }) => expect(canvas.getByRole('treeitem', { name: '加载中…' })).toBeVisible(),
}

export const Failed: Story = {
  args: { open: ['math'], childrenOf: () => 'failed' },
  play: async ({ canvas }) => expect(canvas.getByRole('treeitem', { name: /没有读到/ })).toBeVisible(),
}

/** Other objects for the same nodes, as a reload brings them. */
const copied = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => ({ ...node, ...(node.below && { below: copied(node.below) }) }))

function Reloaded() {
  const [nodes, setNodes] = useState(forest)
  return (
    <>
      <Button onClick={() => setNodes(copied(nodes))}>重新读取</Button>
      <Held nodes={nodes} selected="vertex" />
    </>
  )
}

export const KeptOverReloads: Story = {
  render: () => <Reloaded />,
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('treeitem').length
    await userEvent.click(canvas.getByRole('button', { name: '重新读取' }))
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(before)
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/顶点式/)
  },
}

const renamed = fn((_id: string, _name: string) => Promise.resolve(true))

function Renamed() {
  const tree = useRef<TreeHandle>(null)
  return (
    <>
      <Button onClick={() => tree.current?.rename('linear')}>改名</Button>
      <Held ref={tree} onRename={(node, name) => renamed(node.id, name)} />
    </>
  )
}

export const Rename: Story = {
  beforeEach: () => void renamed.mockClear(),
  render: () => <Renamed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tree'))
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Home}{ArrowDown}{F2}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '重命名 数与代数' })).toHaveFocus())
    await userEvent.keyboard('数{Escape}')
    await expect(canvas.getByRole('tree')).toHaveFocus()
    await expect(renamed).not.toHaveBeenCalled()
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('代数{Enter}')
    await expect(renamed).toHaveBeenCalledWith('algebra', '代数')
    await userEvent.click(canvas.getByRole('button', { name: '改名' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '重命名 一次函数' })).toHaveFocus())
    // Leaving the field without a change tells nobody.
    await userEvent.tab()
    await expect(renamed).toHaveBeenCalledOnce()
  },
}

/** What was typed stands there while it is on its way, and comes back into the field where it was not kept. */
export const RenameLost: Story = {
  beforeEach: () => void renamed.mockClear(),
  render: () => <Renamed />,
  play: async ({ canvas }) => {
    let answer = (_kept: boolean) => {}
    renamed.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await userEvent.click(canvas.getByRole('button', { name: '改名' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '重命名 一次函数' })).toHaveFocus())
    await userEvent.keyboard('正比例函数{Enter}')
    await expect(canvas.getByRole('treeitem', { name: '正比例函数' })).toBeVisible()
    answer(false)
    const field = await canvas.findByRole('textbox', { name: '重命名 一次函数' })
    await expect(field).toHaveValue('正比例函数')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(renamed).toHaveBeenCalledTimes(2)
    await expect(renamed).toHaveBeenLastCalledWith('linear', '正比例函数')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '一次函数' })).toBeVisible())
  },
}

export const ContextMenu: Story = {
  args: { onMenu: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}')
    const element = canvas.getByRole('treeitem', { name: '数与代数' })
    await expect(args.onMenu).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'algebra' }),
      expect.objectContaining({ element }),
    )
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('一次函数') })
    await expect(args.onMenu).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'linear' }), expect.anything())
  },
}

export const Moved: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Control>}x{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('已拿起 函数')
    await userEvent.keyboard('{ArrowDown}{Control>}v{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('不能移到 一次函数 下')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}{Control>}v{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('已把 函数 移到 竞赛与强基 下')
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'function' }),
      expect.objectContaining({ id: 'contest' }),
    )
    const row = canvas.getByRole('treeitem', { name: '图形与几何' })
    const dataTransfer = new DataTransfer()
    await fireEvent(row, new DragEvent('dragstart', { bubbles: true, dataTransfer }))
    await expect(dataTransfer.getData('text/plain')).toBe('图形与几何')
    const target = canvas.getByRole('treeitem', { name: '校本拓展' })
    await fireEvent.dragOver(target)
    await expect(target).toHaveAttribute('data-over')
    await fireEvent.drop(target)
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'shape' }),
      expect.objectContaining({ id: 'school' }),
    )
  },
}

export const Fixed: Story = {
  args: { onMove: fn(), onRename: fn(), isFixed: (node) => node.id === 'math' },
  play: async ({ canvas }) => {
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Home}{F2}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('{Control>}x{/Control}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('treeitem', { name: '义务教育数学（7–9 年级）' })).not.toHaveAttribute('draggable')
    await expect(canvas.getByRole('treeitem', { name: '数与代数' })).toHaveAttribute('draggable')
  },
}

const many: Node[] = Array.from({ length: 20 }, (_, book) => ({
  id: `${book}`,
  name: `第 ${book + 1} 册`,
  below: Array.from({ length: 500 }, (_, at) => leaf(`${book}-${at}`, `第 ${at + 1} 个指标`, at)),
}))

export const TenThousand: Story = {
  args: { nodes: many, open: many.map((node) => node.id), height: '320px' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '第 500 个指标' })).toBeVisible())
    await expectActive(canvas, '第 500 个指标')
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThanOrEqual(50)
    // The active row stays in the page when it is scrolled away, so that its name can be read out.
    canvas.getByRole('tree').scrollTop = 0
    await canvas.findByRole('treeitem', { name: '第 1 册' })
    await expectActive(canvas, '第 500 个指标')
  },
}

export const WithIcons: Story = {
  args: { before: (node) => node.below && <Icon name="file" />, selected: 'function' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: '函数', selected: true }).querySelectorAll('svg')).toHaveLength(2)
    await expect(canvas.getByRole('treeitem', { name: '数与代数' }).querySelectorAll('svg')).toHaveLength(0)
  },
}

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('treeitem')).toBeNull(),
}

const long: Node[] = [
  {
    ...leaf('long', '能由顶点式说出开口方向、对称轴与顶点坐标，能说明 h、k 变化时图象怎样平移'.repeat(3)),
    below: forest,
  },
]

export const LongText: Story = {
  args: { nodes: long, open: ['long', ...manyOpen] },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /^能由顶点式说出/ })).toBeVisible()
    await fits(canvas.getByRole('tree', { name: '目录' }))
  },
}

export const Dark: Story = {
  args: withCounts,
  globals: { theme: 'dark' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/顶点式.* 12/),
}

export const Narrow: Story = {
  args: withCounts,
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/顶点式.* 12/)
    await fits(canvas.getByRole('tree', { name: '目录' }))
  },
}
