import type { FramedFace } from 'virtual:mango-faces'
import type { ToFrame, ToPage } from './channel.ts'

// A popover is in the tree only while it is open. Messages that only inform need no room of their own.
const openThings = 'dialog:modal,[popover]:not([role=status],[role=alert],[role=log],[role=region])'

/** Puts the element into the frame and ties it to the port: only what its face declares goes through. */
export function serveElement(tag: string, face: FramedFace, port: MessagePort): void {
  const context = document.createElement('mango-context')
  const element: HTMLElement & Record<string, unknown> = Object.assign(document.createElement(tag))
  const say = (message: ToPage) => port.postMessage(message)
  const prevented = new Map<number, () => void>()
  let last = 0

  for (const [type, cancelable] of Object.entries(face.events)) {
    // On the context: a session that ends is told there.
    context.addEventListener(type, (event) => {
      const id = ++last
      // The page's word comes later than the event lasts, and a frame never leaves: what can be done is done afterwards.
      event.preventDefault()
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (cancelable) prevented.set(id, () => doAfter(element, type, detail))
      say({ event: { id, type, detail } })
    })
  }

  port.addEventListener('message', async ({ data }: MessageEvent<ToFrame>) => {
    const { set = {}, call, heard, place, theme } = data
    for (const [name, value] of Object.entries(set)) if (Object.hasOwn(face.props, name)) element[name] = value
    if (theme !== undefined) context.setAttribute('theme', theme)
    if (place !== undefined) stand(place)
    if (heard) {
      if (!heard.prevented) prevented.get(heard.id)?.()
      prevented.delete(heard.id)
    }
    if (call && face.methods.includes(call.method)) say({ answer: await answerTo(element, call) })
  })
  port.start()

  followProps(element, face, (changed) => say({ changed }))
  context.append(element)
  document.body.append(context)
  followOpenThings(element, (open) => say({ open }))
  // Standing in the whole window, it is as high as it was.
  new ResizeObserver(() => say({ height: Math.ceil(element.getBoundingClientRect().height) })).observe(element)
  say({ ready: true })
}

async function answerTo(
  element: Record<string, unknown>,
  { id, method, args }: NonNullable<ToFrame['call']>,
): Promise<NonNullable<ToPage['answer']>> {
  try {
    const called = element[method]
    return { id, value: typeof called === 'function' ? await called.apply(element, args) : undefined }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

/**
 * What an element would have done after an event that nobody prevented, as far as it stays in the frame: a picker closes, a login
 * changes its view. Going to another page is the business of the page around.
 */
function doAfter(element: HTMLElement & Record<string, unknown>, type: string, detail: unknown): void {
  if (type === 'view-change' && typeof detail === 'object' && detail && 'view' in detail) element['view'] = detail.view
  else if (typeof element['close'] === 'function') element['close']()
}

/** Tells of props that the element changes itself, which it does by its attributes. */
function followProps(
  element: Element & Record<string, unknown>,
  face: FramedFace,
  tell: (changed: Readonly<Record<string, unknown>>) => void,
): void {
  const names = Object.keys(face.props).filter((name) => !['json', 'property'].includes(face.props[name]?.kind ?? ''))
  const observer = new MutationObserver(() => tell(Object.fromEntries(names.map((name) => [name, element[name]]))))
  observer.observe(element, { attributes: true })
}

/** Tells when a dialog or menu opens, and when the last one has closed. */
function followOpenThings(element: Element, tell: (open: boolean) => void): void {
  let open = false
  const look = () => {
    const now = element.shadowRoot?.querySelector(openThings) != null
    if (now !== open) tell((open = now))
  }
  void customElements.whenDefined(element.localName).then(() => {
    const root = element.shadowRoot
    if (!root) return
    new MutationObserver(look).observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
    root.addEventListener('toggle', look, { capture: true })
  })
}

/** Where the element stands while the frame has the whole window. */
function stand(place: ToFrame['place']): void {
  const { style } = document.body
  style.position = place ? 'absolute' : ''
  style.left = place ? `${place.left}px` : ''
  style.top = place ? `${place.top}px` : ''
  style.width = place ? `${place.width}px` : ''
}
