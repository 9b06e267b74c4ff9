// Pictures, sound and video of stories pass by what the page can intercept itself: this worker asks the page for them.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

const ours = ({ method, url, mode }) =>
  method === 'GET' &&
  mode !== 'navigate' &&
  new URL(url).origin === location.origin &&
  /^\/(api|oss)\//.test(new URL(url).pathname)

/** Whoever asks has the backend; a page's own worker has not, so then every page is asked. */
async function pagesFor(clientId) {
  const asking = await clients.get(clientId)
  return asking?.type === 'window' ? [asking] : clients.matchAll({ type: 'window' })
}

const ask = (page, request) =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      if (data) resolve(new Response(data.body, { status: data.status, headers: data.headers }))
      else reject(new Error('no backend in this page'))
    }
    page.postMessage({ pageBackend: request }, [port2])
  })

async function answer({ clientId, request }) {
  const asked = { url: request.url, headers: [...request.headers] }
  const pages = await pagesFor(clientId)
  return Promise.any(pages.map((page) => ask(page, asked))).catch(() => fetch(request))
}

addEventListener('fetch', (event) => {
  if (ours(event.request)) event.respondWith(answer(event))
})
