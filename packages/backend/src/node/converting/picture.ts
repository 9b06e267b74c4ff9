import path from 'node:path'
import type { Made } from '../../shared/media/converter.ts'
import { madeFile } from './made-file.ts'
import type { Workshop } from './workshop.ts'

/** Pictures that are files of their own: no list that leads to others, no drawing. */
const containers = 'jpeg_pipe,png_pipe,apng,gif,bmp_pipe,webp_pipe'
const guarded = ['-protocol_whitelist', 'file', '-format_whitelist', containers]
/** Enough for a card on a sharp screen. By area, so that a long screenshot is no thread. */
const pixels = 640 * 480
const size = `scale='iw*min(1,sqrt(${pixels}/(iw*ih)))':-1`

/** A small picture of a large one, upright; where that is transparent it is, too. What moves stands still. */
export async function convertPicture({ folder, source, run }: Workshop, ffmpeg: string): Promise<Made> {
  const still = path.join(folder, 'still.webp')
  const frame = ['-frames:v', '1', '-vf', size, '-c:v', 'libwebp']
  await run([ffmpeg, '-nostdin', '-v', 'error', ...guarded, '-i', source, ...frame, still])
  return { still: madeFile(still) }
}
