import { attributeName, formatAttribute, parseAttribute } from '@mango/element/attributes'
import type { FramedFace } from 'virtual:mango-faces'
import { hello, type ToFrame, type ToPage } from './channel.ts'

// A closed dialog would have to be opened to be seen, and opening moves the focus: it is always open, modal or not.
const style = `:host{display:block}
:host([hidden]){display:none!important}
dialog{display:block;position:static;inset:0;margin:0;padding:0;border:0;width:100%;max-width:none;max-height:none;background:none;overflow:hidden}
dialog:modal{position:fixed;width:100vw;height:100vh}
dialog::backdrop{background:none}
iframe{display:block;border:0;width:100%;height:100%;background:none}`

// Modals: printing, and the question before something unsaved is left, are among them.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals'
const patience = 10_000

/** The `<mango-context>` elements around, from the inside out; shadow roots do not end the way. */
function* contextsAround(element: Element): Iterable<Element> {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && at.localName === 'mango-context') yield at
}
/** The theme that counts at a place, as `<mango-context>` has it. */
function themeOf(element: Element): string {
  for (const context of contextsAround(element)) {
    const theme = context.getAttribute('theme')
    if (theme) return theme
  }
  return 'light'
}

/**
 * Defines a tag as an empty shell around a frame: attributes, properties and calls go in, events come out, and the frame is as high
 * as its content. What crosses is what the face declares, between this page and the frame's exact origin, and nothing else.
 */
