import { hmac, toBase64 } from '../secrets.ts'
import type { UploadTarget } from '../storage/upload-target.ts'

export interface Bucket {
  /** `https://<bucket>.<region>.aliyuncs.com` */
  host: string
  bucket: string
  accessKeyId: string
  secret: string
}

/** Uploads into a bucket of Aliyun OSS, which checks the same signed policy; files are read from it by address. */
export const ossUploads = ({ host, bucket, accessKeyId, secret }: Bucket, send = fetch): UploadTarget => ({
  bucket,
  accessKeyId,
  secret,
  host: () => host.replace(/\/$/, ''),
  async size(key) {
    const date = new Date().toUTCString()
    const signature = toBase64(await hmac('SHA-1', secret, `HEAD\n\n\n${date}\n/${bucket}/${key}`))
    const answer = await send(`${host.replace(/\/$/, '')}/${key}`, {
      method: 'HEAD',
      headers: { 'x-oss-date': date, Date: date, Authorization: `OSS ${accessKeyId}:${signature}` },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`the storage host answered ${answer.status}`)
    return Number(answer.headers.get('content-length'))
  },
})
