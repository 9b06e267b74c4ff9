export type ReadText = { text: string; cut: boolean }

const most = 1024 * 1024

/** Reads a file as text, at most 1 MB of it. JSON is laid out in lines; what is no UTF-8 is taken for GB 18030, but for what begins as UTF-16. */
export async function readText(url: string, signal: AbortSignal, send: typeof fetch = fetch): Promise<ReadText> {
  const answer = await send(url, { signal, referrerPolicy: 'no-referrer' })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  const { bytes, cut } = await readAtMost(answer.body, most)
  const text = decode(bytes, cut)
  return { text: cut ? text : layOut(text), cut }
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number) {
  const reader = body.getReader()
  const bytes = new Uint8Array(limit)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { bytes: bytes.subarray(0, length), cut: false }
    const fitting = value.subarray(0, limit - length)
    bytes.set(fitting, length)
    length += fitting.length
    if (fitting.length === value.length) continue
    await reader.cancel()
    return { bytes, cut: true }
  }
}

/** How a file of Windows says that it is Unicode. */
const marks = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

function decode(bytes: Uint8Array, cut: boolean): string {
  for (const [encoding, mark] of Object.entries(marks))
    if (mark.every((byte, index) => bytes[index] === byte))
      return new TextDecoder(encoding).decode(bytes, { stream: cut })
  try {
    // A cut may go through a character: a stream may end like that.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: cut })
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: cut })
  }
}

function layOut(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
