import * as v from 'valibot'

/** A demo school that is ready to be loaded: sowing one takes a browser ten seconds. */
export interface PreparedSchool {
  /** A dump of its database. */
  readonly database: Blob
  /** The day of its making, in milliseconds. */
  readonly madeAt: number
  /** Its files, by key. */
  readonly objects: readonly (readonly [string, Blob])[]
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** What lies in the pack, in this order: so much of the database, so much of each file. */
const head = v.object({
  madeAt: v.number(),
  database: v.number(),
  objects: v.array(v.tuple([v.string(), v.number()])),
})
const lengthOfHead = 4

/** One compressed file of it all: the head's length, the head, and the bytes one after the other, which are cut and not read. */
export function packSchool({ database, madeAt, objects }: PreparedSchool): Promise<Blob> {
  const sizes: v.InferOutput<typeof head> = {
    madeAt,
    database: database.size,
    objects: objects.map(([key, { size }]) => [key, size]),
  }
  const words = new Blob([JSON.stringify(sizes)])
  const whole = new Blob([Uint32Array.of(words.size), words, database, ...objects.map(([, blob]) => blob)])
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

export async function unpackSchool(packed: Bytes): Promise<PreparedSchool> {
  const whole = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).blob()
  let at = 0
  const next = (size: number) => whole.slice(at, (at += size))
  const [size = 0] = new Uint32Array(await next(lengthOfHead).arrayBuffer())
  const sizes = v.parse(head, JSON.parse(await next(size).text()))
  return {
    madeAt: sizes.madeAt,
    database: next(sizes.database),
    objects: sizes.objects.map(([key, bytes]) => [key, next(bytes)] as const),
  }
}
