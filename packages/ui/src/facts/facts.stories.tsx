import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './facts.css?inline'

function Facts({ facts }: { facts: readonly string[] }) {
  const styles = useLazyStyles(css)
  return (
    <p ref={styles} className="facts">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

const meta = {
  title: 'Foundations/Facts',
  component: Facts,
  tags: ['!autodocs'],
  args: { facts: ['数学', '16:20', '答对 18 题，答错 2 题'] },
} satisfies Meta<typeof Facts>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const tops = args.facts.map((fact) => canvas.getByText(fact).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

/** Where a fact begins a new line, its dot is beyond the edge and cut off. */
export const Wrapped: Story = {
  args: { facts: ['九年级上学期期中联考', '第 12 题', '2026-11-12', '错因：审题不清', '九年级数学同步练习'] },
  globals: { width: '320' },
  play: async ({ args, canvas, canvasElement }) => {
    const line = canvasElement.querySelector('.facts')
    const words = args.facts.map((fact) => canvas.getByText(fact))
    const first = words.filter((word) => word.offsetLeft === words[0]?.offsetLeft)
    await expect(first.length).toBeGreaterThan(1)
    const cut = line && Number.parseFloat(getComputedStyle(line).clipPath.replace(/.* /, ''))
    for (const word of first) await expect(cut).toBe(Number.parseFloat(getComputedStyle(word).paddingInlineStart))
  },
}

export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
