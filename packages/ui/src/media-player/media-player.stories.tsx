import { useLayoutEffect, useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { MediaPlayer, type MediaPlayerHandle, type MediaPlayerProps } from './index.ts'
import { silence } from './sample-sound.ts'

const sound = silence(60)
const other = silence(30)

const meta = {
  title: 'Parts/Media player',
  component: MediaPlayer,
  args: { kind: 'audio', name: '听力材料.wav', url: sound, onTime: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof MediaPlayer>
export default meta

type Story = StoryObj<typeof meta>

/** The element has come so far that it can be led. */
async function ready(place: HTMLElement): Promise<HTMLMediaElement> {
  const media = place.querySelector<HTMLMediaElement>('audio, video')
  if (!media) throw new Error('There is no media element')
  await waitFor(() => expect(media.readyState).toBeGreaterThan(0))
  return media
}

export const Sound: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const media = await ready(canvasElement)
    await waitFor(() => expect(canvas.getByText('00:00 / 01:00')).toBeVisible())
    canvas.getByRole('region', { name: '听力材料.wav' }).focus()
    await userEvent.keyboard('l')
    await waitFor(() => expect(args.onTime).toHaveBeenLastCalledWith(10))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(media.currentTime).toBe(15))
    await userEvent.keyboard('j')
    await waitFor(() => expect(canvas.getByText('00:05 / 01:00')).toBeVisible())
    await userEvent.keyboard('m')
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消静音' })).toBeVisible())
    await expect(canvas.getByRole('slider', { name: '播放进度' })).toHaveAttribute('aria-valuetext', '00:05 / 01:00')
  },
}

/** Space on a button is the button's press alone. */
export const SpaceOnce: Story = {
  // Silent films may be started by a script, which a test is.
  args: { kind: 'video' },
  play: async ({ canvas, canvasElement }) => {
    const media = await ready(canvasElement)
    media.muted = true
    const plays = fn()
    media.addEventListener('play', plays)
    canvas.getByRole('button', { name: '播放' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('button', { name: '暂停' })).toBeVisible())
    await expect(plays).toHaveBeenCalledOnce()
    await userEvent.keyboard('k')
    await waitFor(() => expect(canvas.getByRole('button', { name: '播放' })).toBeVisible())
    await expect(media.paused).toBe(true)
  },
}

export const FilmOfItsOwnSize: Story = {
  args: { kind: 'video', size: { width: 530, height: 306 } },
  play: async ({ canvasElement }) => {
    const media = await ready(canvasElement)
    await waitFor(() => expect([media.offsetWidth, media.offsetHeight]).toEqual([530, 306]))
  },
}

const kept = new Map<string, string>()
const storage: NonNullable<MediaPlayerProps['storage']> = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
}

export const SpeedIsKept: Story = {
  args: { storage },
  beforeEach: () => kept.clear(),
  render: function Twice(args) {
    const [count, setCount] = useState(0)
    return (
      <>
        <MediaPlayer key={count} {...args} />
        <Button onClick={() => setCount(count + 1)}>下一个</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '播放速度' }), '1.5×')
    await userEvent.click(canvas.getByRole('button', { name: '下一个' }))
    const next = await ready(canvasElement)
    await waitFor(() => expect(next.playbackRate).toBe(1.5))
    canvas.getByRole('button', { name: '播放' }).focus()
    await userEvent.keyboard('>')
    await waitFor(() => expect(next.playbackRate).toBe(2))
  },
}

export const GoesOnWhereItWas: Story = {
  args: { startAt: 42 },
  play: async ({ canvas, canvasElement }) => {
    const media = await ready(canvasElement)
    await waitFor(() => expect(media.currentTime).toBe(42))
    await expect(await canvas.findByText('已从 00:42 继续')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '从头看' }))
    await waitFor(() => expect(media.currentTime).toBe(0))
    await expect(canvas.queryByText('已从 00:42 继续')).toBeNull()
  },
}

/** Under an address that was signed anew it is the same sound, and goes on; another one begins where that was left. */
export const SignedAnew: Story = {
  render: function Signed(args) {
    const [url, setUrl] = useState(sound)
    return (
      <>
        <MediaPlayer {...args} url={url} startAt={url === other ? 7 : 0} />
        <Button onClick={() => setUrl(`${sound}?Expires=2`)}>换签名</Button>
        <Button onClick={() => setUrl(other)}>换文件</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const media = await ready(canvasElement)
    canvas.getByRole('region', { name: '听力材料.wav' }).focus()
    await userEvent.keyboard('l')
    await waitFor(() => expect(canvas.getByText('00:10 / 01:00')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '换签名' }))
    await expect(canvasElement.querySelector('audio')).toBe(media)
    await expect(media.currentTime).toBe(10)
    await userEvent.click(canvas.getByRole('button', { name: '换文件' }))
    await waitFor(() => expect(canvas.getByText('00:07 / 00:30')).toBeVisible())
  },
}

