export interface Frame {
  readonly command: string
  /** Of repeated headers the first. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Uint8Array
  /** What it came in. */
  readonly bytes: number
}

/** A breach of STOMP 1.2 by the other side; the text is fit for its ERROR frame. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' }
const meanings: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' }

/** CONNECT and CONNECTED are not escaped, for the sake of STOMP 1.0. */
export const isEscaped = (command: string) => command !== 'CONNECT' && command !== 'CONNECTED'

const escape = (text: string) => text.replace(/[\\\n\r:]/g, (character) => escapes[character] ?? character)

export function unescape(text: string): string {
  return text.replace(/\\[\s\S]?/g, (sequence) => {
    const meaning = meanings[sequence]
    if (meaning === undefined) throw new ProtocolError(`undefined escape sequence ${JSON.stringify(sequence)}`)
    return meaning
  })
}

/** A frame as text; a body always goes with its length in bytes. */
export function formatFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const write = isEscaped(command) ? escape : (text: string) => text
  const lines = Object.entries(headers).map(([name, value]) => `${write(name)}:${write(value)}\n`)
  const length = body === '' ? '' : `content-length:${new TextEncoder().encode(body).length}\n`
  return `${command}\n${lines.join('')}${length}\n${body}\0`
}
