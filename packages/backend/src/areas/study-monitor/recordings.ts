import type { Services } from '../../services.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'

/** The address of a recording by its key; empty where nothing was recorded. */
export type Media = (key: string) => Promise<string>

export const recordings = ({ services, origin, now }: Reader & { readonly services: Services }): Media => {
  const reader = { origin, now }
  return async (key) => (key === '' ? '' : addressOf(services.ownFiles, reader, key))
}
