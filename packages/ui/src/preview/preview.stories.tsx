import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Preview, PreviewDialog, type PreviewDialogProps, VideoViewer } from './index.ts'
import { sampleFiles } from './sample-files.ts'
import { fits } from '../../../../stories/fits.ts'

const meta = {
  title: 'Parts/Preview',
  component: PreviewDialog,
  args: { items: sampleFiles.pictures, index: 0, onIndexChange: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 640 } } },
  render: function Held({ onIndexChange, ...args }: PreviewDialogProps) {
    const [index, setIndex] = useState(args.index)
    const change = (next: number) => {
      setIndex(next)
      onIndexChange(next)
    }
    return <PreviewDialog {...args} index={index} onIndexChange={change} />
  },
} satisfies Meta<typeof PreviewDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Pictures: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('100%')).toBeVisible())
    await expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('img', { name: '板书-抛物线.jpg' })
    await expect(await canvas.findByText('100%')).toBeVisible()
    await userEvent.keyboard('+')
    await expect(canvas.getByText('125%')).toBeVisible()
    await userEvent.keyboard('r')
    await expect(picture.style.transform).toContain('rotate(90deg)')
    await userEvent.keyboard('0')
    await expect(picture.style.transform).toContain('scale(1) rotate(0deg)')
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(picture.style.transform).toContain('translate(-64px, 0px)')
    await userEvent.click(canvas.getByRole('button', { name: '缩小' }))
    await expect(canvas.getByText('100%')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('img', { name: '板书-顶点式.jpg' })).toBeInTheDocument()
    await expect(canvas.getByText('2 / 3')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const BrokenPicture: Story = {
  args: { index: 2 },
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败')).toBeVisible(),
}

export const NoAddress: Story = {
  args: { items: [{ kind: 'image', name: '没有地址.jpg', url: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加载失败')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Text: Story = {
  args: { items: [sampleFiles.text] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/第二节：<b>平移<\/b>/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: '新窗口打开' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Json: Story = {
  args: { items: [sampleFiles.json] },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText(/^\{\n? *"班级"/)).toBeVisible()),
}

export const Audio: Story = {
  args: { items: [sampleFiles.audio] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '播放速度' }), '1.5x')
    await expect(canvasElement.querySelector('audio')?.playbackRate).toBe(1.5)
  },
}

export const BrokenVideo: Story = {
  args: { items: [sampleFiles.video] },
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败')).toBeVisible(),
}

export const Document: Story = {
  args: { items: [sampleFiles.document], viewerUrl: (url) => url },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('课件.pptx')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(frame).toHaveAttribute('sandbox')
  },
}

/** Without a viewer of the owner's no document leaves the page. */
export const DocumentWithoutViewer: Story = {
  args: { items: [sampleFiles.document] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('这种文件不能在线预览，请下载后查看')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '下载' })[0]).toHaveAttribute('download', '课件.pptx')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const Pdf: Story = {
  args: { items: [sampleFiles.pdf], viewerUrl: (url) => url },
  play: async ({ canvas, canvasElement }) => {
    const page = await canvas.findByRole('group', { name: '第 1 页' }, { timeout: 20_000 })
    await waitFor(() => expect(page).toHaveTextContent('讲义第1页'))
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const OnThePage: Story = {
  render: () => <Preview item={sampleFiles.text} />,
  play: async ({ canvas }) => expect(await canvas.findByText(/第二节：<b>平移<\/b>/)).toBeVisible(),
}

// Films of which nothing has come yet; a source serves one player.
const comingFilm = () => URL.createObjectURL(new MediaSource())
const comingFilms = [comingFilm(), comingFilm(), comingFilm(), comingFilm(), comingFilm()] as const

export const VideoSizes: Story = {
  render: () => (
    <div className="demo">
      <VideoViewer url={comingFilms[0]} name="宽" size="wide" />
      <VideoViewer url={comingFilms[1]} name="窄" size="narrow" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = ['宽', '窄'].map((name) => canvas.getByLabelText(name).offsetWidth)
    await expect(wide).toBeGreaterThan(narrow ?? Infinity)
  },
}

/** A film has the size that it is given, as far as there is room for it. */
export const FilmOfItsOwnSize: Story = {
  render: () => (
    <div style={{ display: 'grid' }}>
      {[900, 320].map((inlineSize, index) => (
        <div key={inlineSize} style={{ inlineSize, maxInlineSize: '100%' }}>
          <Preview
            item={{
              kind: 'video',
              name: `${inlineSize}`,
              url: comingFilms[index + 3] ?? '',
              filmSize: { width: 530, height: 306 },
            }}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [roomy, small] = ['900', '320'].map((name) => canvas.getByLabelText(name))
    await waitFor(() => expect([roomy?.offsetWidth, roomy?.offsetHeight]).toEqual([530, 306]))
    const width = small?.offsetWidth ?? 0
    await expect(width).toBeLessThan(320)
    await expect(Math.abs((small?.offsetHeight ?? 0) - (width * 306) / 530)).toBeLessThan(2)
  },
}

/** The choice of speed stays with the film, however high the place is that somebody puts around it. */
export const FilmInAHighPlace: Story = {
  render: () => (
    <Preview
      item={{ kind: 'video', name: '高', url: comingFilms[2] }}
      around={(item, show) => <div style={{ display: 'grid', blockSize: 900, inlineSize: '100%' }}>{show(item)}</div>}
    />
  ),
  play: async ({ canvas }) => {
    const gap = () =>
      canvas.getByText('播放速度').getBoundingClientRect().top -
      canvas.getByLabelText('高').getBoundingClientRect().bottom
    await waitFor(() => expect(canvas.getByLabelText('高').offsetHeight).toBe(444))
    await expect(gap()).toBeLessThan(24)
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' })).toBeVisible())
    await expect(canvas.getByText('1 / 3')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' })).toBeVisible())
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    await fits(canvas.getByRole('dialog'))
  },
}
