import type { Locator } from 'playwright'

/** Types letter by letter with nothing in between: no machine is so slow that a pause comes of it. */
export async function typeAtOnce(field: Locator, words: string): Promise<void> {
  await field.focus()
  await field.evaluate((_, letters) => {
    for (const letter of letters) document.execCommand('insertText', false, letter)
  }, words)
}
