import { expect, test } from 'vitest'
import { pictureOf } from './picture.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
async function* inPieces(content: string, size: number) {
  for (let at = 0; at < content.length; at += size) yield bytesOf(content.slice(at, at + size))
}
async function read(content: string, size: number) {
  let whole = ''
  for await (const piece of pictureOf(inPieces(content, size))) whole += String.fromCharCode(...piece)
  return whole
}

test.each([
  ['JPEG', '\xff\xd8\xff\xe0 and so on, and on'],
  ['PNG', '\x89PNG\r\n\x1a\n and so on'],
  ['GIF', 'GIF89a and so on, and on'],
  ['BMP', 'BM and so on, and on'],
  ['WebP', 'RIFF\n\0\0\0WEBPVP8 and so on'],
])('a %s goes through as it is, in whatever pieces it comes', async (_, content) => {
  for (const size of [1, 5, 100]) expect(await read(content, size)).toBe(content)
})

test.each([
  ['nothing', ''],
  ['a text', 'hello, this is no picture'],
  ['a photo that few browsers show', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['the beginning alone', '\xff\xd8\xff'],
])('%s is refused', async (_, content) => {
  for (const size of [1, 5, 100]) await expect(read(content, size)).rejects.toThrow('这张图片打不开')
})
