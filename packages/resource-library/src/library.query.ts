import type { Client } from '@mango/client'
import type { CallAnswer } from '@mango/contract'
import { libraryCalls, libraryPageSize, conversionPollMilliseconds, type LibraryVariant } from '@mango/contract/library'
import { keepPreviousData } from '@tanstack/react-query'
import type { LibraryState } from './library.store.ts'

type Answer = CallAnswer<(typeof libraryCalls)[LibraryVariant]['list']>

/** One page of a library; the page before stays in view while the next one loads. */
export const libraryPage = (
  client: Client,
  variant: LibraryVariant,
  { pageNum, search, type, scope, sort }: Pick<LibraryState, 'pageNum' | 'search' | 'type' | 'scope' | 'sort'>,
) => ({
  ...client.query(libraryCalls[variant].list, {
    query: {
      pageNum,
      pageSize: libraryPageSize,
      query: search,
      type,
      // Said only where they differ from what the documents' call gives.
      ...(scope !== 'all' && { scope }),
      ...(sort !== 'newest' && { sort }),
    },
  }),
  placeholderData: keepPreviousData,
  // Until the videos on it are converted.
  refetchInterval: ({ state: { data } }: { state: { data?: Answer | undefined } }) =>
    data?.data.some(({ transcoding }) => transcoding) ? conversionPollMilliseconds : (false as const),
  select: libraryCalls[variant].list.paging.read,
})

/** Makes every shown page of a library ask anew. */
export const refreshLibrary = (client: Client, variant: LibraryVariant) => client.refresh(libraryCalls[variant].list)
