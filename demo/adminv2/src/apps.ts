import { useEffect, useState } from 'react'
import { basePath } from './base-path.ts'

/** The one configuration of the applications that the host only links to: `public/apps.json`. */
export interface Apps {
  /** Addresses of the bar's entries by authority id. */
  readonly bar: Readonly<Record<string, string>>
  /** Addresses shown in a frame, by the path of the route. */
  readonly frames: Readonly<Record<string, string>>
}

let asked: Promise<Apps> | undefined

/** Asked once per page; a failure is asked again by whoever comes next. */
function loadApps(): Promise<Apps> {
  asked ??= fetch(`${basePath}/apps.json`).then(async (response) => {
    const { bar = {}, frames = {} }: Partial<Apps> = await response.json()
    return { bar, frames }
  })
  return asked.catch((error: unknown) => {
    asked = undefined
    throw error
  })
}

/** Undefined until they are there; empty where they do not come. */
export function useApps(): Apps | undefined {
  const [apps, setApps] = useState<Apps>()
  useEffect(() => {
    let gone = false
    loadApps().then(
      (loaded) => !gone && setApps(loaded),
      () => !gone && setApps({ bar: {}, frames: {} }),
    )
    return () => {
      gone = true
    }
  }, [])
  return apps
}
