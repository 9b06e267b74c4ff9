import { sessionStore } from '@mango/client'
import type { Client } from '@mango/client'
import { getHomepageConfig, homepageCacheKey, homepageConfig } from '@mango/contract/homepage'
import { stored } from '@mango/widget/stored'
import { queryOptions } from '@tanstack/react-query'

const cache = stored(homepageCacheKey, homepageConfig, undefined, sessionStore)

/** The landing page's content: the cache of this tab at once, asked anew at every start. Errors are nobody's business. */
export const landingContent = (client: Client) =>
  queryOptions({
    queryKey: [getHomepageConfig.path],
    queryFn: async ({ signal }) => {
      const { data } = await client.send(getHomepageConfig, {}, { signal })
      cache.write(data)
      // The browser tells only other tabs, and this page's title has the school's words too.
      dispatchEvent(new StorageEvent('storage', { key: homepageCacheKey }))
      return data
    },
    initialData: cache.read,
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
    retry: false,
  })
