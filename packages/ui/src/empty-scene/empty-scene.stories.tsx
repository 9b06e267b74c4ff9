import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { EmptyScene, type SceneName } from './index.ts'

const chosen = fn()

const meta = {
  title: 'Parts/Empty scene',
  component: EmptyScene,
  tags: ['!autodocs'],
  args: {
    scene: 'camera',
    text: '还没有精彩瞬间',
    detail: '一张照片、一段视频，都值得记下',
    actions: (
      <Button variant="primary" icon="plus" onClick={chosen}>
        添加
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyScene>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有精彩瞬间')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '添加' }))
    await expect(chosen).toHaveBeenCalled()
  },
}

const texts: [SceneName, string][] = [
  ['book', '还没有错题'],
  ['calendar', '今天没有课'],
  ['camera', '还没有精彩瞬间'],
  ['chart', '还没有评价数据'],
  ['people', '还没有学生'],
  ['basket', '错题篮是空的'],
  ['offline', '网络断开了'],
  ['expired', '这份档案的链接已经过期'],
  ['play', '这一节还没有课堂'],
]

export const Variants: Story = {
  render: () => (
    <div className="demo-tiles">
      {texts.map(([scene, text]) => (
        <EmptyScene key={scene} scene={scene} text={text} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const [, text] of texts) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(texts.length)
  },
}

export const LongText: Story = {
  args: {
    text: '这一个学期里还没有任何老师或者同学为你记下过任何一个精彩的瞬间',
    detail: '可以请班主任、家长或者自己添加一张照片或者一段不超过一百兆的视频，添加以后会显示在这里',
    actions: (
      <>
        <Button variant="primary">添加一个精彩瞬间</Button>
        <Button>看看上个学期</Button>
      </>
    ),
  },
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '添加一个精彩瞬间' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '看看上个学期' })).toBeVisible()
  },
}

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } }

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '添加' })).toBeVisible(),
}
