import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleFiles } from '../preview/sample-files.ts'
import { PhotoViewer, type PhotoViewerProps } from './index.ts'

const photos = sampleFiles.pictures.map(({ url, name }, index) => ({
  url,
  name,
  ...(index === 1 && { note: '已订正' }),
}))

const meta = {
  title: 'Parts/Photo viewer',
  component: PhotoViewer,
  args: { photos, index: 0, label: '作答原图', onIndexChange: fn(), onTurn: fn() },
  tags: ['!autodocs'],
  render: function Held({ onIndexChange, ...args }: PhotoViewerProps) {
    const [index, setIndex] = useState(args.index)
    const change = (next: number) => {
      setIndex(next)
      onIndexChange(next)
    }
    return (
      <div style={{ blockSize: 480, position: 'relative' }}>
        <PhotoViewer {...args} index={index} onIndexChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof PhotoViewer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const first = await canvas.findByRole('img', { name: '板书-抛物线.jpg' })
    await waitFor(() => expect(canvas.getByText('100%')).toBeVisible())
    canvas.getByRole('group', { name: '板书-抛物线.jpg' }).focus()
    await userEvent.keyboard('r')
    await expect(first.style.transform).toContain('rotate(90deg)')
    await expect(args.onTurn).toHaveBeenLastCalledWith(photos[0], 1)
    // Turned for itself alone, and kept while another is looked at.
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('img', { name: '板书-顶点式.jpg' }).style.transform).toContain('rotate(0deg)')
    await userEvent.click(canvas.getByRole('button', { name: /板书-抛物线.jpg/ }))
    await expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' }).style.transform).toContain('rotate(90deg)')
  },
}

/** Arrows look around while it is zoomed, and leaf when it is seen whole. */
export const Keys: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('100%')).toBeVisible())
    canvas.getByRole('group', { name: '板书-抛物线.jpg' }).focus()
    await userEvent.keyboard('+{ArrowRight}')
    await expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' }).style.transform).toContain('translate(-64px')
    await expect(args.onIndexChange).not.toHaveBeenCalled()
    await userEvent.keyboard('0{ArrowRight}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{End}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await expect(await canvas.findByText('加载失败')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '下一个' })).toBeDisabled()
  },
}

export const TurnedLastTime: Story = {
  args: { turns: { [photos[0]?.url ?? '']: 3 } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('img', { name: '板书-抛物线.jpg' })).style.transform).toContain(
      'rotate(270deg)',
    )
  },
}

export const Broken: Story = {
  args: { index: 2 },
  play: async ({ canvas }) => expect(await canvas.findByText('加载失败')).toBeVisible(),
}

export const One: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '下一个' })).toBeNull(),
}

/** Without a row its note stands on the photo itself. */
export const OneWithNote: Story = {
  args: { photos: photos.slice(1, 2) },
  play: async ({ canvas }) => expect(canvas.getByText('已订正', { selector: '.photos-stage > *' })).toBeVisible(),
}

export const None: Story = {
  args: { photos: [] },
  play: async ({ canvas }) => expect(canvas.getByText('还没有照片')).toBeVisible(),
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' })).toBeVisible())
    await expect(await canvas.findByText('100%')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '板书-抛物线.jpg' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '下一个' })).toBeVisible()
  },
}
