import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { text, type Conversion } from '@mango/contract/media'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clips } from '../../demo/files/clips.ts'
import { docx } from '../../demo/files/office.ts'
import { pdf } from '../../demo/files/pdf.ts'
import { zip } from '../../demo/files/zip.ts'
import { Unconvertible, type Made } from '../../shared/media/converter.ts'
import { fromBase64 } from '../../secrets.ts'
import { createConverter } from './converter.ts'
import { findTools } from './find-tools.ts'

const tools = await findTools()
const converter = createConverter(tools)
const never = new AbortController().signal
const clip = fromBase64(clips.mp4) ?? new Uint8Array()

/** What is made of a file, its contents read. */
async function convert(kind: Conversion, extension: string, bytes: Uint8Array, by = converter, signal = never) {
  const read = async (file: Made['main']) => {
    if (!file) return undefined
    const pieces: Uint8Array[] = []
    for await (const piece of file.content()) pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const found: {
    main?: Buffer | undefined
    still?: Buffer | undefined
    seconds?: number | undefined
    pages: Buffer[]
  } = { pages: [] }
  await by.convert(
    { kind, extension, content: new Blob([bytes.slice()]).stream() },
    async (made) => {
      found.main = await read(made.main)
      found.still = await read(made.still)
      found.seconds = made.seconds
      for (const page of made.pages ?? []) found.pages.push((await read(page)) ?? Buffer.alloc(0))
    },
    signal,
  )
  return found
}
async function ffmpeg(...command: string[]): Promise<Buffer> {
  const quiet = ['-v', 'error', ...command, '-']
  const { stdout } = await promisify(execFile)(tools.ffmpeg?.ffmpeg ?? '', quiet, {
    encoding: 'buffer',
    maxBuffer: 1e8,
  })
  return stdout
}
/** A film of a second and a half that no browser plays. */
const film = (...as: string[]) =>
  ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=160x90:d=1.5', '-f', 'lavfi', '-i', 'sine=d=1.5', ...as)
const picture = (size: string, ...as: string[]) => ffmpeg('-f', 'lavfi', '-i', `testsrc2=s=${size}:d=1:r=5`, ...as)
const still = ['-frames:v', '1', '-f', 'image2pipe', '-c:v']
/** A photo as a camera writes it that was held upright: it lies on its side, and says so. */
function heldUpright(photo: Buffer): Buffer {
  const said = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000'
  return Buffer.concat([photo.subarray(0, 2), Buffer.from(said, 'hex'), photo.subarray(2)])
}
/** Width and height of a WebP, and whether it is transparent. */
function shapeOf(webp: Buffer | undefined) {
  const opaque = webp?.indexOf('VP8 ') ?? -1
  return {
    size: [14, 16].map((at) => webp?.readUInt16LE(opaque + at)),
    transparent: webp?.includes('ALPH'),
  }
}
const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('mango-converting-'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe.runIf(tools.ffmpeg)('a video', () => {
  it('that no browser plays becomes one that all play, with a still and its length', async () => {
    const made = await convert('video', 'wmv', await film('-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf'))
    expect(made.seconds).toBeCloseTo(1.5, 0)
    expect(made.still?.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(made.main?.subarray(4, 8).toString()).toBe('ftyp')
    // The film of the film is one that needs nothing more.
    expect((await convert('video', 'mp4', made.main ?? Buffer.alloc(0))).main).toBeUndefined()
  })

  it('that all browsers play stays what it is', async () => {
    expect(await convert('video', 'mp4', clip)).toMatchObject({ main: undefined, seconds: 3 })
  })

  it.each([
    ['a list that leads to files of the server', '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a list of parts', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['words', 'no film at all'],
    ['nothing', ''],
  ])('that is %s is refused', async (_, content) => {
    await expect(convert('video', 'mp4', Buffer.from(content))).rejects.toThrow(text.broken)
  })

  it('that takes too long is given up, with all that works on it', async () => {
    const impatient = createConverter(tools, { video: 1, pdf: 1, slides: 1, cover: 1, small: 1 })
    await expect(convert('video', 'mov', clip, impatient)).rejects.toThrow(text.tooLong)
  })
})

describe.runIf(tools.ffmpeg)('a large picture', () => {
  it.each([
    ['a photo', [640, 480], picture('1600x1200', ...still, 'mjpeg')],
    ['a photo of an upright camera', [480, 640], picture('1600x1200', ...still, 'mjpeg').then(heldUpright)],
    ['a long screenshot', [203, 1504], picture('1080x8000', ...still, 'png')],
    ['a drawing', [640, 480], picture('1600x1200', ...still, 'bmp')],
    ['a picture that moves', [640, 480], picture('800x600', '-f', 'gif')],
    ['a drawing that moves', [640, 480], picture('800x600', '-f', 'apng')],
    ['a picture that is small already', [300, 200], picture('300x200', ...still, 'png')],
  ])('becomes a small one that lies upright: %s', async (_, size, made) => {
    expect(shapeOf((await convert('small', 'jpg', await made)).still)).toEqual({ size, transparent: false })
  })

  it('stays as transparent as it was', async () => {
    const clear = await picture('1600x1200', '-vf', 'format=rgba,colorchannelmixer=aa=0.5', ...still, 'png')
    expect(shapeOf((await convert('small', 'png', clear)).still)).toEqual({ size: [640, 480], transparent: true })
  })

  it.each([
    ['a drawing that leads to files', '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'],
    ['a list that leads to files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['no picture at all', '照片'],
  ])('that is %s is refused', async (_, content) => {
    await expect(convert('small', 'jpg', Buffer.from(content))).rejects.toThrow(text.broken)
  })
})

describe.runIf(tools.office)('an Office document', () => {
  it('becomes a PDF', async () => {
    const { main } = await convert('pdf', 'docx', docx('教学设计', ['目标', '过程']))
    expect(main?.subarray(0, 5).toString()).toBe('%PDF-')
  }, 60_000)

  it('that is a page of the web is refused, whatever its name is', async () => {
    await expect(convert('pdf', 'docx', Buffer.from('<html><img src="file:///etc/passwd">'))).rejects.toThrow(
      Unconvertible,
    )
  })

  it('that is broken is refused', async () => {
    await expect(convert('pdf', 'pptx', zip({ 'a.txt': 'x' }))).rejects.toThrow(text.broken)
  }, 60_000)

  it('does not make the server fetch what it refers to', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const picture = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt;height:90pt"><v:imagedata xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId9"/></v:shape></w:pict></w:r></w:p>`
    const head = '<?xml version="1.0" encoding="UTF-8"?>'
    const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const document = zip({
      '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      '_rels/.rels': `${relations}<Relationship Id="rId1" Type="${type}/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/_rels/document.xml.rels': `${relations}<Relationship Id="rId9" Type="${type}/image" Target="http://127.0.0.1:${port}/spy.png" TargetMode="External"/></Relationships>`,
      'word/document.xml': `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${picture}</w:body></w:document>`,
    })
    const { main } = await convert('pdf', 'docx', document)
    server.close()
    expect(main?.length).toBeGreaterThan(0)
    expect(asked).toEqual([])
  }, 60_000)
})

describe.runIf(tools.pages)('the pages of a PDF', () => {
  it('become pictures, in order', async () => {
    const paper = pdf(Array.from({ length: 11 }, (_, index) => ({ title: `第 ${index + 1} 页`, lines: [] })))
    const { pages } = await convert('slides', 'pdf', paper)
    expect(pages.map((page) => page.subarray(0, 2).toString('hex'))).toEqual(Array.from({ length: 11 }, () => 'ffd8'))
  }, 60_000)

  it('are many, and only the first is its cover', async () => {
    const paper = pdf(Array.from({ length: 3 }, (_, index) => ({ title: `第 ${index + 1} 页`, lines: [] })))
    const { still, pages } = await convert('cover', 'pdf', paper)
    expect(still?.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(pages).toEqual([])
    await expect(convert('cover', 'pdf', Buffer.from('%PDF-1.4 nothing'))).rejects.toThrow(text.broken)
  })

  it('of a file that is none are refused', async () => {
    await expect(convert('slides', 'pdf', Buffer.from('%PDF-1.4 nothing'))).rejects.toThrow(text.broken)
  })
})

describe('without the programs', () => {
  const bare = createConverter({ ffmpeg: undefined, office: undefined, pages: undefined, manners: [] })

  it('nothing can be converted, and each lack is told', async () => {
    for (const kind of ['video', 'pdf', 'slides', 'cover', 'small'] as const) {
      expect(bare.can(kind)).toBe(false)
      await expect(convert(kind, 'mov', clip, bare)).rejects.toThrow(text.missing[kind])
    }
    expect(bare.tools).toEqual({ ffmpeg: false, libreoffice: false, poppler: false })
  })
})

it('nothing stays in the temporary folder', async () => {
  const before = await leftovers()
  await convert('slides', 'pdf', Buffer.from('nothing')).catch(() => undefined)
  expect(await leftovers()).toEqual(before)
})
