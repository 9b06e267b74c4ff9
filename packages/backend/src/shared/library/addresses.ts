import { evaluationFileType } from '@mango/contract/evaluation'
import { fileType } from '@mango/contract/library'
import type { Conversions } from '../media/conversions.ts'
import { stillOf } from '../media/still-of.ts'
import type { Services } from '../../services.ts'
import { addressOf } from '../../storage/signed-address.ts'

interface Stored {
  /** Of a link: its address. */
  readonly objectKey: string
  readonly fileName: string
  readonly type: number
}
interface Reader {
  readonly services: Pick<Services, 'uploads' | 'ownFiles'>
  readonly origin: string
  readonly now: Date
}

const asMp4 = (fileName: string) => fileName.replace(/\.[^.]*$/, '.mp4')

interface MadeOf {
  readonly videos: Conversions
  readonly small?: Conversions
}

/**
 * Where a file of a library is read, and the small pictures of it. A video that was converted is read as what was made
 * of it.
 */
export async function addressesOf(file: Stored, { videos, small }: MadeOf, reader: Reader) {
  const { services, origin, now } = reader
  const { uploads, ownFiles } = services
  if (file.type === evaluationFileType.link) return { url: file.objectKey, urlAbridge: '', transcodeImg: '' }
  const video = videos.get(file.objectKey)
  const url = video?.resultKey
    ? await addressOf(ownFiles, { origin, now }, video.resultKey, asMp4(file.fileName))
    : await addressOf(uploads, { origin, now }, file.objectKey, file.fileName)
  return {
    url,
    urlAbridge: file.type === fileType.image ? (await stillOf(services, reader, file, small)) || url : '',
    transcodeImg: await stillOf(services, reader, file, videos),
  }
}
