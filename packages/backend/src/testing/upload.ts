import {
  getPartsPolicy,
  libraryCalls,
  type LibraryVariant,
  type PartedUpload,
  type UploadPolicy,
} from '@mango/contract/library'
import { addressOf } from '../storage/signed-address.ts'
import { origin, type TestBackend } from './backend.ts'

/** The fields of a signed form, as a browser sends them. */
export const formFields = (policy: UploadPolicy, key: string): Record<string, string> => ({
  OSSAccessKeyId: policy.accesskey,
  policy: policy.policy,
  Signature: policy.signature,
  expire: String(policy.expire),
  key,
  host: policy.host,
})

export function formOf(fields: Record<string, string>, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

/** The path under which somebody who was given the address reads an object. */
export async function readingPath({ services, clock }: TestBackend, key: string, fileName?: string): Promise<string> {
  const address = await addressOf(services.ownFiles, { origin, now: clock.now() }, key, fileName)
  return address.slice(origin.length)
}

/** Sends a file to the storage host as a teacher would. @returns its address */
export async function uploadFile(
  backend: TestBackend,
  token: string,
  name: string,
  content: BlobPart,
  variant: LibraryVariant = 'class',
): Promise<string> {
  const { data } = await backend.send(libraryCalls[variant].policy, { query: { needTranscode: false } }, token)
  if (!data) throw new Error('no policy')
  const key = `${data.dir}${name}`
  const answer = await backend.fetch('/oss', {
    method: 'POST',
    body: formOf(formFields(data, key), new Blob([content])),
  })
  if (answer.status !== 204) throw new Error(`the storage answered ${answer.status}: ${await answer.text()}`)
  return `${data.host}/${key}`
}

/** Sends the first parts of a large file, one after the other. */
export async function sendParts(
  backend: TestBackend,
  token: string,
  upload: PartedUpload,
  parts: readonly string[],
): Promise<void> {
  const { data } = await backend.send(getPartsPolicy, { body: upload }, token)
  if (!data) throw new Error('no policy')
  for (const [index, part] of parts.entries()) {
    const body = formOf(formFields(data.policy, `${data.policy.dir}${index}`), new Blob([part]))
    const answer = await backend.fetch('/oss', { method: 'POST', body })
    if (answer.status !== 204) throw new Error(`the storage answered ${answer.status}: ${await answer.text()}`)
  }
}
