import { useClient } from '@mango/client/react'
import { conversionPollMilliseconds, getLibraryCovers, hasCover, type LibraryFile } from '@mango/contract/library'
import { useQuery } from '@tanstack/react-query'

/** Small pictures of the documents among some files, by the file's number; asked again while one is being made. */
export function useCovers(files: readonly LibraryFile[]): ReadonlyMap<number, string> {
  const client = useClient()
  const fileIds = files.filter(({ fileName }) => hasCover(fileName)).map(({ id }) => id)
  const { data } = useQuery({
    ...client.query(getLibraryCovers, { body: { fileIds } }),
    enabled: fileIds.length > 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ waiting }) => waiting) ? conversionPollMilliseconds : false,
  })
  return new Map(data?.data.map(({ fileId, url }) => [fileId, url]))
}
