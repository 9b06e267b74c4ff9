import { extensionOf, text, type UploadPolicy } from '@mango/contract/library'
import { CallError } from '../call-error.ts'
import { postForm } from '../post-form.ts'
import { randomName } from './random-name.ts'
import type { Attempt } from './transfer.ts'

/** The extension of the object that a file is stored as: letters and digits only. */
export const objectExtension = (fileName: string): string =>
  extensionOf(fileName)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)

/** The object key: the policy's folder, a name nobody can guess, and an extension. */
const objectKey = (dir: string, extension: string): string =>
  `${dir}${dir === '' || dir.endsWith('/') ? '' : '/'}${randomName()}${extension && `.${extension}`}`

function formOf(policy: UploadPolicy, key: string, file: Blob): FormData {
  const form = new FormData()
  const fields = {
    OSSAccessKeyId: policy.accesskey,
    policy: policy.policy,
    Signature: policy.signature,
    expire: String(policy.expire),
    key,
    host: policy.host,
    ...(policy.token && { 'x-oss-security-token': policy.token }),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // The storage host ignores what comes after the file.
  form.append('file', file)
  return form
}

/** Sends bytes to the storage host under a key. @returns the status of its answer */
export async function postObject(file: Blob, policy: UploadPolicy, key: string, attempt: Attempt): Promise<number> {
  const { status } = await postForm(policy.host, formOf(policy, key, file), attempt)
  return status
}

/**
 * Sends a file straight to the storage host, by a policy that is used once. Any 2xx is success: the host answers 204.
 * @param extension of the stored object, where it is not the file's own
 * @returns the object's address
 */
export async function storeObject(
  file: File,
  policy: UploadPolicy,
  attempt: Attempt,
  extension = objectExtension(file.name),
): Promise<string> {
  const key = objectKey(policy.dir, extension)
  const status = await postObject(file, policy, key, attempt)
  // The XML of a refusal is nothing for the reader.
  if (status >= 500) throw new CallError('refused', text.storageFailed(status))
  if (status < 200 || status > 299) throw new CallError('refused', text.storageRefused(status))
  return `${policy.host.replace(/\/$/, '')}/${key}`
}
