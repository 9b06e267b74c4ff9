import { randomInt } from 'node:crypto'
import { liveEndpoint } from '@mango/contract/live-class'
import { Hono } from 'hono'

/** What a SockJS client asks before it connects; of its transports only the WebSocket is offered. */
export const sockjs = new Hono()
  .get(liveEndpoint, (c) => c.text('Welcome to SockJS!\n'))
  .get(`${liveEndpoint}/info`, (c) =>
    c.json({ entropy: randomInt(2 ** 32), origins: ['*:*'], cookie_needed: false, websocket: true }),
  )
