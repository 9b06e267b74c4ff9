import { safeUrl, type Client } from '@mango/client'
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
      const base = new URL(client.context.apiBase || '/', location.href)
      return { state, content, image: safeUrl(URL.canParse(data, base) ? new URL(data, base).href : undefined) }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
