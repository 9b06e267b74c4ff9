import { code } from '@mango/contract'
import { openApiDocument } from '@mango/contract/openapi'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { cockpitPage } from './areas/headmaster-cockpit/page.ts'
import { devRoutes } from './dev/index.ts'
import { styleSheet, styleSheetPath } from './pages/page.ts'
import { text } from './refusal.ts'
import { callRoutes } from './routes.ts'
import type { LogLine, Services } from './services.ts'
import { storageRoutes } from './storage/routes.ts'

export interface AppOptions extends Services {
  /** Origins, besides its own, whose pages may read answers. */
  readonly allowedOrigins?: readonly string[]
  /** Network address of whoever asks, for rate limits. */
  addressOf?(context: Context): string
  /** One line for each request; never with a query, where tokens are. */
  log?(line: LogLine): void
}

type App = Hono<{ Variables: { code?: number; error?: string } }>

function logEach(app: App, { log, clock }: AppOptions): void {
  if (!log) return
  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    log({
      at: clock.now().toISOString(),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - start),
      code: c.get('code'),
      error: c.get('error'),
    })
  })
}

/** The whole backend as one Hono app: fetch in, Response out; nothing in it knows where it runs. */
export function createApp(options: AppOptions): App {
  const app: App = new Hono()
  const allowed = new Set(options.allowedOrigins)
  logEach(app, options)
  app.use('/api/*', cors({ origin: (origin) => (allowed.has(origin) ? origin : null), allowMethods: ['GET', 'POST'] }))
  app.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.route(
    '/',
    callRoutes({
      services: options,
      allowedOrigins: allowed,
      addressOf: options.addressOf ?? (() => 'local'),
      onError: (error, c) => c.set('error', error instanceof Error ? (error.stack ?? error.message) : String(error)),
    }),
  )
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()))
  app.route('/', cockpitPage(options))
  app.get(styleSheetPath, (c) =>
    c.body(styleSheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  )
  app.route('/', storageRoutes(options))
  if (options.demo) app.route('/', devRoutes(options))
  app.all('/api/*', (c) => c.json({ code: code.failed, message: text.notFound }))
  return app
}
