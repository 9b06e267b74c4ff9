import type { FileLimits } from '@mango/contract'
import { Refusal, text } from '../refusal.ts'
import { MalformedForm, readForm } from '../storage/multipart.ts'
import { streamOf } from './body.ts'

/** A file as it comes in: to be read once, in pieces. */
export interface IncomingFile {
  readonly name: string
  readonly bytes: AsyncGenerator<Uint8Array>
}

/** What came with a request. */
export interface Payload {
  readonly body: unknown
  readonly file?: IncomingFile
  /** Stops reading the file. */
  close?(): Promise<unknown>
}

/** The pieces of a file. @throws Refusal at the first byte too many */
async function* within(bytes: AsyncGenerator<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const piece of bytes) {
    read += piece.length
    if (read > limit) throw new Refusal(text.fileTooLarge)
    yield piece
  }
}

function refuseName(name: string, { extensions }: FileLimits): void {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (name === '' || (extensions && !extensions.includes(extension))) throw new Refusal(text.fileOfOtherKind)
}

/** The fields of an upload and its file, which is not read yet. @throws Refusal */
export async function uploadOf(request: Request, limits: FileLimits): Promise<Payload> {
  const sent = { headers: request.headers, body: await streamOf(request) }
  const form = await readForm(sent, (name) => name, limits.fieldBytes).catch((error: unknown) => {
    throw error instanceof MalformedForm ? new Refusal(text.badInput) : error
  })
  const { fields, fileName, close } = form
  try {
    refuseName(fileName, limits)
  } catch (error) {
    await close()
    throw error
  }
  return { body: fields, file: { name: fileName, bytes: within(form.file, limits.maxBytes) }, close }
}
