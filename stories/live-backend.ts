import { createBrowserBackend } from '@mango/backend/browser'
import { demoAccounts, logInAs, sendTo } from '@mango/backend/demo'
import { session } from '@mango/client'
import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import preparedSchool from 'virtual:prepared-school'
import type { Fake } from './fakes.ts'
import { serveSubresources } from './page-backend-worker.ts'

type Backend = Awaited<ReturnType<typeof createBrowserBackend>>

let fakes: readonly Fake[] = []
let backend: Promise<Backend> | undefined

/** One backend serves all stories of a page. */
export const start = () => (backend ??= begin())
async function begin(): Promise<Backend> {
  const served = serveSubresources(answer)
  const { body } = await fetch(preparedSchool)
  const begun = await createBrowserBackend(body ?? undefined)
  await served
  return begun
}

const ours = (url: URL) => url.origin === location.origin && /^\/(api|oss|dev)(\/|$)/.test(url.pathname)

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const faked = fakes.find(({ method, path }) => method === request.method && path.test(pathname))
  if (faked?.body === 'never') return new Promise(() => undefined)
  if (faked) return Response.json(faked.body)
  return (await start()).fetch(request)
}

/** The page's own calls reach the reference backend, which runs in this page on a database in memory. */
const interceptor = new BatchInterceptor({
  name: 'live-backend',
  interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
})
interceptor.on('request', async ({ request, controller }) => {
  if (ours(new URL(request.url))) controller.respondWith(await answer(request))
})

const sockets = new WebSocketInterceptor()
const openSockets = new Set<() => void>()
let network = true

/** The page's sockets as well: STOMP with the live class of that backend. */
sockets.on('connection', ({ client, server }) => {
  const address = new URL(client.url)
  if (address.host !== location.host || !address.pathname.startsWith('/api/')) return server.connect()
  const lose = () => client.close(3000)
  if (!network) return lose()
  const wire = { send: (text: string) => client.send(text), close: (code: number) => client.close(code) }
  const end = start().then(({ openSocket }) => openSocket(address, wire))
  openSockets.add(lose)
  end.catch(lose)
  client.addEventListener('message', ({ data }) => void end.then((socket) => socket.receive(String(data))))
  client.addEventListener('close', () => {
    openSockets.delete(lose)
    void end.then((socket) => socket.end()).catch(() => undefined)
  })
})

/** From here to the next story no socket holds. */
export function loseNetwork(): void {
  network = false
  for (const lose of openSockets) lose()
}

/** Lets minutes pass on the server's clock. */
export const pass = async (minutes: number) => (await start()).pass(minutes)

const accounts = { student: demoAccounts.student.studentCode, ...demoAccounts.teachers }

/** Starts the backend with the first story that wants it, and logs a demo account in. */
export const live =
  (account: keyof typeof accounts, ...wanted: readonly Fake[]) =>
  async (): Promise<object> => {
    interceptor.apply()
    sockets.apply()
    network = true
    fakes = wanted
    const { fetch } = await start()
    session.start(await (logins[account] ??= logInAs(sendTo(location.origin, fetch), accounts[account])))
    return {}
  }

/** One login of each account serves all stories of a page. */
const logins: { [Account in keyof typeof accounts]?: ReturnType<typeof logInAs> } = {}
