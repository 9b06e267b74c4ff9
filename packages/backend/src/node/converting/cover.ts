import path from 'node:path'
import type { Made } from '../../shared/media/converter.ts'
import { madeFile } from './made-file.ts'
import type { Workshop } from './workshop.ts'

/** Of the longer side, in pixels: enough for a card on a sharp screen. */
const size = '480'

/** A small picture of the first page of a PDF. */
export async function convertCover({ folder, source, run }: Workshop, pdftoppm: string): Promise<Made> {
  const cover = path.join(folder, 'cover')
  const picture = ['-jpeg', '-jpegopt', 'quality=80', '-scale-to', size, '-f', '1', '-l', '1', '-singlefile']
  await run([pdftoppm, '-q', ...picture, source, cover])
  return { still: madeFile(`${cover}.jpg`) }
}
