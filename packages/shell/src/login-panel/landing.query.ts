import { sessionStore } from '@mango/client'
import type { Client } from '@mango/client'
import { getHomepageConfig, homepageCacheKey, homepageConfig, type HomepageConfig } from '@mango/contract/homepage'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

function cached(): HomepageConfig | undefined {
  try {
    const read = v.safeParse(homepageConfig, JSON.parse(sessionStore.get(homepageCacheKey) ?? 'null'))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** The landing page's content: the cache of this tab at once, asked anew at every start. Errors are nobody's business. */
export const landingContent = (client: Client) =>
  queryOptions({
    queryKey: [getHomepageConfig.path],
    queryFn: async ({ signal }) => {
      const { data } = await client.send(getHomepageConfig, {}, { signal })
      sessionStore.set(homepageCacheKey, JSON.stringify(data))
      return data
    },
    initialData: cached,
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
    retry: false,
  })
