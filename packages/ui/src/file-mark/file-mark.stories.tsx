import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FileMark } from './index.ts'

const meta = { title: 'Parts/File mark', component: FileMark, args: { name: '课件.pptx' } } satisfies Meta<
  typeof FileMark
>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('PPT')).toBeVisible() }

export const Variants: Story = {
  render: () => (
    <div className="demo">
      {['a.pdf', 'a.pptx', 'a.docx', 'a.xlsx', 'a.mp4', 'a.mp3', 'a.png', 'a.txt', 'a.zip', 'a.xyz'].map((name) => (
        <FileMark key={name} name={name} />
      ))}
      <FileMark name="" text="链接" tone="sky" />
    </div>
  ),
  play: async ({ canvas }) => {
    const marks = ['PDF', 'PPT', 'DOC', 'XLS', '视频', '音频', '图片', '文本', '压缩', '文件', '链接']
    for (const mark of marks) await expect(canvas.getByText(mark)).toBeVisible()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }
