import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Services } from '../services.ts'
import { contentHeaders } from './content-type.ts'
import { denied } from './oss-error.ts'
import { postObject } from './post-object.ts'
import { isPublic } from './public-objects.ts'
import { rangeOf } from './range.ts'
import { grantOf, type Grant } from './signed-address.ts'
import type { Storage } from './storage.ts'

const day = 86_400

interface Asked {
  readonly key: string
  readonly range: string | undefined
  readonly head: boolean
}

async function objectResponse(storage: Storage, { key, ...asked }: Asked, grant: Grant): Promise<Response> {
  const found = await storage.head(key)
  if (!found) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const range = rangeOf(asked.range, found.bytes)
  if (range === 'beyond')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${found.bytes}` } })
  const { from, to } = range ?? { from: 0, to: found.bytes - 1 }
  const headers = {
    ...contentHeaders(key, grant.disposition),
    'Accept-Ranges': 'bytes',
    // An object never changes once it is there; a browser keeps it as long as its address is good.
    'Cache-Control': `private, max-age=${grant.seconds}, immutable`,
    'Content-Length': String(to - from + 1),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Last-Modified': found.modified.toUTCString(),
    ...(range && { 'Content-Range': `bytes ${from}-${to}/${found.bytes}` }),
  }
  const body = asked.head || found.bytes === 0 ? null : ((await storage.read(key, from, to)) ?? null)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** The storage host: it would be another origin in a school, so any page may post a signed form and read what it was given a signed address of. */
export function storageRoutes(services: Services): Hono {
  const { storage, ownFiles, clock } = services
  const app = new Hono()
  app.use(
    '/oss/*',
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders: ['Content-Range', 'Accept-Ranges'] }),
  )
  app.use('/oss', cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'] }))
  app.post('/oss', (c) => postObject(c.req.raw, services))
  app.post('/oss/', (c) => postObject(c.req.raw, services))
  app.get('/oss/:key{.+}', async (c) => {
    const asked = { key: c.req.param('key'), range: c.req.header('range'), head: c.req.method === 'HEAD' }
    const grant = isPublic(asked.key)
      ? { seconds: day, disposition: '' }
      : await grantOf(ownFiles, asked.key, c.req.query(), clock.now())
    return typeof grant === 'string' ? denied(grant) : objectResponse(storage, asked, grant)
  })
  return app
}
