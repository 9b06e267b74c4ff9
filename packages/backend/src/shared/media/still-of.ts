import type { Services } from '../../services.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'
import type { Conversions } from './conversions.ts'

/** Address of the picture that was made of a file; empty where there is none. */
export async function stillOf(
  { ownFiles }: Pick<Services, 'ownFiles'>,
  { origin, now }: Reader,
  file: { readonly objectKey: string | null } | undefined,
  made: Conversions | undefined,
): Promise<string> {
  const key = file?.objectKey && made?.get(file.objectKey)?.stillKey
  return key ? addressOf(ownFiles, { origin, now }, key) : ''
}
