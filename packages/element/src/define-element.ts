import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import {
  attributeName,
  attributesOf,
  formatAttribute,
  jsonKind,
  parseAttribute,
  parseJson,
  takes,
} from './attributes.ts'
import { baseStyle } from './base-style.ts'
import { bridgeTo, wire, type AnyComponent } from './bridge.tsx'
import type { ComponentProps, ElementOf } from './component-props.ts'
import { ContextLink } from './context-request.ts'
import { ElementState } from './element-state.ts'
import type { ElementFace } from './face.ts'
import { fenceKeys } from './key-fence.ts'
import { MethodCalls } from './method-calls.ts'
import { reactProps } from './react-props.ts'
import { register } from './registry.ts'
import { adoptStyles, dropStyle } from './style-sheets.ts'

interface R2wcElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot
  connectedCallback(): void
}

/**
 * Publishes a component under its face's tag. `styles` are CSS texts, shared by all elements of a document.
 * Gives the element's class, or undefined where there is no browser, or one that is too old.
 */
export function defineElement<F extends ElementFace>(
  face: F,
  component: ComponentType<ComponentProps<F>>,
  styles: readonly string[],
): (new () => ElementOf<F>) | undefined {
  // The class below reads and writes props by name: the face is what its types are made from, and checks them at this call.
  const made = register(face.tag, () =>
    elementClass(face, component as unknown as AnyComponent, [baseStyle, ...styles]),
  )
  return made as (new () => ElementOf<F>) | undefined
}

function elementClass(face: ElementFace, component: AnyComponent, styles: readonly string[]): CustomElementConstructor {
  const { tag, props, events, methods, reserve } = face
  const attributes = attributesOf(face)
  const reservation = `:host { min-height: ${reserve} }`
  const fallbacks = Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, prop.fallback]))
  // r2wc declares a plain HTMLElement; the class it makes has an open shadow root here and mounts React when connected.
  const Base = r2wc(bridgeTo(component), { shadow: 'open' }) as new () => R2wcElement

  class MangoElement extends Base {
    static readonly observedAttributes = [...attributes.keys()]
    readonly #state = new ElementState(fallbacks)
    readonly #calls = new MethodCalls()
    #mounted = false
    #drawn = false
    readonly #context = new ContextLink(this, (context) => {
      this.#state.change({ context })
      this.#mount()
    })

    constructor() {
      super()
      fenceKeys(this.shadowRoot)
      wire(this.shadowRoot, {
        host: this,
        state: this.#state,
        calls: this.#calls,
        offer: this.#calls.offer,
        emit: (type, detail) => this.#emit(type, detail),
        setProp: (name, value) => this.#set(name, value),
        drawn: () => {
          this.#drawn = true
          if (reserve) dropStyle(this.shadowRoot, reservation)
        },
      })
    }

    // None of the callbacks calls r2wc's: it would lose removed attributes, and unmount on every move.
    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = attributes.get(attribute)
      const prop = name && props[name]
      if (!prop) return
      const warn = (problem: string) => console.warn(`<${tag} ${attribute}="${text}"> ${problem}`)
      this.#state.setValue(name, parseAttribute(prop, text, warn) ?? prop.fallback)
    }

    override connectedCallback(): void {
      this.#takeOwnProperties()
      this.#takeServerAttributes()
      this.adoptedCallback()
      this.#state.change({ connected: true })
      this.connectedMoveCallback()
    }

    connectedMoveCallback(): void {
      this.#context.connect()
      // What was in the top layer has left it if the move was a removal and an insertion: it shows itself again.
      this.shadowRoot.dispatchEvent(new Event('host-moved'))
    }

    // React renders this in a microtask: an element that is back by then (a move) has not been away.
    disconnectedCallback(): void {
      this.#context.disconnect()
      this.#state.change({ connected: false })
    }

    adoptedCallback(): void {
      adoptStyles(this.shadowRoot, this.#drawn || !reserve ? styles : [...styles, reservation])
    }

    /** Once: the tree then lives as long as the element, hidden and without effects while it is detached. */
    #mount(): void {
      if (this.#mounted || !this.isConnected) return
      this.#mounted = true
      super.connectedCallback()
    }

    /** Properties assigned before the upgrade are the element's own and hide the accessors; what React kept for it comes once. */
    #takeOwnProperties(): void {
      const kept = this.#mounted ? {} : reactProps(this)
      for (const name of Object.keys(props)) {
        const own = Object.getOwnPropertyDescriptor(this, name)
        if (own) {
          Reflect.deleteProperty(this, name)
          this.#set(name, own.value)
        } else if (typeof kept[name] === 'object') this.#set(name, kept[name])
      }
    }

    /** A server's React writes props by their own names, which a page reads in small letters; hydration does not set them again. */
    #takeServerAttributes(): void {
      for (const [attribute, name] of attributes) {
        if (!this.hasAttribute(attribute) && this.hasAttribute(name))
          this.attributeChangedCallback(attribute, null, this.getAttribute(name))
      }
    }

    /** A prop with a plain attribute lives there and nowhere else, as with native elements; a json or property value is kept as it is. */
    #set(name: string, value: unknown): void {
      const prop = props[name]
      if (!prop) return
      if (prop.kind === 'json' || prop.kind === 'property') {
        // Vue 3, React 19 and Svelte set the property where a page has written the attribute.
        const given = prop.kind === 'json' && typeof value === 'string' ? (parseJson(value) ?? value) : value
        const isOther = prop.kind === 'json' && given !== null && given !== undefined && !takes(prop, given)
        if (isOther) console.warn(`<${tag}>: ${name} = ${String(given)} is no ${jsonKind(prop)}`)
        return this.#state.setValue(name, (isOther ? undefined : given) ?? prop.fallback)
      }
      const text = formatAttribute(prop, value)
      const attribute = attributeName(name)
      if (text === null) this.removeAttribute(attribute)
      else if (this.getAttribute(attribute) !== text) this.setAttribute(attribute, text)
    }

    #emit(type: string, detail: unknown): boolean {
      const cancelable = type === 'element-error' || events[type as keyof typeof events]?.cancelable === true
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
    }

    static {
      for (const name of Object.keys(props)) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: MangoElement) {
            return this.#state.read().values[name]
          },
          set(this: MangoElement, value: unknown) {
            this.#set(name, value)
          },
        })
      }
      for (const name of Object.keys(methods)) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          writable: true,
          value(this: MangoElement, ...args: unknown[]) {
            return this.#calls.call(name, args)
          },
        })
      }
    }
  }
  return MangoElement
}
