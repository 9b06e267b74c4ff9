import { tokenParameter } from '@mango/contract'
import { rawLiveEndpoint } from '@mango/contract/live-class'

/** WebSocket address of the live channel for an API base ('' is this origin); the token goes along as in every call. */
export function liveAddress(apiBase: string, token: string | undefined, origin = globalThis.location?.origin): string {
  const url = new URL(`${apiBase}${rawLiveEndpoint}`, origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (token) url.searchParams.set(tokenParameter, token)
  return url.href
}
