import { safeUrl, type Client } from '@mango/client'
import { takeHandedLogin } from '@mango/contract/account'
import { createQrCode } from '@mango/contract/qr-code'
import { queryOptions } from '@tanstack/react-query'
import { newLoginState } from './login-state.ts'
import { providerAddress, qrSize } from './rules.ts'

interface Provider {
  address: string
  appId: string
  /** Where it comes back to. */
  callback: string
}

/** A QR code for one login: each gets a `state` of its own, so an expired one is of no use. */
export const qrLogin = (client: Client, provider: Provider) =>
  queryOptions({
    queryKey: ['qr-login', provider],
    queryFn: async ({ signal }) => {
      const state = newLoginState()
      const content = providerAddress(provider.address, provider.appId, state, provider.callback)
      const { data } = await client.send(createQrCode, { body: { size: qrSize, content } }, { signal })
      const { href } = new URL(client.context.apiBase || '/', location.href)
      return { state, content, image: safeUrl(data, 'web', href) }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

const pollMilliseconds = 2000

/** The code that a phone has handed over for a shown QR code; null until it has. @param state none: nothing is shown */
export const handedLogin = (client: Client, state: string | undefined) =>
  queryOptions({
    queryKey: ['handed-login', state],
    queryFn: async ({ signal }) => {
      const { data } = await client.send(takeHandedLogin, { body: { state: state ?? '' } }, { signal })
      return data
    },
    enabled: state !== undefined,
    // Told by the next round; the address is still good, and so is the link beside the QR code.
    retry: false,
    refetchInterval: ({ state: { data } }) => (data ? false : pollMilliseconds),
    gcTime: 0,
  })
