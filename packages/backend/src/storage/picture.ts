import { Refusal } from '../refusal.ts'

/** How pictures begin that every browser shows: JPEG, PNG, GIF, BMP, WebP. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^BM/, /^RIFF.{4}WEBP/s]
const looked = 12

/**
 * The pieces of a picture, as they come. A photo of an iPhone (HEIC), an empty file or a text under a picture's name would be
 * kept, and nobody could ever see it.
 * @throws Refusal where it begins like none that a browser shows
 */
export async function* pictureOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begin = ''
  let held: Uint8Array[] = []
  for await (const piece of bytes) {
    held.push(piece)
    if (begin.length < looked) begin += String.fromCharCode(...piece.subarray(0, looked))
    if (begin.length < looked) continue
    if (!beginnings.some((one) => one.test(begin))) break
    yield* held
    held = []
  }
  if (held.length > 0 || begin === '') throw new Refusal('这张图片打不开，请换成 JPG 或 PNG 格式的')
}