/** Whoever chooses a place before the film is there gets it, and not the one where it was left. */
export const LedBeforeItIsThere: Story = {
  args: { startAt: 42 },
  render: function Led(args) {
    const player = useRef<MediaPlayerHandle>(null)
    useLayoutEffect(() => player.current?.seek(30), [])
    return <MediaPlayer {...args} ref={player} />
  },
  play: async ({ canvas, canvasElement }) => {
    const media = await ready(canvasElement)
    await waitFor(() => expect(canvas.getByText('00:30 / 01:00')).toBeVisible())
    await expect(media.currentTime).toBe(30)
    await expect(canvas.queryByText('已从 00:42 继续')).toBeNull()
  },
}

export const LedFromOutside: Story = {
  render: function Led(args) {
    const player = useRef<MediaPlayerHandle>(null)
    return (
      <>
        <MediaPlayer {...args} ref={player} />
        <Button onClick={() => player.current?.seek(30)}>第 2 页</Button>
      </>
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await ready(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(args.onTime).toHaveBeenLastCalledWith(30))
  },
}

export const Help: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('region').focus()
    await userEvent.keyboard('?')
    const help = canvas.getByRole('dialog', { name: '快捷键' })
    await expect(help).toHaveTextContent('减速、加速')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Unplayable: Story = {
  args: {
    kind: 'video',
    name: '课堂实录.avi',
    url: 'data:video/x-msvideo;base64,AAAA',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('浏览器播放不了这个文件')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '下载' })).toHaveAttribute('download', '课堂实录.avi')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByText('浏览器播放不了这个文件')).toBeVisible()
  },
}

/** Whoever knows that it may be still to come has the word, and leads to another try that plays. */
export const StillToCome: Story = {
  args: {
    ...Unplayable.args,
    unplayable: (failed, again) => (
      <>
        <p>还在路上</p>
        <Button onClick={again}>到了</Button>
        {failed}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还在路上')).toBeVisible()
    await expect(canvas.getByText('浏览器播放不了这个文件')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '到了' }))
    await expect(canvas.queryByText('还在路上')).toBeNull()
    await expect(await canvas.findByText('还在路上')).toBeVisible()
  },
}

/** A film nothing has come of yet: its source never ends. */
export const Film: Story = {
  args: { kind: 'video', name: '二次函数.mp4', marks: [{ time: 20, label: '第 2 页' }] },
  render: function Waiting(args) {
    const [url] = useState(() => URL.createObjectURL(new MediaSource()))
    return <MediaPlayer {...args} url={url} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:00 / --:--')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: '播放进度' })).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '播放' })).toHaveFocus()
    for (const name of ['后退 10 秒', '前进 10 秒']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: '播放速度' })).toHaveFocus()
  },
}

/** A sound played as a film: what a browser does that does not know the picture's format. */
export const SoundWithoutPicture: Story = {
  args: { kind: 'video', name: '手机录像.mov', marks: [{ time: 20, label: '第 2 页' }] },
  play: async ({ canvas, canvasElement }) => {
    const media = await ready(canvasElement)
    await expect(await canvas.findByText('浏览器放不出画面，只有声音')).toBeVisible()
    media.currentTime = 25
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: '播放进度' })).toHaveAttribute(
        'aria-valuetext',
        '00:25 / 01:00，第 2 页',
      ),
    )
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    await expect(await canvas.findByText('00:00 / 01:00')).toBeVisible()
  },
}

/** None of its buttons lies beside it, where they are as large as a finger, too. */
async function holdsItsButtons(place: HTMLElement) {
  const player = place.querySelector('.player')!.getBoundingClientRect()
  for (const button of place.querySelectorAll('.player-row :is(button, select)'))
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(player.right)
}

export const Narrow: Story = {
  ...Film,
  globals: { width: '320' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '全屏' })).toBeVisible()
    await holdsItsButtons(canvasElement)
  },
}

export const NarrowSound: Story = {
  globals: { width: '320' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement)
    await expect(canvas.getByRole('button', { name: '播放' })).toBeVisible()
    await expect(canvas.getByRole('slider', { name: '播放进度' })).toBeVisible()
    await holdsItsButtons(canvasElement)
  },
}
