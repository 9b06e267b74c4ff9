import type { Call, CallAnswer, FileLimits } from '@mango/contract'
import type { Client, SendInput } from '../client.ts'
import { postForm } from '../post-form.ts'

interface SendFileOptions {
  readonly signal?: AbortSignal
  /** Hears the part that is under way, 0 to 1. */
  onProgress?(part: number): void
}

/** The file stands last: a server may read on while it comes. */
function formOf(body: unknown, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  form.append('file', file)
  return form
}

/** Makes a call that takes a file: answers and fails as `client.send` does. */
export const sendFile = <C extends Call & { readonly file: FileLimits }>(
  client: Client,
  call: C,
  input: SendInput<C>,
  file: File,
  { signal = new AbortController().signal, onProgress }: SendFileOptions = {},
): Promise<CallAnswer<C>> =>
  client.send(call, input, {
    signal,
    post: (address) =>
      postForm(address, formOf(input.body, file), {
        signal,
        onProgress: (bytes) => onProgress?.(Math.min(1, bytes / file.size)),
        onStep: () => undefined,
      }),
  })
