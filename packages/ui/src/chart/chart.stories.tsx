import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Chart, type ChartData } from './index.ts'
import { fits } from '../../../../stories/fits.ts'

const units = ['一元二次方程', '二次函数', '旋转', '圆', '概率', '反比例函数', '相似', '锐角三角函数']

const levels: ChartData = {
  kind: 'line',
  categories: units,
  series: [
    { name: '课堂所评', values: [3.6, 2.8, 3.4, 3.1, 3.5, 3.2, 2.9, 3.3] },
    { name: '课后所评', values: [3.1, 2.9, 3, 2.8, undefined, 2.8, 2.7, 2.9] },
    { name: '目标', values: [3.4, 3.2, 3.4, 3.2, 3.4, 3.3, 3.2, 3.2] },
  ],
  max: 4,
}

const days: ChartData = {
  kind: 'bar',
  categories: ['11/16', '11/17', '11/18', '11/19', '11/20', '11/21', '今天'],
  series: [
    { name: '我的积分', values: [7, 0, 5, 6, 9, 7, 8] },
    { name: '班级平均', values: [5, 1, 4, 5, 6, 5, 5.5], line: true },
  ],
}

const abilities: ChartData = {
  kind: 'radar',
  categories: ['语言', '逻辑', '探究', '表达', '合作', '运算'],
  series: [
    { name: '课堂所评', values: [3.2, 3.6, 3.1, 2.4, 2.9, 3.5] },
    { name: '目标', values: [3.4, 3.5, 3.2, 3, 3, 3.3] },
  ],
  max: 4,
}

const sources: ChartData = {
  kind: 'pie',
  categories: ['课堂作答', '按时交作业', '错题消灭', '班级劳动'],
  series: [{ name: '积分', values: [58, 40, 26, 15] }],
}

const meta = {
  title: 'Parts/Chart',
  component: Chart,
  args: { label: '各单元课程目标', data: levels },
  tags: ['!autodocs'],
} satisfies Meta<typeof Chart>
export default meta

type Story = StoryObj<typeof meta>

const drawn = (place: HTMLElement) => waitFor(() => expect(place.querySelector('canvas')).toBeVisible())

export const Lines: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('img', { name: /各单元课程目标/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '以表格查看 各单元课程目标' }))
    const table = canvas.getByRole('region', { name: '各单元课程目标' })
    await expect(table).toHaveTextContent('二次函数2.82.93.2')
    await expect(table).toHaveTextContent('概率3.5–3.4')
    await userEvent.click(canvas.getByRole('button', { name: '以图表查看 各单元课程目标' }))
    await drawn(canvasElement)
  },
}

export const Bars: Story = {
  args: { label: '每日积分', data: days, highlight: 6 },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('img', { name: /^每日积分/ })).toBeVisible()
    await expect(canvas.getByText('班级平均')).toBeVisible()
  },
}

export const Radar: Story = {
  args: { label: '能力总览', data: abilities, height: 280 },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByRole('img', { name: /^能力总览/ })).toBeVisible()
    await expect(canvas.getByText('目标')).toBeVisible()
  },
}

export const Pie: Story = {
  args: { label: '积分来源', data: sources, height: 180, unit: '分' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByText('139')).toBeVisible()
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}

/** Presses a place of the drawing, given as parts of its width and height. */
function pressAt(place: HTMLElement, across: number, down: number) {
  const drawing = place.querySelector('canvas')
  const { x, y, width, height } = drawing?.getBoundingClientRect() ?? new DOMRect()
  const at = { clientX: x + width * across, clientY: y + height * down }
  for (const type of ['mousedown', 'mouseup', 'click'])
    drawing?.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true }))
}

/** What a press on a column does, a button of the table does too. */
export const Picking: Story = {
  args: { data: days, onPick: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => {
      pressAt(canvasElement, 0.55, 0.5)
      return expect(args.onPick).toHaveBeenCalledWith(3)
    })
    await userEvent.click(canvas.getByRole('button', { name: '以表格查看 各单元课程目标' }))
    await userEvent.click(canvas.getByRole('button', { name: '今天' }))
    await expect(args.onPick).toHaveBeenLastCalledWith(6)
  },
}

/** A page that is zoomed by CSS for a large screen. */
export const Zoomed: Story = {
  args: { data: days, onPick: fn() },
  render: (args) => (
    <div style={{ zoom: 0.6 }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => {
      pressAt(canvasElement, 0.55, 0.5)
      return expect(args.onPick).toHaveBeenLastCalledWith(3)
    })
  },
}

