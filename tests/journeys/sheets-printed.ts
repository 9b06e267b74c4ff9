import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect } from 'vitest'
import type { Page } from './stage.ts'

/** A font writes some characters as the radicals that look like them. */
const asCharacters = (text: string) => text.replaceAll(/[\u2F00-\u2FDF]/g, (radical) => radical.normalize('NFKC'))

/** What a page prints on A4: the words of each sheet as they were drawn, without the blanks between them. */
export async function sheetsPrinted(page: Page): Promise<string[]> {
  // The looks for paper come a moment after the page.
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.button').filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: null })
  const margin = '10mm'
  const bytes = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } })
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const sheets: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    sheets.push(asCharacters(items.map((item) => ('str' in item ? item.str.replaceAll(/\s/g, '') : '')).join('')))
  }
  await pdf.destroy()
  return sheets
}
