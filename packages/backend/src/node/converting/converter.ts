import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text, type Conversion } from '@mango/contract/media'
import { Unconvertible, type Converter, type Made } from '../../shared/media/converter.ts'
import { convertCover } from './cover.ts'
import { convertOffice } from './office.ts'
import { convertPages } from './pages.ts'
import { convertPicture } from './picture.ts'
import { runTool, ToolFailed } from './run-tool.ts'
import type { Tools } from './find-tools.ts'
import { convertVideo } from './video.ts'
import type { Workshop } from './workshop.ts'

const minute = 60_000
/** How long one program may take. */
const patience: Readonly<Record<Conversion, number>> = {
  video: 45 * minute,
  pdf: 3 * minute,
  slides: 3 * minute,
  cover: minute,
  small: minute,
}

/** Converts with the programs that were found, each file in a folder of its own that goes afterwards. */
export function createConverter({ ffmpeg, office, pages, manners }: Tools, limits = patience): Converter {
  const ways: Readonly<Record<Conversion, ((shop: Workshop) => Promise<Made>) | undefined>> = {
    video: ffmpeg && ((shop) => convertVideo(shop, ffmpeg)),
    pdf: office === undefined ? undefined : (shop) => convertOffice(shop, office),
    slides: pages === undefined ? undefined : (shop) => convertPages(shop, pages),
    cover: pages === undefined ? undefined : (shop) => convertCover(shop, pages),
    small: ffmpeg && ((shop) => convertPicture(shop, ffmpeg.ffmpeg)),
  }
  return {
    can: (kind) => ways[kind] !== undefined,
    tools: { ffmpeg: ffmpeg !== undefined, libreoffice: office !== undefined, poppler: pages !== undefined },
    async convert({ kind, extension, content }, keep, signal) {
      const way = ways[kind]
      if (!way) throw new Unconvertible(text.missing[kind])
      const folder = await mkdtemp(path.join(tmpdir(), 'mango-converting-'))
      const milliseconds = limits[kind]
      // The name that the file came with stays outside; what its kind is, is on the list that the contract gives.
      const source = path.join(folder, kind === 'pdf' ? `source.${extension}` : 'source')
      try {
        // Node's web streams are typed apart from the browser's, which they are.
        await pipeline(Readable.from(content as unknown as AsyncIterable<Uint8Array>), createWriteStream(source), {
          signal,
        })
        const run: Workshop['run'] = (command, most = milliseconds) =>
          runTool({ command: [...manners, ...command], folder, milliseconds: most, signal })
        const made = await way({ folder, source, extension, milliseconds, run }).catch((error: unknown) => {
          if (!(error instanceof ToolFailed)) throw error
          console.error(error.message)
          throw new Unconvertible(text.broken)
        })
        await keep(made)
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 })
      }
    },
  }
}
