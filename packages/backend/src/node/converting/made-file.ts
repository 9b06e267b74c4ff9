import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { MadeFile } from '../../shared/media/converter.ts'

/** A file that a tool has written. */
export const madeFile = (file: string): MadeFile => ({
  extension: path.extname(file).slice(1),
  content: () => createReadStream(file),
})
