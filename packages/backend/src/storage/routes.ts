import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Services } from '../services.ts'
import { contentHeaders } from './content-type.ts'
import { postObject } from './post-object.ts'
import { rangeOf } from './range.ts'
import type { Storage } from './storage.ts'

const day = 86_400

async function objectResponse(
  storage: Storage,
  key: string,
  rangeHeader: string | undefined,
  head: boolean,
): Promise<Response> {
  const found = await storage.head(key)
  if (!found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const range = rangeOf(rangeHeader, found.bytes)
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${found.bytes}` } })
  const { from, to } = range ?? { from: 0, to: found.bytes - 1 }
  const headers = {
    ...contentHeaders(key),
    'Accept-Ranges': 'bytes',
    // An object never changes once it is there.
    'Cache-Control': `private, max-age=${day}, immutable`,
    'Content-Length': String(to - from + 1),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Last-Modified': found.modified.toUTCString(),
    ...(range && { 'Content-Range': `bytes ${from}-${to}/${found.bytes}` }),
  }
  const body = head || found.bytes === 0 ? null : ((await storage.read(key, from, to)) ?? null)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** The storage host: it would be another origin in a school, so any page may post a signed form and read by address. */
export function storageRoutes(services: Services): Hono {
  const { storage } = services
  const app = new Hono()
  app.use(
    '/oss/*',
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders: ['Content-Range', 'Accept-Ranges'] }),
  )
  app.use('/oss', cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'] }))
  app.post('/oss', (c) => postObject(c.req.raw, services))
  app.post('/oss/', (c) => postObject(c.req.raw, services))
  app.get('/oss/:key{.+}', (c) =>
    objectResponse(storage, c.req.param('key'), c.req.header('range'), c.req.method === 'HEAD'),
  )
  return app
}
