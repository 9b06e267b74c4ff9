import { printOf } from '@mango/contract/library'

/** The print of a file; undefined where it is empty or can't be read, or where the page is not served safely: browsers hash nothing there. */
export async function printOfFile(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return undefined
  try {
    return await printOf(file.size, (from, to) => file.slice(from, to).arrayBuffer())
  } catch {
    return undefined
  }
}
