import { createUploadQueue } from '@mango/client/upload'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Sending } from './sending.tsx'

/** A queue that has sent half of a photo, and hears nothing more. */
function half() {
  const queue = createUploadQueue<string>({
    transfer:
      (file) =>
      ({ onProgress }) => {
        onProgress(file.size / 2)
        return new Promise(() => undefined)
      },
    client: { token: () => 'token', session: { subscribe: () => () => undefined } },
  })
  queue.add([new File(['一张答卷'], '答卷.jpg')])
  return queue
}

const meta = { title: 'Widget parts/Sending photos', component: Sending } satisfies Meta<typeof Sending>
export default meta

/** How far a photo is: half of it is half of the bar. */
export const HalfWay: StoryObj = {
  render: function Halved() {
    const [queue] = useState(half)
    return <Sending queue={queue} />
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole<HTMLProgressElement>('progressbar', { name: '上传 答卷.jpg' })
    await expect(bar.position).toBe(0.5)
  },
}
