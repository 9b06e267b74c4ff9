import { isEscaped, ProtocolError, unescape, type Frame } from './frame.ts'
import { stompLimits } from './limits.ts'

const LF = 10
const CR = 13
const NUL = 0
const commandsWithBody = new Set(['SEND', 'MESSAGE', 'ERROR'])
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Cuts a stream of bytes into frames: several in one message, or one over several messages. */
export class FrameParser {
  #rest = new Uint8Array(0)
  #pieces = 0

  /**
   * Takes the next bytes.
   * @returns the frames they complete; `'beat'` stands for an end of line between frames
   * @throws ProtocolError on anything that STOMP 1.2 or the limits forbid
   */
  push(bytes: Uint8Array): (Frame | 'beat')[] {
    this.#pieces = this.#rest.length === 0 ? 1 : this.#pieces + 1
    if (this.#pieces > stompLimits.pieces) throw new ProtocolError('frame in too many pieces')
    const all = new Uint8Array(this.#rest.length + bytes.length)
    all.set(this.#rest)
    all.set(bytes, this.#rest.length)
    const found: (Frame | 'beat')[] = []
    let at = 0
    for (;;) {
      const beat = endOfLine(all, at)
      if (beat > 0) {
        found.push('beat')
        at += beat
        continue
      }
      const read = readFrame(all, at)
      if (!read) break
      found.push(read.frame)
      at = read.end
    }
    this.#rest = all.slice(at)
    if (this.#rest.length > stompLimits.frame) throw new ProtocolError('frame too large')
    return found
  }
}

/** Length of the end of line at a place, 0 where there is none. A CR must be followed by an LF. */
function endOfLine(bytes: Uint8Array, at: number): number {
  if (bytes[at] === LF) return 1
  if (bytes[at] !== CR || at + 1 >= bytes.length) return 0
  if (bytes[at + 1] !== LF) throw new ProtocolError('CR not followed by LF')
  return 2
}

interface Line {
  text: string
  next: number
}

function readLine(bytes: Uint8Array, at: number): Line | undefined {
  const end = bytes.indexOf(LF, at)
  if ((end < 0 ? bytes.length : end) - at > stompLimits.headerLine) throw new ProtocolError('header line too long')
  if (end < 0) return undefined
  const until = bytes[end - 1] === CR && end > at ? end - 1 : end
  const line = bytes.subarray(at, until)
  if (line.includes(CR)) throw new ProtocolError('CR not followed by LF')
  if (line.includes(NUL)) throw new ProtocolError('NUL in a header')
  return { text: decode(line), next: end + 1 }
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new ProtocolError('not UTF-8')
  }
}

function readFrame(bytes: Uint8Array, start: number): { frame: Frame; end: number } | undefined {
  const command = readLine(bytes, start)
  if (!command) return undefined
  const headers = new Map<string, string>()
  let at = command.next
  for (;;) {
    const line = readLine(bytes, at)
    if (!line) return undefined
    at = line.next
    if (line.text === '') break
    addHeader(headers, command.text, line.text)
  }
  const body = readBody(bytes, at, headers.get('content-length'))
  if (!body) return undefined
  if (body.length > 0 && !commandsWithBody.has(command.text)) throw new ProtocolError(`${command.text} has a body`)
  const end = at + body.length + 1
  if (end - start > stompLimits.frame) throw new ProtocolError('frame too large')
  return { frame: { command: command.text, headers, body, bytes: end - start }, end }
}

function addHeader(headers: Map<string, string>, command: string, line: string): void {
  const colon = line.indexOf(':')
  if (colon < 0) throw new ProtocolError('header without a colon')
  const read = isEscaped(command) ? unescape : (text: string) => text
  const name = read(line.slice(0, colon))
  if (headers.has(name)) return
  if (headers.size >= stompLimits.headers) throw new ProtocolError('too many headers')
  headers.set(name, read(line.slice(colon + 1)))
}

/** The body up to its NUL; undefined while bytes are missing. */
function readBody(bytes: Uint8Array, at: number, length: string | undefined): Uint8Array | undefined {
  if (length === undefined) {
    const end = bytes.indexOf(NUL, at)
    return end < 0 ? undefined : bytes.slice(at, end)
  }
  if (!/^\d{1,9}$/.test(length)) throw new ProtocolError('content-length is not a number')
  const end = at + Number(length)
  if (Number(length) > stompLimits.frame) throw new ProtocolError('frame too large')
  if (end >= bytes.length) return undefined
  if (bytes[end] !== NUL) throw new ProtocolError('body longer than content-length')
  return bytes.slice(at, end)
}
