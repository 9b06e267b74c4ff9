/** A demo school that is ready to be loaded: sowing one takes a browser ten seconds. */
export interface PreparedSchool {
  /** A dump of its database. */
  readonly database: Blob
  /** The day of its making, in milliseconds. */
  readonly madeAt: number
  /** Its files, by key. */
  readonly objects: readonly (readonly [string, Blob])[]
}

const through = (blob: Blob, stream: CompressionStream | DecompressionStream) => blob.stream().pipeThrough(stream)

/** One file of it all: a form, compressed. */
export async function packSchool({ database, madeAt, objects }: PreparedSchool): Promise<Blob> {
  const form = new FormData()
  form.set('madeAt', String(madeAt))
  form.set('database', database)
  for (const [key, blob] of objects) form.set(`object:${key}`, blob)
  const body = await new Response(form).blob()
  return new Response(through(body, new CompressionStream('gzip'))).blob()
}

export async function unpackSchool(packed: Blob): Promise<PreparedSchool> {
  const body = await new Response(through(packed, new DecompressionStream('gzip'))).blob()
  // A form begins with two dashes and its boundary.
  const [opening = ''] = (await body.slice(0, 200).text()).split('\r\n', 1)
  const type = `multipart/form-data; boundary=${opening.slice(2)}`
  const form = await new Response(body.slice(0, body.size, type), { headers: { 'Content-Type': type } }).formData()
  const database = form.get('database')
  if (!(database instanceof Blob)) throw new Error('a prepared school without a database')
  const objects = [...form].flatMap(([name, value]) =>
    name.startsWith('object:') && value instanceof Blob ? [[name.slice('object:'.length), value] as const] : [],
  )
  return { database, madeAt: Number(form.get('madeAt')), objects }
}
