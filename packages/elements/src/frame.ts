import { faces } from 'virtual:mango-faces'
import { allowedOrigins } from './framed/allowed-origins.ts'
import { hello } from './framed/channel.ts'
import { serveElement } from './framed/serve-element.ts'

/** The page in the frame: waits for one greeting of the page around it, from an origin that is let in, and serves it one element. */
const script = document.currentScript
const origins = allowedOrigins(script instanceof HTMLScriptElement ? script.src : location.href)

addEventListener('message', async function greeted(event: MessageEvent<{ type?: string; tag?: string } | null>) {
  const { data, source, origin, ports } = event
  const [port] = ports
  if (source !== parent || parent === window || data?.type !== hello || !port) return
  if (!(await origins).includes(origin)) {
    console.warn(`${origin} is not one of the origins that may show this page in a frame`)
    return port.close()
  }
  const { tag = '' } = data
  const face = Object.hasOwn(faces, tag) ? faces[tag] : undefined
  if (!face) return port.close()
  removeEventListener('message', greeted)
  serveElement(tag, face, port)
})
