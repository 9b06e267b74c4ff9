import { piecesOf } from '../request/body.ts'

/** What a form may hold before its file, as S3 limits it. */
const maxFieldBytes = 20 * 1024

export class MalformedForm extends Error {
  override readonly name = 'MalformedForm'
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** First place of a needle at or after `from`, or -1. Searching its first byte natively is what makes it fast. */
function indexOf(bytes: Uint8Array, needle: Uint8Array, from = 0): number {
  const first = needle[0] ?? 0
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + needle.length > bytes.length) return -1
    let length = 1
    while (length < needle.length && bytes[at + length] === needle[length]) length++
    if (length === needle.length) return at
  }
  return -1
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

/** Reads a stream up to delimiters, holding back no more than a delimiter's length. */
class Scanner {
  readonly #pieces: AsyncGenerator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#pieces = piecesOf(stream)
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#pieces.next()
    if (done) return false
    this.#rest = join(this.#rest, value)
    return true
  }

  /** Everything before the delimiter, which is passed over. */
  async upTo(delimiter: Uint8Array, limit: number): Promise<Uint8Array> {
    for (;;) {
      const at = indexOf(this.#rest, delimiter)
      if (at >= 0) {
        const before = this.#rest.subarray(0, at)
        this.#rest = this.#rest.subarray(at + delimiter.length)
        return before
      }
      if (this.#rest.length > limit || !(await this.#more())) throw new MalformedForm('a part has no end')
    }
  }

  /** The same piece by piece, for what may be large. */
  async *pieceByPiece(delimiter: Uint8Array): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(this.#rest, delimiter)
      if (at >= 0) {
        if (at > 0) yield this.#rest.subarray(0, at)
        this.#rest = this.#rest.subarray(at + delimiter.length)
        return
      }
      const sure = this.#rest.length - delimiter.length + 1
      if (sure > 0) {
        yield this.#rest.subarray(0, sure)
        this.#rest = this.#rest.subarray(sure)
      }
      if (!(await this.#more())) throw new MalformedForm('the file has no end')
    }
  }

  close = () => this.#pieces.return(undefined)
}

export interface Form {
  /** The fields before the file; what stands after it is never read. */
  readonly fields: Readonly<Record<string, string>>
  readonly fileName: string
  /** The file's bytes; to be read once. */
  readonly file: AsyncGenerator<Uint8Array>
  /** Stops reading: what has not been read stays where it is. */
  close(): Promise<unknown>
}

const nameOf = (headers: string) => /^content-disposition:.*[;\s]name="([^"]*)"/im.exec(headers)?.[1]
const fileNameOf = (headers: string) => /^content-disposition:.*[;\s]filename="([^"]*)"/im.exec(headers)?.[1] ?? ''
const lowerCase = (name: string) => name.toLowerCase()

/**
 * Reads a multipart form whose last part is `file`, of any length, in bounded memory.
 * @param fieldName how a field is named by its part; in lower case where nothing else is said, as storage hosts do
 * @param fieldBytes what may stand before the file
 * @throws MalformedForm
 */
export async function readForm(
  request: Pick<Request, 'body' | 'headers'>,
  fieldName: (name: string) => string = lowerCase,
  fieldBytes = maxFieldBytes,
): Promise<Form> {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,70})"?/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1]
  if (boundary === undefined || !request.body) throw new MalformedForm('not a form')
  const scanner = new Scanner(request.body)
  const delimiter = encoder.encode(`\r\n--${boundary}`)
  const lineEnd = encoder.encode('\r\n')
  const fields: Record<string, string> = Object.create(null)
  let left = fieldBytes
  const take = async (until: Uint8Array) => {
    const bytes = await scanner.upTo(until, left)
    left -= bytes.length
    if (left < 0) throw new MalformedForm('the fields are too long')
    return decoder.decode(bytes)
  }
  try {
    await take(encoder.encode(`--${boundary}`))
    for (;;) {
      // What follows a delimiter is a line end before a further part, or two dashes after the last.
      if ((await take(lineEnd)) !== '') throw new MalformedForm('no file')
      const headers = await take(encoder.encode('\r\n\r\n'))
      const written = nameOf(headers)
      if (written === undefined) throw new MalformedForm('a part has no name')
      const name = fieldName(written)
      if (name === 'file')
        return { fields, fileName: fileNameOf(headers), file: scanner.pieceByPiece(delimiter), close: scanner.close }
      if (name in fields) throw new MalformedForm('a field stands there twice')
      fields[name] = await take(delimiter)
    }
  } catch (error) {
    await scanner.close()
    throw error
  }
}
