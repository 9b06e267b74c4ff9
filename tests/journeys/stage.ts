import { demoAccounts, logInAs, sendTo } from '@mango/backend/demo'
import { openDatabase, startServer } from '@mango/backend/node'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Response } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.js'
import { staticRoots } from '../../scripts/static-roots.ts'
import { leftByLogin } from './left-by-login.ts'
import { openTlsProxy } from './tls-proxy.ts'

/** A name of this machine under which a page is no secure one: a browser keeps much from pages without TLS, but not from localhost. */
export const plainHost = 'school.test'

/** A call that went out: `GET /api/tk/paper/subjects?filterPermission=false`, with the body of a POST. */
export interface SentCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Follows the calls of a page. By the browser's own protocol, because Playwright has no body for a `fetch(new Request())`.
 * A body arrives a moment after its call.
 */
async function followCalls(page: Page): Promise<readonly SentCall[]> {
  const calls: { -readonly [Field in keyof SentCall]: SentCall[Field] }[] = []
  const protocol = await page.context().newCDPSession(page)
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (!/^\/(api|oss)(\/|$)/.test(url.pathname)) return
    const call = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: undefined,
    }
    calls.push(call)
    if (!request.hasPostData || !url.pathname.startsWith('/api/')) return
    void protocol
      .send('Network.getRequestPostData', { requestId })
      .then(({ postData }) => Object.assign(call, { body: JSON.parse(postData) }))
      // The page was closed before its last call was read.
      .catch(() => undefined)
  })
  await protocol.send('Network.enable')
  return calls
}

/** What a page shows, for whoever wonders why a test failed on a machine that is not theirs. */
async function shownBy(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => String(error))
  // Dialogs and notices stand at its end.
  return `${new URL(page.url()).pathname} showed:\n${seen.replaceAll(/\n *- \/url: .*/g, '').slice(-6000)}`
}

/**
 * One server with fresh demo data and one browser for the tests of a file.
 * Call it once at the top of the file; everything is closed behind the tests.
 */
export function stage({
  frameOrigins = [],
  tls = false,
  convert = false,
  motion = false,
  partBytes,
  prepare,
}: {
  /** May show elements in frames. */
  frameOrigins?: readonly string[]
  /** The visitors come through a proxy that ends TLS. */
  tls?: boolean
  /** Converts with what is installed on this machine. */
  convert?: boolean
  /** Plays animations, as most visitors have them. */
  motion?: boolean
  /** How large the parts are in which a large file comes. */
  partBytes?: number
  /** What is done to the school before the server opens it. */
  prepare?: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<unknown>
} = {}) {
  let origin = ''
  /** Where tests reach the server themselves. */
  let server = ''
  let browser: Browser
  let close: () => Promise<void>
  /** One login of each account serves all tests of a file: a test that ends a session takes an account of its own. */
  const logins: Record<string, ReturnType<typeof logInAs>> = {}
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-journey-'))

  beforeAll(async () => {
    cpSync(inject('demoSchool'), dataDir, { recursive: true })
    if (prepare) {
      const database = await openDatabase({ dataDir })
      await prepare(database.db)
      await database.close()
    }
    const proxy = tls ? await openTlsProxy() : undefined
    const options = { port: 0, dataDir, demo: true, staticRoots, frameOrigins, convert, partBytes }
    const started = await startServer({ ...options, ...(proxy && { publicUrl: proxy.origin, behindProxy: true }) })
    proxy?.leadTo(started.port)
    server = started.url
    origin = proxy?.origin ?? server
    close = async () => {
      proxy?.close()
      await started.close()
    }
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
    })
  })
  afterEach(async ({ task }) => {
    for (const context of browser.contexts()) {
      if (task.result?.state === 'fail') for (const page of context.pages()) console.error(await shownBy(page))
      // What a route still holds goes on when the route is taken away: an upload would arrive, and the next test meet its file.
      await context.setOffline(true)
      // A route that is under way when its page goes is no failure.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  })
  afterAll(async () => {
    await browser?.close()
    await close?.()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** A page of a new visitor, with the calls it makes. */
  async function visit(
    address: string,
    options: BrowserContextOptions & {
      /** Student ID or phone of a demo account. */
      as?: string
      /** Another name of this machine, for a site of its own. */
      host?: string
    } = {},
  ) {
    const { as, host, ...contextOptions } = options
    const home = host === undefined ? origin : origin.replace('localhost', host)
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      // Every frame of an animation is painted, which is a quarter of what a journey costs; and a colour that is still on its way to
      // the other theme is none of either.
      reducedMotion: motion ? 'no-preference' : 'reduce',
      ignoreHTTPSErrors: tls,
      ...contextOptions,
    })
    if (as) await logIn(context, as, home)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const calls = await followCalls(page)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      // The stage's own script cannot reach the storage of the cockpit's sandboxed frame; that is no fault of the page.
      if (!message.includes('document is sandboxed')) errors.push(message)
    })
    await page.goto(home + address)
    const sent = (path: string) => calls.filter((call) => call.path.endsWith(path))
    return { page, context, calls, sent, errors }
  }

  /** Logs in by the calls a login page makes, and leaves the cookies it would leave. */
  async function logIn(context: Awaited<ReturnType<Browser['newContext']>>, account: string, home: string) {
    const { cookies, storage } = leftByLogin(await (logins[account] ??= logInAs(sendTo(server), account)))
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: home })))
    await context.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
    }, storage)
  }

  return { visit, origin: () => server }
}

/** Demo accounts by what they are. */
export const accounts = { student: demoAccounts.student.studentCode, ...demoAccounts.teachers }

export type { Page, Response }
