import { safeUrl, type Client } from '@mango/client'
import { getHeadmasterCockpit } from '@mango/contract/headmaster-cockpit'

/** The frame's address, asked anew each time: it may carry a ticket that is good once. Undefined unless it is http(s). */
export const cockpitAddress = (client: Client) => ({
  ...client.query(getHeadmasterCockpit, {}),
  select: ({ data }: { data: string }) => safeUrl(data),
  staleTime: Infinity,
  gcTime: 0,
})
