import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { utf8 } from '../drawing/bytes.ts'
import type { PdfBlock, PdfDocument, PdfPart } from './document.ts'
import { printPdf } from './print.ts'

const words = (text: string): PdfPart => ({ kind: 'text', text, look: 'body' })
const drawing = (height: number, text = ''): PdfPart => ({
  kind: 'picture',
  width: 1,
  picture: {
    format: 'svg',
    bytes: utf8(
      `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="${height}" viewBox="0 0 500 ${height}"><text x="20" y="40" font-size="20">${text}</text></svg>`,
    ),
  },
})
const document = (blocks: readonly PdfBlock[], columns: 1 | 2 = 1): PdfDocument => ({
  title: '夏书豪 数学错题',
  facts: ['七年级(1)班', '共 2 题'],
  columns,
  blocks,
})

/** The text of each page, line by line, as it can be searched and copied. */
async function read(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const lines: string[] = ['']
    for (const item of items) {
      if (!('str' in item)) continue
      lines[lines.length - 1] += item.str
      if (item.hasEOL) lines.push('')
    }
    pages.push(lines)
  }
  await pdf.destroy()
  return pages
}
const print = async (blocks: readonly PdfBlock[], columns: 1 | 2 = 1) =>
  read((await printPdf(document(blocks, columns))).bytes)

describe('a printed document', () => {
  it('can be searched, in its text and in its drawings, rare names too', async () => {
    const [page = []] = await print([[words('龑喆同学用勾股定理'), drawing(80, '求 x² 的值')]])
    expect(page.join('')).toContain('龑喆同学用勾股定理')
    expect(page.join('')).toContain('求 x² 的值')
    expect(page.join('')).toContain('第 1 页 / 共 1 页')
  })

  it.each([1, 2] as const)('splits no block that fits on a page, in %d columns', async (columns) => {
    const blocks = Array.from({ length: 30 }, (_, index) => [
      words(`开始${index}。`),
      drawing(140 + (index % 5) * 60),
      words(`结束${index}。`),
    ])
    const pages = (await print(blocks, columns)).map((lines) => lines.join(''))
    expect(pages.length).toBeGreaterThan(2)
    for (const index of blocks.keys())
      expect(pages.filter((page) => page.includes(`开始${index}。`) && page.includes(`结束${index}。`))).toHaveLength(1)
  })

  it('has the rare characters of names, phonetics, formulas and what stands lower or higher', async () => {
    const texts = ['张㛃、王𫖮、李䶮、𠮷田', '[ˈʃædəʊ] θ ŋ', 'H₂O、10⁻³、aₙ', '∛8、⌈x⌉、a⩽b、𝑥⟂𝑦']
    const [page = []] = await print(texts.map((text) => [words(text), drawing(80, text)]))
    for (const text of texts) expect(page.join('').split(text)).toHaveLength(3)
  })

  it('marks the place of a character that its face lacks, in drawings too', async () => {
    const [page = []] = await print([[words('张😀\u200b、王한、e\u0301 ①'), drawing(80, '李ع')]])
    for (const shown of ['张□', '王□', '①', '李□']) expect(page.join('')).toContain(shown)
    expect(page.join('').match(/□/g)).toHaveLength(3)
  })

  it('goes on over the pages where a block is longer than one', async () => {
    const long = `${'这是一道很长的题目，'.repeat(400)}完。`
    const pages = (await print([[words(long)], [drawing(2600, '图')], [words('后面')]])).map((lines) => lines.join(''))
    expect(pages.join('').replaceAll(/夏书豪 数学错题|七年级\(1\)班|共 2 题|第 \d+ 页 \/ 共 \d+ 页|\s/g, '')).toContain(
      long,
    )
    expect(pages.at(-1)).toContain('后面')
  })

  it('begins no line with a closing mark', async () => {
    const text = '他说：“好的，明天见。”（然后走了）；《春》、《背影》，都读过！'.repeat(60)
    const lines = (await print([[words(text)]])).flat().filter((line) => line.length > 10)
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.filter((line) => /^[，。、；：！？）》”’】]/.test(line))).toEqual([])
  })

  it('leaves out a picture that cannot be read', async () => {
    const broken: PdfPart = { kind: 'picture', width: 1, picture: { format: 'raster', bytes: utf8('no picture') } }
    const [page = []] = await print([[words('题目'), broken, words('答案')]])
    expect(page.join('')).toContain('答案')
  })
})
