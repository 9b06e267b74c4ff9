import { once } from 'node:events'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { assemble } from '../assemble.ts'
import { errorLine } from '../failures.ts'
import type { LogLine } from '../services.ts'
import { diskStorage } from './disk-storage.ts'
import { printPdf } from '../pdf/print.ts'
import { systemClock } from '../services.ts'
import { sweep } from '../sweep.ts'
import { createConverter } from './converting/converter.ts'
import { findTools } from './converting/find-tools.ts'
import { workOff } from './converting/work-off.ts'
import { serveLiveSocket } from './live-socket.ts'
import { loginPage } from './login-page.ts'
import { openDatabase } from './open-database.ts'
import { ossUploads, type Bucket } from './oss-target.ts'
import { openPasswordThreads } from './password-threads.ts'
import { readTableApart } from './table-threads.ts'
import { securityHeaders } from './security-headers.ts'
import { smsProvider } from './sms-provider.ts'
import { sockjs } from './sockjs.ts'
import { staticFiles } from './static-files.ts'

export interface ServerOptions {
  /** 0 takes a free one. */
  port: number
  hostname?: string | undefined
  /** Folder for the embedded database and uploaded files. */
  dataDir: string
  /** A Postgres server instead of the embedded one. */
  databaseUrl?: string | undefined
  /** Folders served below path prefixes. */
  staticRoots?: Readonly<Record<string, string>> | undefined
  /** Demo data, the console at /dev/, and the stand-ins for SMS and the workplace app. */
  demo: boolean
  /**
   * The origin that browsers reach the server at, such as `https://school.example`: every address it gives out begins
   * with it. Absent, they follow the request.
   */
  publicUrl?: string | undefined
  /** Other origins whose pages may call this backend. */
  allowedOrigins?: readonly string[] | undefined
  /** Other origins whose pages may show elements in frames, without the session. */
  frameOrigins?: readonly string[] | undefined
  /** Whether a proxy stands before the server, which names the caller's address in `X-Forwarded-For`. */
  behindProxy?: boolean | undefined
  /** Videos and documents are converted with the programs of this machine. @default true */
  convert?: boolean | undefined
  /** How large the parts are in which a large file comes. */
  partBytes?: number | undefined
  log?: ((line: LogLine) => void) | undefined
  /** Where codes are sent to, instead of to the demo console. */
  smsUrl?: string | undefined
  /** Where library files go instead of the folder. */
  bucket?: Bucket | undefined
}

export interface RunningServer {
  readonly url: string
  readonly port: number
  /** What it converts files with, and whether it was found. */
  readonly tools: Readonly<Record<string, boolean>>
  /** Ends running requests in order, then closes the database. */
  close(): Promise<void>
}

/** Where a caller is. Of what a proxy forwards only the last address is its own word; the others are the caller's. */
const addressFor = (behindProxy: boolean) => (c: Context) =>
  (behindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined) ??
  getConnInfo(c).remote.address ??
  'unknown'

const sweepMilliseconds = 60 * 60_000

/** Starts the backend in Node. It resolves once the server listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, demo, publicUrl, log } = options
  // Behind a proxy the server's own pages come from an origin that the request does not name.
  const allowedOrigins = [...(options.allowedOrigins ?? []), ...(publicUrl ? [publicUrl] : [])]
  const database = await openDatabase({ url: options.databaseUrl, dataDir })
  const passwords = openPasswordThreads()
  const converter = (options.convert ?? true) ? createConverter(await findTools()) : undefined
  const { app, services } = await assemble({
    db: database.db,
    storage: diskStorage(path.join(dataDir, 'objects')),
    uploads: options.bucket && ossUploads(options.bucket),
    messenger: options.smsUrl === undefined ? undefined : smsProvider(options.smsUrl),
    publicUrl,
    demo,
    derive: passwords.derive,
    readTable: readTableApart,
    printPdf,
    converter,
    partBytes: options.partBytes,
    allowedOrigins,
    addressOf: addressFor(options.behindProxy ?? false),
    log,
  }).catch(async (error: unknown) => {
    await passwords.close()
    await database.close()
    throw error
  })
  const whole = new Hono()
    .use(securityHeaders(publicUrl?.startsWith('https:') ?? false))
    .route('/', sockjs)
    .route('/', app)
  whole.get('/', (c) => c.redirect('/adminv2/'))
  const adminv2 = options.staticRoots?.['/adminv2']
  if (adminv2) whole.route('/', loginPage(adminv2, app.fetch))
  whole.route('/', staticFiles(options.staticRoots ?? {}, options.frameOrigins))
  const server = serve({
    fetch: whole.fetch,
    port: options.port,
    // A large file over a slow line takes longer than Node's five minutes; each body has limits of its own.
    serverOptions: { requestTimeout: 0 },
    ...(options.hostname !== undefined && { hostname: options.hostname }),
  })
  const [live] = await Promise.all([
    serveLiveSocket({
      server,
      db: database.db,
      clock: systemClock,
      allowedOrigins,
      listen: database.listen,
    }),
    // Together: the server may listen before a database across the network answers.
    once(server, 'listening'),
  ])
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  let sweeping: Promise<void> | undefined
  const sweepNow = () => {
    sweeping = sweep(services).catch((error: unknown) => console.error(`Sweeping failed: ${errorLine(error)}`))
  }
  sweepNow()
  const sweeper = setInterval(sweepNow, sweepMilliseconds).unref()
  const endConverting = converter && workOff(services, database.listen)
  let closing: Promise<void> | undefined
  const close = () => {
    clearInterval(sweeper)
    const converting = endConverting?.()
    closing ??= live
      .close()
      .then(
        () =>
          new Promise<void>((resolve) => {
            server.close(() => resolve())
            if ('closeIdleConnections' in server) server.closeIdleConnections()
            // A request that hangs must not keep the database open for ever.
            setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5000).unref()
          }),
      )
      .then(() => Promise.all([sweeping, converting]))
      .then(() => passwords.close())
      .then(() => database.close())
    return closing
  }
  return { url: `http://localhost:${port}`, port, tools: converter?.tools ?? {}, close }
}
