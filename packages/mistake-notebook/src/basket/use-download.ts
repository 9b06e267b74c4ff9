import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { maxDownload, text } from '@mango/contract/mistake-notebook'
import type { ComponentProps } from '@mango/element'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useState } from 'react'
import type { face } from '../mistake-notebook.face.ts'
import { pushPaper, refreshBasket, refreshMistakes, type PaperContent, type Place } from '../notebook.query.ts'
import { useTakeAway } from './use-take-away.ts'

interface Download {
  place: Place
  /** Of the basket. */
  size: number
  emit: ComponentProps<typeof face>['emit']
}

/** Makes the paper of a basket and goes to its address; a paper that is too long is refused without a call. */
export function useDownload({ place, size, emit }: Download) {
  const client = useClient()
  const notify = useNotify()
  const tell = useTellFailure()
  const takeAway = useTakeAway({ place, emit })
  const [isMaking, setMaking] = useState(false)

  /** Whether this basket cannot become a paper; the person is told why. */
  const refuse = (): boolean => {
    if (size > maxDownload) notify({ kind: 'warning', text: text.downloadTooLarge, duration: 3000 })
    if (size === 0) notify({ kind: 'info', text: '错题篮是空的，请先加入错题' })
    return size === 0 || size > maxDownload
  }
  const download = async (content: PaperContent) => {
    if (isMaking || refuse()) return
    setMaking(true)
    try {
      const { data } = await pushPaper(client, place, content)
      const url = safeUrl(data)
      if (url === undefined) throw new Error(`not an address: ${data}`)
      await takeAway(url)
    } catch (error) {
      client.track('mistake-paper-failed')
      // The basket may be another one by now, from another tab.
      void refreshBasket(client)
      void refreshMistakes(client)
      tell(error)
    } finally {
      setMaking(false)
    }
  }
  return { isMaking, refuse, download }
}