/** Names that would not fit below upright bars; a press anywhere in a row means its category. */
export const Lying: Story = {
  args: {
    label: '常错的知识点',
    data: {
      kind: 'bar',
      lying: true,
      categories: ['古诗文积累', '宪法与国家制度', '有理数的乘法', '锐角三角函数'],
      series: [{ name: '题数', values: [5, 4, 3, 1], tone: 'gold' }],
    },
    onPick: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => {
      // In the last row, where its bar does not reach.
      pressAt(canvasElement, 0.8, 0.8)
      return expect(args.onPick).toHaveBeenCalledWith(3)
    })
  },
}

export const Copying: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'))
    await userEvent.click(canvas.getByRole('button', { name: '以表格查看 各单元课程目标' }))
    await userEvent.click(canvas.getByRole('button', { name: '复制表格 各单元课程目标' }))
    await expect(await canvas.findByText('已复制，可以粘贴到表格软件里')).toBeInTheDocument()
    await expect(write.mock.calls[0]?.[0]).toContain('二次函数\t2.8\t2.9\t3.2')
    await userEvent.click(canvas.getByRole('button', { name: '复制表格 各单元课程目标' }))
    await expect(await canvas.findByText('没有复制成功，请选中表格后复制')).toBeVisible()
    write.mockRestore()
  },
}

const pixel = (place: HTMLElement) =>
  [...(place.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, 600, 200).data ?? [])].reduce(
    (sum, part) => sum + part,
    0,
  )

/** A theme that changes while it is shown is followed. */
export const ThemeChanges: Story = {
  args: { data: days },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => expect(pixel(canvasElement)).toBeGreaterThan(0))
    const before = pixel(canvasElement)
    const wrapper = canvasElement.querySelector<HTMLElement>('.mango[data-theme]')
    const was = wrapper?.dataset['theme'] ?? 'light'
    wrapper?.setAttribute('data-theme', was === 'dark' ? 'light' : 'dark')
    await waitFor(() => expect(pixel(canvasElement)).not.toBe(before))
    wrapper?.setAttribute('data-theme', was)
  },
}

const printing = (now: boolean) => window.dispatchEvent(new Event(now ? 'beforeprint' : 'afterprint'))

/** The sheet is white: what is drawn for it is dark on it, at once and until it is printed. */
export const OnPaper: Story = {
  args: { data: days },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await waitFor(() => expect(pixel(canvasElement)).toBeGreaterThan(0))
    const onScreen = pixel(canvasElement)
    printing(true)
    await expect(pixel(canvasElement)).not.toBe(onScreen)
    // As wide as a sheet, whatever the screen is, and as sharp as a printer.
    const paper = canvasElement.querySelector<HTMLCanvasElement>('.chart-paper')
    await expect(paper?.width).toBe(640 * 3)
    await expect(paper?.height).toBe(240 * 3)
    printing(false)
    await expect(canvasElement.querySelector('.chart-paper')).toBeNull()
    await waitFor(() => expect(pixel(canvasElement)).toBe(onScreen))
  },
}

/** Nobody came near it: its numbers are on paper, as a table. */
export const OnPaperUnseen: Story = {
  args: { data: sources, unit: '分' },
  decorators: [
    (Shown) => (
      <>
        <div style={{ blockSize: 2000 }} />
        <Shown />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /各单元课程目标/ })).toBeInTheDocument()
    printing(true)
    await expect(canvas.getByRole('row', { name: '课堂作答 58' })).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toBeNull()
    printing(false)
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    canvas.getByRole('img', { name: /各单元课程目标/ }).scrollIntoView()
    await drawn(canvasElement)
    printing(true)
    await expect(canvas.queryByRole('table')).toBeNull()
    printing(false)
  },
}

export const Empty: Story = {
  args: { data: { ...levels, series: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.chart')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    data: {
      ...levels,
      kind: 'bar',
      categories: units.map((unit) => `${unit}的图象、性质与实际问题中的应用（综合与实践）`),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const chart = canvas.getByRole('img', { name: /各单元课程目标/ })
    await fits(chart)
  },
}

export const One: Story = {
  args: { data: { kind: 'line', categories: ['第一次'], series: [{ name: '得分', values: [92] }] } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    // A single line needs no legend.
    await expect(canvas.queryByText('得分')).toBeNull()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByText('课后所评')).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { label: '积分来源', data: sources },
  globals: { width: '320' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}
