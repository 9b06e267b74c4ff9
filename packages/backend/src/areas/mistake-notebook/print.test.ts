import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { printPdf } from '../../pdf/print.ts'
import { paperOf, type PaperWish } from './print.ts'
import type { Printable } from './printable.ts'

const words = (text: string) => [{ part: '', text, picture: undefined }]
const question = (id: number): Printable => ({
  id,
  typeName: id % 2 === 0 ? '解答题' : '单选题',
  content: id === 3 ? `写下来的题${id}` : '',
  picture: undefined,
  options: id === 3 ? ['A. 甲项', 'B. 乙项'] : [],
  myAnswer: words(`我写的${id}。`),
  answer: words(`正确的${id}。`),
  parse: words(`因为${id}。`),
  reasons: id % 5 === 0 ? ['粗心'] : [],
})
const basket = Array.from({ length: 50 }, (_, index) => question(index + 1))
const usual: PaperWish = {
  name: '夏书豪 数学错题',
  fillMyAnswer: true,
  fillAnswerAndParse: true,
  answersAtEnd: false,
  reasons: true,
  room: true,
  nameLine: true,
  columns: 1,
  order: 'added',
  pictureSize: 60,
}

/** The text of each page of a paper. */
async function pagesOf(wish: Partial<PaperWish>, questions = basket): Promise<string[]> {
  const owner = { className: '七年级(1)班', today: '2026-11-20' }
  const { bytes, pages } = await printPdf(paperOf({ ...usual, ...wish }, owner, questions))
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const read: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    read.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await pdf.destroy()
  expect(read).toHaveLength(pages)
  return read
}
const found = (pages: readonly string[], pattern: RegExp) =>
  [...pages.join('').matchAll(pattern)].map(([, number]) => Number(number))
const numbers = basket.map(({ id }) => id)

it.each([1, 2] as const)(
  'fifty questions stand in their order, each with its answers, in %s columns',
  async (columns) => {
    const pages = await pagesOf({ columns })
    expect(found(pages, /(\d+)\. 【/g)).toEqual(numbers)
    expect(found(pages, /】写下来的题(\d)A\. 甲项B\. 乙项/g)).toEqual([3])
    for (const pattern of [/我写的(\d+)。/g, /正确的(\d+)。/g, /因为(\d+)。/g])
      expect(found(pages, pattern)).toEqual(numbers)
    // A question and what belongs to it are on one page.
    for (const id of numbers) {
      const own = pages.filter((page) => page.includes(`正确的${id}。`))
      expect(own).toHaveLength(1)
      expect(found(own, /(\d+)\. 【/g)).toContain(id)
    }
  },
)

it('answers at the end come behind all questions on pages of their own, under the same numbers', async () => {
  const pages = await pagesOf({ answersAtEnd: true })
  expect(pages.filter((page) => page.includes('】') && /我写的|正确的/.test(page))).toEqual([])
  const all = pages.join('')
  expect(all.lastIndexOf('】')).toBeLessThan(all.indexOf('我写的'))
  expect(found([all], /(\d+)\. 我写的\d+。/g)).toEqual(numbers)
  expect(found([all], /(\d+)\. 正确的\d+。/g)).toEqual(numbers)
})

it('by type the choice questions come first, and keep their order', async () => {
  const pages = await pagesOf({ order: 'type' })
  const asked = found(pages, /正确的(\d+)。/g)
  expect(asked).toEqual([...numbers.filter((id) => id % 2 === 1), ...numbers.filter((id) => id % 2 === 0)])
  expect(found(pages, /(\d+)\. 【/g)).toEqual(numbers)
})

it('shuffled questions are all there, for a basket always in the same order', async () => {
  const once = found(await pagesOf({ order: 'shuffled' }), /正确的(\d+)。/g)
  expect(once).not.toEqual(numbers)
  expect(once.toSorted((a, b) => a - b)).toEqual(numbers)
  expect(found(await pagesOf({ order: 'shuffled' }), /正确的(\d+)。/g)).toEqual(once)
})

it.each([false, true])(
  'what belongs to a part of a question says to which one, answers at the end: %s',
  async (answersAtEnd) => {
    const parts = (text: string) =>
      [2, 3].map((number) => ({ part: `（${number}）`, text: `${text}${number}`, picture: undefined }))
    const asked = { ...question(2), myAnswer: parts('写'), answer: parts('对'), parse: parts('因') }
    const all = (await pagesOf({ answersAtEnd }, [asked])).join('')
    for (const text of ['写', '对', '因'])
      for (const number of [2, 3]) expect(all).toContain(`（${number}）${text}${number}`)
  },
)

it('room to write is less where something is only filled in, and none where something is chosen', async () => {
  const linesOf = (typeName: string) =>
    paperOf(usual, { className: '', today: '' }, [{ ...question(1), typeName }]).blocks.flatMap((block) =>
      block.flatMap((part) => (part.kind === 'lines' ? part.count : [])),
    )
  expect([linesOf('解答题'), linesOf('填空题'), linesOf('单选题')]).toEqual([[5], [2], []])
})
