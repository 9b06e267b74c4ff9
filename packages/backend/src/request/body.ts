import { Refusal, text } from '../refusal.ts'

/** Longest JSON body of a call; files go another way. */
const maxBodyBytes = 256 * 1024

/** Reads a body, but never more than the limit: what comes without a length or with a wrong one is cut off there. */
async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > limit) throw new Refusal(text.bodyTooLarge)
  // A server takes no more than the length says; in one piece it is read in a fraction of the time.
  if (length !== null) {
    const bytes = new Uint8Array(await inTime(request.arrayBuffer(), wholeMilliseconds))
    if (bytes.length > limit) throw new Refusal(text.bodyTooLarge)
    return bytes
  }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const deadline = Date.now() + wholeMilliseconds
  let bytes = 0
  const stream = await streamOf(request)
  if (stream) {
    for await (const piece of piecesOf(stream)) {
      if (Date.now() > deadline) throw new StalledBody()
      bytes += piece.length
      if (bytes > limit) throw new Refusal(text.bodyTooLarge)
      pieces.push(piece)
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** A body of which nothing comes for so long is given up. */
export const stallMilliseconds = 30_000
/** A JSON body that is not there by then is given up, even if now and then a byte of it comes. */
export const wholeMilliseconds = 60_000

export class StalledBody extends Refusal {
  constructor() {
    super(text.bodyStalled)
  }
}

async function inTime<T>(awaited: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StalledBody()), milliseconds)
  })
  try {
    return await Promise.race([awaited, stalled])
  } finally {
    clearTimeout(timer)
  }
}

/** What a request carries. In Firefox a Request has no stream, and a Response has. */
export const streamOf = async (request: Request) => request.body ?? new Response(await request.blob()).body

/** The pieces of a stream; browsers do not all let one iterate a ReadableStream. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), stallMilliseconds)
      if (done) return
      // A stream never hands out shared memory.
      yield value as Uint8Array<ArrayBuffer>
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(text.badInput)
  }
}

/** The JSON of a request. @throws Refusal when it is none, is too long, or is not sent as JSON */
export async function jsonOf(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new Refusal(text.badInput)
  return parse(await readUpTo(request, maxBodyBytes))
}

/** The same of a call without payload: no body, an empty one and `null` are as good as `{}`, of whatever type. */
export async function emptyJsonOf(request: Request): Promise<unknown> {
  const bytes = await readUpTo(request, maxBodyBytes)
  return bytes.length === 0 ? {} : (parse(bytes) ?? {})
}