export function defineFramed(tag: string, face: FramedFace, address: URL): void {
  if (customElements.get(tag)) return console.warn(`<${tag}> is already defined; it does not become a frame`)
  const byAttribute = new Map(Object.keys(face.props).map((name) => [attributeName(name), name]))

  class FramedElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys()]
    readonly #values: Record<string, unknown> = {}
    readonly #calls = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
    readonly #waiting: ToFrame[] = []
    readonly #window = document.createElement('dialog')
    readonly #frame = document.createElement('iframe')
    readonly #themes = new MutationObserver(() => this.#send({ theme: themeOf(this) }))
    #port: MessagePort | undefined
    #patience = 0
    #last = 0
    #takingOver = false

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      root.adoptedStyleSheets = [sheet]
      this.#frame.title = tag
      this.#frame.setAttribute('sandbox', sandbox)
      this.#frame.allow = 'fullscreen; clipboard-write'
      this.#frame.addEventListener('load', () => this.#greet())
      // The dialog inside has the word; when it closes, it says so.
      this.#window.addEventListener('cancel', (event) => event.preventDefault())
      this.#window.append(this.#frame)
      root.append(this.#window)
    }

    connectedCallback(): void {
      for (const name of Object.keys(face.props)) {
        const own = Object.getOwnPropertyDescriptor(this, name)
        if (!own) continue
        Reflect.deleteProperty(this, name)
        this.#set(name, own.value)
      }
      this.#window.open = true
      this.#window.style.height = face.reserve || '0'
      this.#followTheme()
      // A frame loads anew wherever it is inserted.
      this.#frame.src = address.href
    }

    // Moved by moveBefore() a frame goes on.
    connectedMoveCallback(): void {
      this.#followTheme()
      this.#send({ theme: themeOf(this) })
    }

    disconnectedCallback(): void {
      clearTimeout(this.#patience)
      this.#themes.disconnect()
      this.#port?.close()
      this.#port = undefined
      // What the frame was asked gets no answer any more; what was not sent yet goes to the next frame.
      const waiting = new Set(this.#waiting.map(({ call }) => call?.id))
      for (const [id, { reject }] of this.#calls) {
        if (waiting.has(id)) continue
        this.#calls.delete(id)
        reject(new Error(`<${tag}> was taken out of the page before it answered`))
      }
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = byAttribute.get(attribute)
      const prop = name && face.props[name]
      if (!prop) return
      const warn = (problem: string) => console.warn(`<${tag} ${attribute}="${text}"> ${problem}`)
      this.#values[name] = parseAttribute({ ...prop, summary: '' }, text, warn) ?? prop.fallback
      if (!this.#takingOver) this.#send({ set: { [name]: this.#values[name] } })
    }

    #followTheme(): void {
      this.#themes.disconnect()
      for (const context of contextsAround(this)) this.#themes.observe(context, { attributeFilter: ['theme'] })
    }

    #greet(): void {
      // A frame loads an empty page before it has an address.
      if (!this.isConnected || !this.#frame.src) return
      this.#port?.close()
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
        if (data.ready) {
          clearTimeout(this.#patience)
          this.#port = port1
          this.#send({ set: this.#values, theme: themeOf(this) })
          for (const message of this.#waiting.splice(0)) port1.postMessage(message)
        } else this.#hear(data)
      })
      port1.start()
      // Only a frame that still shows our origin hears it.
      this.#frame.contentWindow?.postMessage({ type: hello, tag }, address.origin, [port2])
      clearTimeout(this.#patience)
      this.#patience = window.setTimeout(
        () =>
          console.warn(
            `<${tag}>: ${address.origin} does not answer; is ${location.origin} one of the origins it lets in?`,
          ),
        patience,
      )
    }

    /** What is set before the frame is ready goes with the first message. */
    #send(message: ToFrame): void {
      const port = this.#port
      if (port) port.postMessage(message)
      else if (message.call) this.#waiting.push(message)
    }

    #set(name: string, value: unknown): void {
      const prop = face.props[name]
      if (!prop) return
      if (prop.kind === 'json' || prop.kind === 'property') {
        const given = value ?? prop.fallback
        // What a framework has wrapped into a proxy does not cross as it is.
        const crosses = prop.kind === 'json' && given !== undefined
        this.#values[name] = crosses ? JSON.parse(JSON.stringify(given)) : given
        return this.#send({ set: { [name]: this.#values[name] } })
      }
      const text = formatAttribute({ ...prop, summary: '' }, value)
      if (text === null) this.removeAttribute(attributeName(name))
      else this.setAttribute(attributeName(name), text)
    }

    #hear({ height, open, changed, event, answer }: ToPage): void {
      if (height !== undefined) {
        this.#window.style.height = this.#window.matches(':modal') ? '' : `${height}px`
        this.#height = height
      }
      if (open !== undefined) this.#fillWindow(open)
      if (changed) {
        this.#takingOver = true
        for (const [name, value] of Object.entries(changed)) this.#set(name, value)
        this.#takingOver = false
      }
      if (event && Object.hasOwn(face.events, event.type)) {
        const { id, type, detail } = event
        const told = new CustomEvent(type, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: face.events[type] === true,
        })
        const prevented = !this.dispatchEvent(told)
        this.#send({ heard: { id, prevented } })
      }
      if (answer) {
        const call = this.#calls.get(answer.id)
        this.#calls.delete(answer.id)
        if (answer.failure === undefined) call?.resolve(answer.value)
        else call?.reject(new Error(answer.failure))
      }
    }

    #height = 0

    /** A dialog of the frame has the whole window, in the top layer; what is in the page keeps its place. */
    #fillWindow(open: boolean): void {
      const dialog = this.#window
      if (open === dialog.matches(':modal')) return
      if (open) {
        const { left, top, width, height } = this.getBoundingClientRect()
        this.style.minHeight = `${height}px`
        dialog.style.height = ''
        dialog.open = false
        dialog.showModal()
        this.#frame.focus()
        this.#send({ place: { left, top, width } })
      } else {
        dialog.close()
        dialog.open = true
        dialog.style.height = `${this.#height}px`
        this.style.minHeight = ''
        this.#send({ place: null })
      }
    }

    static {
      for (const name of Object.keys(face.props)) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: FramedElement) {
            return name in this.#values ? this.#values[name] : face.props[name]?.fallback
          },
          set(this: FramedElement, value: unknown) {
            this.#set(name, value)
          },
        })
      }
      for (const method of face.methods) {
        Object.defineProperty(this.prototype, method, {
          configurable: true,
          writable: true,
          value(this: FramedElement, ...args: unknown[]) {
            return new Promise((resolve, reject) => {
              const id = ++this.#last
              this.#calls.set(id, { resolve, reject })
              this.#send({ call: { id, method, args } })
            })
          },
        })
      }
    }
  }
  customElements.define(tag, FramedElement)
}
