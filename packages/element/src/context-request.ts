import { ownTag } from './own-tag.ts'
import { contextKey, defaultContext, type PageContext } from './page-context.ts'

export type ContextCallback = (value: PageContext, unsubscribe?: () => void) => void

/** An event of the Context Community Protocol: `context-request` asks for a context, `context-provider` announces one. */
export function contextEvent(type: string, contextTarget: Element, more?: object): Event {
  const event = new Event(type, { bubbles: true, composed: true })
  return Object.assign(event, { context: contextKey, contextTarget }, more)
}

const isContextEvent = (event: Event): boolean => 'context' in event && event.context === contextKey

interface ContextRequest extends Event {
  readonly contextTarget?: Element
  readonly callback: ContextCallback
  readonly subscribe?: boolean
}

/** By shape, not by class: the event may come from another bundle, or from a host's own consumer. */
export const isContextRequest = (event: Event): event is ContextRequest =>
  isContextEvent(event) && 'callback' in event && typeof event.callback === 'function'

/** True when a `<mango-context>` around the element is still waiting for its code, looking out of shadow roots too. */
function awaitsProvider(element: Element): boolean {
  if (element.closest(`mango-context:not(:defined),${ownTag('mango-context')}:not(:defined)`)) return true
  const root: Node & { readonly host?: Element } = element.getRootNode()
  return root.host !== undefined && awaitsProvider(root.host)
}

function warnWhenLate(): void {
  setTimeout(() => {
    if (!customElements.get('mango-context'))
      console.warn('<mango-context> and what is in it wait for mango-context.js')
  }, 5000)
}

/** Keeps an element's context current while it is connected: the nearest provider's, else the page's default. */
export class ContextLink {
  readonly #host: HTMLElement
  readonly #changed: (context: PageContext) => void
  #current: PageContext | undefined
  #answered = false
  #unsubscribe: (() => void) | undefined
  #listening: Document | undefined

  constructor(host: HTMLElement, changed: (context: PageContext) => void) {
    this.#host = host
    this.#changed = changed
  }

  /** Undefined until a provider or the page has answered. */
  get current(): PageContext | undefined {
    return this.#current
  }

  /** On every connection and every move: another place may have another provider. */
  connect(): void {
    this.disconnect()
    this.#listening = this.#host.ownerDocument
    this.#listening.addEventListener('context-provider', this.#renew)
    this.#request()
  }

  disconnect(): void {
    this.#listening?.removeEventListener('context-provider', this.#renew)
    this.#unsubscribe?.()
  }

  readonly #renew = (event: Event): void => {
    if (isContextEvent(event)) this.#request()
  }

  #request(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    this.#answered = false
    this.#host.dispatchEvent(contextEvent('context-request', this.#host, { callback: this.#receive, subscribe: true }))
    if (this.#answered) return
    // Calls made with the default would go to the wrong place: better to wait for the provider's code, which announces itself.
    if (awaitsProvider(this.#host)) warnWhenLate()
    else this.#receive(defaultContext())
  }

  // One function for the whole life of the element: providers recognise a subscriber by it.
  readonly #receive: ContextCallback = (context, unsubscribe) => {
    this.#answered = true
    this.#unsubscribe = unsubscribe
    if (context === this.#current) return
    this.#current = context
    this.#changed(context)
  }
}
