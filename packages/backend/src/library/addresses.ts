import { evaluationFileType } from '@mango/contract/evaluation'
import { fileType } from '@mango/contract/library'
import type { Services } from '../services.ts'
import { publicAddress } from '../storage/public-objects.ts'
import { addressOf } from '../storage/signed-address.ts'
import { isTranscoded, stillKey } from './transcode.ts'

interface Stored {
  /** Of a link: its address. */
  readonly objectKey: string
  readonly fileName: string
  readonly type: number
  readonly needTranscode: boolean
  readonly createdAt: Date
}
interface Reader {
  readonly services: Pick<Services, 'uploads'>
  readonly origin: string
  readonly now: Date
}

/** Where a file of a library is read, and the small pictures of it. */
export async function addressesOf(file: Stored, { services: { uploads }, origin, now }: Reader) {
  if (file.type === evaluationFileType.link) return { url: file.objectKey, urlAbridge: '', transcodeImg: '' }
  const url = await addressOf(uploads, { origin, now }, file.objectKey, file.fileName)
  return {
    url,
    urlAbridge: file.type === fileType.image ? url : '',
    transcodeImg: isTranscoded(file, now) ? publicAddress(origin, stillKey) : '',
  }
}
