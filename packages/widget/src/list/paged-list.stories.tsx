import { CallError } from '@mango/client'
import type { Page } from '@mango/contract'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import type { Column } from '@mango/ui/table'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ListItems, ListPager, ListTable, usePagedList } from './index.ts'

interface Letter {
  readonly id: number
  readonly text: string
}
interface Shelf {
  /** How many letters there are. */
  total: number
  first?: number
  items?: boolean
  answer?: (page: number) => Promise<Page<Letter>> | undefined
}

const pageSize = 5
const columns: readonly Column<Letter>[] = [
  { key: 'id', header: '编号', width: '96px', cell: (letter) => letter.id },
  { key: 'text', header: '内容', primary: true, cell: (letter) => letter.text },
]
const lettersOf = (total: number, page: number): Page<Letter> => ({
  rows: Array.from({ length: total }, (_, index) => ({ id: index + 1, text: `第 ${index + 1} 封信` })).slice(
    (page - 1) * pageSize,
    page * pageSize,
  ),
  total,
})

function Letters({ total, first = 1, items, answer }: Shelf) {
  const [page, setPage] = useState(first)
  const query = useQuery({
    queryKey: ['letters', total, page],
    queryFn: () => answer?.(page) ?? lettersOf(total, page),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const list = usePagedList(query, { page, pageSize, onPage: setPage })
  const empty = <EmptyState text="没有来信" />
  return (
    <>
      {items ? (
        <ListItems list={list} waiting={<Skeleton lines={pageSize} />} empty={empty}>
          {(letters) => (
            <ul aria-label="来信">
              {letters.map((letter) => (
                <li key={letter.id}>{letter.text}</li>
              ))}
            </ul>
          )}
        </ListItems>
      ) : (
        <ListTable list={list} label="来信" columns={columns} rowKey={(letter) => letter.id} empty={empty} />
      )}
      <ListPager list={list} unit="封" ends />
      <Button onClick={() => void query.refetch()}>刷新</Button>
    </>
  )
}

function Lent(shelf: Shelf) {
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Letters {...shelf} />
    </QueryClientProvider>
  )
}

const meta = { title: 'Widget parts/Paged list', component: Lent, args: { total: 12 } } satisfies Meta<typeof Lent>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('共 12 封 · 第 1 / 3 页')
    await userEvent.click(canvas.getByRole('button', { name: '末页' }))
    await canvas.findByText('第 12 封信')
    await expect(canvas.queryByText('第 1 封信')).toBeNull()
  },
}
export const Items: Story = {
  args: { items: true },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('list', { name: '来信' })).children).toHaveLength(pageSize)
  },
}
export const None: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => void (await canvas.findByText('没有来信')),
}
export const NoItems: Story = {
  args: { total: 0, items: true },
  play: async ({ canvas }) => void (await canvas.findByText('没有来信')),
}

/** An old link, or the last row of the last page went: list and pager both go to the last page there is. */
export const BehindTheEnd: Story = {
  args: { first: 9 },
  play: async ({ canvas }) => {
    await canvas.findByText('第 12 封信')
    await expect(canvas.getByText('共 12 封 · 第 3 / 3 页')).toBeVisible()
    await expect(canvas.queryByText('没有来信')).toBeNull()
  },
}

const never = new Promise<Page<Letter>>(() => undefined)
export const Loading: Story = {
  args: { answer: () => never },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '来信' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('没有来信')).toBeNull()
  },
}
export const LoadingItems: Story = {
  args: { answer: () => never, items: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.skeleton')).toBeVisible()
    await expect(canvas.queryByText('没有来信')).toBeNull()
  },
}
/** The page before stays, dimmed, until the next one is there. */
export const NextPageLoading: Story = {
  args: { answer: (page) => (page > 1 ? never : undefined) },
  play: async ({ canvas }) => {
    await canvas.findByText('第 1 封信')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('第 1 封信')).toBeVisible()
  },
}

const failing = (code: number, message: string) => () =>
  Promise.reject<Page<Letter>>(new CallError('refused', message, { code, message }))
/** A page that does not come says so once, in its place, and the pages before can still be reached. */
export const PageFailing: Story = {
  args: { answer: (page) => (page > 1 ? failing(500, '数据库繁忙')() : undefined) },
  play: async ({ canvas }) => {
    await canvas.findByText('第 1 封信')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(await canvas.findAllByText('数据库繁忙')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '上一页' }))
    await canvas.findByText('第 1 封信')
  },
}
/** Comes once, and is then asked for anew in vain. */
const refreshed = (code: number, message: string, play: Story['play']): Story => ({
  loaders: [
    () => {
      let asked = 0
      return { answer: () => (asked++ === 0 ? undefined : failing(code, message)()) }
    },
  ],
  render: (args, { loaded }) => <Lent {...args} answer={loaded['answer']} />,
  play: async (context) => {
    await context.canvas.findByText('第 1 封信')
    await userEvent.click(context.canvas.getByRole('button', { name: '刷新' }))
    await play?.(context)
  },
})
/** What was asked for anew and did not come leaves what is there, and is told. */
export const RefreshFailing = refreshed(500, '数据库繁忙', async ({ canvas }) => {
  await canvas.findByText('列表没有刷新')
  await expect(canvas.getByText('第 1 封信')).toBeVisible()
  await expect(canvas.getByText('共 12 封 · 第 1 / 3 页')).toBeVisible()
})
/** What may not be seen any more is not. */
export const RefreshRefused = refreshed(100, '没有操作权限', async ({ canvas }) => {
  await canvas.findByText('没有操作权限')
  await expect(canvas.queryByText('第 1 封信')).toBeNull()
})
export const NoPermission: Story = {
  args: { answer: failing(100, '没有操作权限') },
  play: async ({ canvas }) => {
    await canvas.findByText('没有操作权限')
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull()
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByText('共 12 封 · 第 1 / 3 页')).toBeVisible(),
}
export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 12 封 · 第 1 / 3 页')).toBeVisible()
    await expect(canvas.getByText('第 5 封信')).toBeVisible()
  },
}
