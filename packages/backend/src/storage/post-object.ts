import { StalledBody, streamOf } from '../request/body.ts'
import type { Services } from '../services.ts'
import { MalformedForm, readForm, type Form } from './multipart.ts'
import { isObjectKey } from './object-key.ts'
import { StorageError, xml } from './oss-error.ts'
import { judge, type Verdict } from './policy.ts'
import { ObjectExists } from './storage.ts'
import { noteUpload } from './uploads.ts'

/** The file's bytes, ending with an error at the first byte too many. */
async function* within(file: AsyncGenerator<Uint8Array>, { minBytes, maxBytes }: Verdict): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of file) {
    bytes += piece.length
    if (bytes > maxBytes)
      throw new StorageError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed object size.')
    yield piece
  }
  if (bytes < minBytes)
    throw new StorageError(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed object size.',
    )
}

type Needed = Pick<Services, 'db' | 'storage' | 'uploads' | 'clock'>

async function accept(form: Form, { db, storage, uploads, clock }: Needed): Promise<Response> {
  const { fields, file } = form
  const verdict = await judge({ ...fields, bucket: uploads.bucket }, uploads, clock.now())
  if ('code' in verdict) throw new StorageError(verdict.status, verdict.code, verdict.message)
  const { key = '' } = fields
  if (!isObjectKey(key)) throw new StorageError(400, 'InvalidObjectName', 'The specified object is not valid.')
  if (await storage.head(key)) throw new ObjectExists(key)
  await noteUpload(db, key, clock.now())
  await storage.put(key, within(file, verdict))
  const wanted = Number(fields['success_action_status'])
  return new Response(null, { status: wanted === 200 || wanted === 201 ? wanted : 204 })
}

function errorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (error instanceof MalformedForm)
    return new StorageError(
      400,
      'MalformedPOSTRequest',
      `The body of your POST request is not well-formed multipart/form-data: ${error.message}.`,
    )
  if (error instanceof ObjectExists)
    return new StorageError(
      409,
      'FileAlreadyExists',
      'The object you specified already exists and can not be overwritten.',
    )
  if (error instanceof StalledBody)
    return new StorageError(
      400,
      'RequestTimeout',
      'Your socket connection to the server was not read from or written to within the timeout period.',
    )
  return new StorageError(500, 'InternalError', 'We encountered an internal error. Please try again.')
}

/** OSS's PostObject: a signed form with a file of any size, answered with 204 and no body, or with an error in XML. */
export async function postObject(request: Request, services: Needed): Promise<Response> {
  let form: Form | undefined
  try {
    form = await readForm({ headers: request.headers, body: await streamOf(request) })
    return await accept(form, services)
  } catch (error) {
    return xml(errorOf(error))
  } finally {
    await form?.close()
  }
}
