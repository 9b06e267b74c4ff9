import { code } from '@mango/contract'
import { openApiDocument } from '@mango/contract/openapi'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { archiveRoute } from './areas/evaluation/archive-route.ts'
import { cockpitPage } from './areas/headmaster-cockpit/page.ts'
import { devRoutes } from './dev/index.ts'
import { styleSheet, styleSheetPath } from './pages/page.ts'
import { errorLine, isUnreachable } from './failures.ts'
import { health } from './health.ts'
import { text } from './refusal.ts'
import { callRoutes } from './routes.ts'
import type { LogLine, Services } from './services.ts'
import { storageRoutes } from './storage/routes.ts'

export interface AppOptions extends Services {
  /** The origin of every address given out; absent, the one that a request names. */
  readonly publicUrl?: string | undefined
  /** Origins, besides its own, whose pages may read answers. */
  readonly allowedOrigins?: readonly string[] | undefined
  /** Network address of whoever asks, for rate limits. */
  readonly addressOf?: ((context: Context) => string) | undefined
  /** One line for each request; never with a query, where tokens are. */
  readonly log?: ((line: LogLine) => void) | undefined
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

/** Writes an unexpected error down: in the line of its request, or in one of its own where requests are not logged. */
const reportFor =
  ({ log }: AppOptions) =>
  (error: unknown, c: Context): void => {
    const line = errorLine(error)
    c.set('error', line)
    if (!log) console.error(`${c.req.method} ${JSON.stringify(c.req.path)} ${line}`)
  }

/** The whole backend as one Hono app: fetch in, Response out; nothing in it knows where it runs. */
export function createApp(options: AppOptions): App {
  const app: App = new Hono()
  const allowed = new Set(options.allowedOrigins)
  const report = reportFor(options)
  app.onError((error, c) => {
    report(error, c)
    return c.json({ code: code.serverError, message: text.serverError }, isUnreachable(error) ? 503 : 500)
  })
  logEach(app, options)
  if (allowed.size > 0)
    app.use(
      '/api/*',
      cors({ origin: (origin) => (allowed.has(origin) ? origin : null), allowMethods: ['GET', 'POST'] }),
    )
  // Before the answer is made: setting headers afterwards builds it anew.
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    await next()
  })
  app.route(
    '/',
    callRoutes({
      services: options,
      publicUrl: options.publicUrl,
      allowedOrigins: allowed,
      addressOf: options.addressOf ?? (() => 'local'),
      onError: report,
    }),
  )
  app.get('/api/openapi.json', (c) => c.json(openApiDocument()))
  app.route('/', health(options))
  app.route('/', cockpitPage(options))
  app.route('/', archiveRoute(options))
  app.get(styleSheetPath, (c) =>
    c.body(styleSheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  )
  app.route('/', storageRoutes(options))
  if (options.demo) app.route('/', devRoutes(options))
  app.all('/api/*', (c) => c.json({ code: code.failed, message: text.notFound }))
  return app
}
