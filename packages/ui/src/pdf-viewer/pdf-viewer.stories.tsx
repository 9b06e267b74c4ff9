import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { PdfViewer } from './index.ts'
import PdfViewerContent from './pdf-viewer-content.tsx'
import { lockedPdf, samplePdf } from './sample-pdf.ts'

PdfViewer.displayName = 'PdfViewer'

const meta = {
  title: 'Parts/PDF viewer',
  component: PdfViewer,
  parameters: { part: PdfViewerContent },
  args: { url: samplePdf(3), name: '讲义.pdf' },
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfViewer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = await canvas.findByRole('group', { name: '第 1 页' }, { timeout: 20_000 })
    // Its text is there to be marked, though the file brings neither font nor character map.
    await waitFor(() => expect(page).toHaveTextContent('讲义第1页'))
    await waitFor(() => expect(page.querySelector('canvas')).toBeVisible())
    const marked = canvasElement.ownerDocument.getSelection()
    marked?.selectAllChildren(page)
    await expect(String(marked)).toContain('二次函数的图象与性质')
    marked?.removeAllRanges()
    await expect(canvas.getByRole('link', { name: '下载' })).toHaveAttribute('download', '讲义.pdf')
  },
}

/** Three hundred pages open like three: only those in sight are there. */
export const Long: Story = {
  args: { url: samplePdf(300), name: '教材.pdf' },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: '页码' }, { timeout: 20_000 })
    await expect(canvas.getByText('/ 300')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.pdf-page').length).toBeLessThan(6)
    await userEvent.type(field, '{Control>}a{/Control}150{Enter}')
    await expect(await canvas.findByRole('group', { name: '第 150 页' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('150'))
    await expect(canvasElement.querySelectorAll('.pdf-page').length).toBeLessThan(6)
  },
}

export const Finding: Story = {
  args: { url: samplePdf(40) },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('searchbox', { name: '在文档中查找' }, { timeout: 20_000 })
    await userEvent.type(field, '第27页')
    await expect(await canvas.findByText('1 / 1', {}, { timeout: 10_000 })).toBeVisible()
    const page = await canvas.findByRole('group', { name: '第 27 页' })
    await waitFor(() => expect(page.querySelector('mark[data-current]')).toHaveTextContent('第27页'))
    await userEvent.clear(field)
    await userEvent.type(field, '函数')
    await expect(await canvas.findByText('1 / 40', {}, { timeout: 10_000 })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('2 / 40')).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    await expect(await canvas.findByText('40 / 40')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '导数')
    await expect(await canvas.findByText('没有找到', {}, { timeout: 10_000 })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('mark')).toBeNull())
  },
}

export const Zooming: Story = {
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('group', { name: '第 1 页' }, { timeout: 20_000 })
    const wide = page.getBoundingClientRect().width
    await userEvent.click(canvas.getByRole('button', { name: '适合页面' }))
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeLessThan(wide / 1.5))
    canvas.getByRole('region', { name: '讲义.pdf' }).focus()
    await userEvent.keyboard('+')
    const larger = page.getBoundingClientRect().width
    await userEvent.keyboard('-')
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeLessThan(larger))
    await userEvent.keyboard('0')
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeCloseTo(wide, 0))
  },
}

/** All pages come to the printer as pictures, from a frame without an address. */
export const Printing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '打印' }, { timeout: 20_000 }))
    const frame = canvas.getByTitle<HTMLIFrameElement>('打印')
    const view = frame.contentWindow
    if (!view) throw new Error('The frame has no window')
    const pages = fn()
    const print = spyOn(view, 'print').mockImplementation(() => {
      pages(frame.contentDocument?.images.length)
      view.dispatchEvent(new Event('afterprint'))
    })
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 20_000 })
    await expect(pages).toHaveBeenCalledWith(3)
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull())
  },
}

export const Locked: Story = {
  args: { url: lockedPdf(), name: '答案.pdf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个 PDF 有密码', {}, { timeout: 20_000 })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('密码'), 'orange{Enter}')
    await expect(await canvas.findByText('密码不对，请再试', {}, { timeout: 20_000 })).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('密码'))
    await userEvent.type(canvas.getByLabelText('密码'), 'mango{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: '第 1 页' })).toHaveTextContent('Locked page'), {
      timeout: 20_000,
    })
  },
}

export const Broken: Story = {
  args: { url: 'data:application/pdf;base64,AAAA', name: '坏了.pdf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个 PDF 已损坏，打不开', {}, { timeout: 20_000 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '下载' })).toBeVisible()
  },
}

export const NotThere: Story = {
  args: { url: '/nowhere.pdf' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: '重试' }, { timeout: 20_000 })
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(await canvas.findByRole('button', { name: '重试' }, { timeout: 20_000 })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('group', { name: '第 1 页' }, { timeout: 20_000 })
    await waitFor(() => expect(page.querySelector('canvas')).toBeVisible())
  },
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('group', { name: '第 1 页' }, { timeout: 20_000 })
    await waitFor(() => expect(page.querySelector('canvas')).toBeVisible())
  },
}
