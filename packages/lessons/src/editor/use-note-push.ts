import { useClient } from '@mango/client/react'
import { noteChannel } from '@mango/contract/lessons'
import { useEffect, useEffectEvent } from 'react'

/** Hears of pictures from a phone before the next look would. Where the socket does not come about, the looking is enough. */
export function useNotePush(listens: boolean, onNews: () => void) {
  const client = useClient()
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    if (!listens) return undefined
    let stop: (() => void) | undefined
    let gone = false
    import('@mango/client/live-channel').then(
      ({ followNews, liveAddress }) => {
        if (gone) return
        const address = () => liveAddress(client.context.apiBase, client.token())
        stop = followNews({ address, channel: noteChannel, onNews: () => hear() })
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [client, listens])
}
