import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileMark } from './index.ts'

const meta = { title: 'Parts/File mark', component: FileMark, args: { name: '课件.pptx' } } satisfies Meta<
  typeof FileMark
>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className="demo">
      {['a.pdf', 'a.pptx', 'a.docx', 'a.xlsx', 'a.mp4', 'a.mp3', 'a.png', 'a.txt', 'a.zip', 'a.xyz'].map((name) => (
        <FileMark key={name} name={name} />
      ))}
      <FileMark name="" text="链接" tone="sky" />
    </div>
  ),
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }
