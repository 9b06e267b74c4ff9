import { momentExtensions, momentFileType } from '@mango/contract/growth-profile'
import { joined } from '../../drawing/bytes.ts'
import { sizeOf } from '../../drawing/read-picture.ts'
import { Refusal, text } from '../../refusal.ts'
import type { IncomingFile } from '../../request/upload.ts'

/** As much of a file as tells what it is; a camera writes a good deal before the size of its picture. */
const startBytes = 256 * 1024

export interface MomentFile {
  readonly fileType: number
  /** Of what it is, whatever its name says. */
  readonly extension: string
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** The whole file, to be read once. */
  readonly bytes: AsyncGenerator<Uint8Array>
}

async function startOf(bytes: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  while (length < startBytes) {
    const { done, value } = await bytes.next()
    if (done) break
    // A copy: the piece may be a view on what is read next.
    pieces.push(value.slice())
    length += value.length
  }
  return joined(pieces)
}

async function* after(start: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start
  yield* rest
}

const latin = new TextDecoder('latin1')

/** Photos in the container of videos: those of an iPhone (HEIC), whose name often says .jpg, and AVIF. */
const stills = /^(hei|mif1|msf1|avif)/

/** The kind of video that a file begins like. */
function videoOf(start: Uint8Array): string | undefined {
  const words = latin.decode(start.subarray(0, 12))
  if (words.startsWith('\u001aEß£')) return 'webm'
  if (words.startsWith('OggS')) return 'ogg'
  const [, box, brand] = /^.{4}(ftyp|moov|mdat|wide|free|skip)(.{4})?/s.exec(words) ?? []
  if (box === undefined || (brand !== undefined && stills.test(brand))) return undefined
  return box === 'ftyp' && brand !== 'qt  ' ? 'mp4' : 'mov'
}

const extensionsOfImages: readonly string[] = momentExtensions.image

/** What came, by its content. @throws Refusal where it is no picture or video, whatever it is called */
export async function momentFile({ bytes }: IncomingFile): Promise<MomentFile> {
  const start = await startOf(bytes)
  const whole = after(start, bytes)
  const video = videoOf(start)
  if (video) return { fileType: momentFileType.video, extension: video, size: undefined, bytes: whole }
  const size = sizeOf(start)
  if (!size?.type || !extensionsOfImages.includes(size.type)) throw new Refusal(text.fileOfOtherKind)
  return { fileType: momentFileType.image, extension: size.type, size, bytes: whole }
}
