import { useClient } from '@mango/client/react'
import { useEffect } from 'react'

/** While photos may still come, each is asked for as soon as it is there; the poll goes on beside it. */
export function usePhotoNews(paperId: number, awaited: boolean): void {
  const client = useClient()
  useEffect(() => {
    if (!awaited) return
    const gone = new AbortController()
    void import('./photo-news.ts').then(
      ({ followPhotos }) => followPhotos(client, paperId, gone.signal),
      // Without it the poll brings them.
      () => undefined,
    )
    return () => gone.abort()
  }, [client, paperId, awaited])
}
