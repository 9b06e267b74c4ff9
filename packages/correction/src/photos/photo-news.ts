import type { Client } from '@mango/client'
import { followNews, liveAddress } from '@mango/client/live-channel'
import { photoChannel, photoRegisterDestination } from '@mango/contract/correction'
import { refreshPages } from '../correction.query.ts'

/** Asks for the photos of a paper whenever some came or went, until the signal. */
export function followPhotos(client: Client, id: number, signal: AbortSignal): void {
  if (signal.aborted) return
  const stop = followNews({
    address: () => liveAddress(client.context.apiBase, client.token()),
    channel: photoChannel,
    register: { destination: photoRegisterDestination, body: { id } },
    onNews: () => void refreshPages(client),
  })
  signal.addEventListener('abort', stop, { once: true })
}
