import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from '@mango/contract/media'
import { Unconvertible, type Made } from '../../shared/media/converter.ts'
import { madeFile } from './made-file.ts'
import type { Workshop } from './workshop.ts'

const mostPages = '200'
/** Of the longer side, in pixels: enough for a classroom's screen. */
const size = '1600'

/** Pictures of the pages of a PDF. */
export async function convertPages({ folder, source, run }: Workshop, pdftoppm: string): Promise<Made> {
  const made = path.join(folder, 'pages')
  await mkdir(made)
  const pictures = ['-jpeg', '-jpegopt', 'quality=85', '-scale-to', size, '-l', mostPages]
  await run([pdftoppm, '-q', ...pictures, source, path.join(made, 'page')])
  // Their numbers are of one length each.
  const pages = (await readdir(made)).toSorted()
  if (pages.length === 0) throw new Unconvertible(text.broken)
  return { pages: pages.map((page) => madeFile(path.join(made, page))) }
}
