import * as v from 'valibot'

const message = v.object({
  pageBackend: v.object({ url: v.string(), headers: v.array(v.tuple([v.string(), v.string()])) }),
})

async function reply(port: MessagePort, request: Request, answer: (request: Request) => Promise<Response>) {
  const response = await answer(request)
  const body = response.body && (await response.arrayBuffer())
  const { status, headers } = response
  port.postMessage({ status, headers: [...headers], body }, body ? [body] : [])
}

/** Long enough for any worker to start; after a forced reload none takes the page. */
const patience = 3000

/** Resolves when a worker answers what this page's `<img>`, `<audio>` and `<video>` ask for, from the backend in this page. */
export async function serveSubresources(answer: (request: Request) => Promise<Response>): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    const { success, output } = v.safeParse(message, data)
    if (!port || !success) return
    const { url, headers } = output.pageBackend
    reply(port, new Request(url, { headers }), answer).catch(() => port.postMessage(null))
  })
  navigator.serviceWorker.startMessages()
  await navigator.serviceWorker.register('page-backend-worker.js')
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, patience)
  })
}
