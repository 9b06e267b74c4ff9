import { hmac, toBase64 } from '../secrets.ts'
import type { UploadTarget } from '../storage/upload-target.ts'

export interface Bucket {
  /** `https://<bucket>.<region>.aliyuncs.com` */
  host: string
  bucket: string
  accessKeyId: string
  secret: string
}

interface Wish {
  readonly range?: string
  readonly signal?: AbortSignal
}

/** Uploads into a bucket of Aliyun OSS, which checks the same signed policy; files are read from it by address. */
export function ossUploads({ host, bucket, accessKeyId, secret }: Bucket, send = fetch): UploadTarget {
  const base = host.replace(/\/$/, '')
  /** @returns undefined where there is no such object */
  const ask = async (method: 'HEAD' | 'GET', key: string, { range, signal }: Wish = {}) => {
    const date = new Date().toUTCString()
    const signature = toBase64(await hmac('SHA-1', secret, `${method}\n\n\n${date}\n/${bucket}/${key}`))
    const answer = await send(`${base}/${key}`, {
      method,
      headers: {
        'x-oss-date': date,
        Date: date,
        Authorization: `OSS ${accessKeyId}:${signature}`,
        ...(range && { Range: range }),
      },
      redirect: 'error',
      ...(signal && { signal }),
    })
    if (answer.status === 404) return undefined
    // What was not asked for may be gigabytes.
    if (!answer.ok || (range && answer.status !== 206)) throw new Error(`the storage host answered ${answer.status}`)
    return answer
  }
  return {
    bucket,
    accessKeyId,
    secret,
    host: () => base,
    async size(key) {
      const answer = await ask('HEAD', key, { signal: AbortSignal.timeout(10_000) })
      return answer && Number(answer.headers.get('content-length'))
    },
    // Without an end of its own: a large object is read for as long as its reader goes on.
    read: async (key, from = 0, to) =>
      (await ask('GET', key, from === 0 && to === undefined ? {} : { range: `bytes=${from}-${to ?? ''}` }))?.body ??
      undefined,
  }
}
