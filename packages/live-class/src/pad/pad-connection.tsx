import type { LiveChannel } from '@mango/client/live-channel'
import type { StoreApi } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { Connection } from '../board/connection.tsx'

/** Whether this phone hears the class. */
export function PadConnection({ channel }: { channel: StoreApi<{ current: LiveChannel | undefined }> }) {
  const { current } = useStore(channel)
  return current ? <Connection channel={current} /> : null
}
