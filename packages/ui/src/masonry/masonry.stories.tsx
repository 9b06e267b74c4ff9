import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Masonry, type MasonryProps } from './index.ts'

type Photo = { id: number; ratio: number; name: string }

const ratios = [0.75, 1.5, 1, 0.8, 1.77, 1.2]
const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, id) => ({ id, ratio: ratios[id % ratios.length] ?? 1, name: `瞬间 ${id + 1}` }))

const card = (photo: Photo) => (
  <button type="button" style={{ border: 0, padding: 0, background: 'var(--surface)', textAlign: 'start' }}>
    <span style={{ display: 'block', aspectRatio: photo.ratio, background: 'var(--leaf-soft)' }} />
    <span style={{ display: 'block', blockSize: 64, padding: '8px 12px' }}>{photo.name}</span>
  </button>
)

const Held = (props: Partial<MasonryProps<Photo>>) => (
  <Masonry
    label="精彩瞬间"
    items={photos(12)}
    itemKey={(photo) => photo.id}
    ratio={(photo) => photo.ratio}
    card={card}
    {...props}
  />
)
Held.displayName = 'Masonry'

const meta = {
  title: 'Parts/Masonry',
  component: Held,
  tags: ['!autodocs'],
  parameters: { part: Masonry },
} satisfies Meta<typeof Held>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '瞬间 1' })
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '12')
  },
}

const five = photos(500)

export const FiveHundred: Story = {
  args: { items: five },
  decorators: [
    (Story, { viewMode }) => (
      <div style={viewMode === 'docs' ? { maxBlockSize: 480, overflowY: 'auto' } : undefined}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '精彩瞬间' })
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4))
    const height = list.getBoundingClientRect().height
    const [first] = canvas.getAllByRole('button')
    first?.focus()
    window.scrollTo(0, height / 2)
    // Other cards are here, the one with the focus is still here, and the page is as long as before.
    await waitFor(() => expect(canvas.getByRole('button', { name: '瞬间 250' })).toBeInTheDocument())
    await expect(first).toHaveFocus()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60)
    await expect(list.getBoundingClientRect().height).toBe(height)
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByRole('button', { name: '瞬间 2' })).toBeInTheDocument())
  },
}

export const Order: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '瞬间 1' })
    const seen: string[] = []
    for (let press = 0; press < 6; press++) {
      await userEvent.tab()
      seen.push(document.activeElement?.textContent ?? '')
    }
    await expect(seen).toEqual(['瞬间 1', '瞬间 2', '瞬间 3', '瞬间 4', '瞬间 5', '瞬间 6'])
  },
}

export const One: Story = {
  args: { items: photos(1) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '瞬间 1' })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('list', { name: '精彩瞬间' })).toBeEmptyDOMElement(),
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '瞬间 1' })).toBeVisible(),
}

export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: '瞬间 1' })
    const second = canvas.getByRole('button', { name: '瞬间 2' })
    // Two columns, even here.
    await expect(second.getBoundingClientRect().left).toBeGreaterThan(first.getBoundingClientRect().right)
  },
}
