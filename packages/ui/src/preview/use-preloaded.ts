import { useEffect } from 'react'

/** Loads pictures that are likely to be next, so that leafing does not wait. '' is none. */
export function usePreloaded(urls: readonly string[]): void {
  const list = urls.filter((url) => url !== '').join('\n')
  useEffect(() => {
    for (const url of list === '' ? [] : list.split('\n')) {
      const image = new Image()
      image.referrerPolicy = 'no-referrer'
      image.src = url
    }
  }, [list])
}
