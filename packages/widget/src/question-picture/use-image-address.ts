import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { getUrl, type ImageProp } from '@mango/contract/questions'
import { useQuery } from '@tanstack/react-query'

const isAddress = (path: string) => /^(https?:)?\//.test(path)

/**
 * Address of a question's image, which a field holds as such or as a path that the server turns into one.
 * @returns undefined while it is asked for, '' where it can't be shown
 */
export function useImageAddress(path: string, prop: ImageProp) {
  const query = useQuery({
    ...useClient().query(getUrl, { query: { path, prop } }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: path !== '' && !isAddress(path),
  })
  const given = isAddress(path) ? path : query.data?.data
  const address = given === undefined ? (query.isError ? '' : undefined) : (safeUrl(given) ?? '')
  return { address, askAgain: () => void query.refetch() }
}
