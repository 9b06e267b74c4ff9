import { ReactiveElement, type PropertyValues } from '@lit/reactive-element'
import { contextEvent, ContextLink, isContextRequest, type ContextCallback } from './context-request.ts'
import { apiBaseOf, defaultContext, sameContext, type PageContext, type Theme } from './page-context.ts'
import { adoptStyles } from './style-sheets.ts'

const themes: readonly string[] = ['light', 'dark', 'auto'] satisfies Theme[]
const isTheme = (text: string): text is Theme => themes.includes(text)

/**
 * `<mango-context api-base user-token login-path base-path theme subject>`: configuration and session for the widgets inside it. What it
 * leaves out comes from the `<mango-context>` around it, else from the page's default. It takes no part in the page's layout.
 */
export class MangoContext extends ReactiveElement {
  static override readonly properties = {
    apiBase: { attribute: 'api-base' },
    userToken: { attribute: 'user-token' },
    loginPath: { attribute: 'login-path' },
    basePath: { attribute: 'base-path' },
    theme: {},
    subject: {},
  }
  // `declare`: a real field would hide the accessors that ReactiveElement makes.
  declare apiBase: string | null | undefined
  declare userToken: string | null | undefined
  declare loginPath: string | null | undefined
  declare basePath: string | null | undefined
  declare theme: string | null | undefined
  declare subject: string | number | null | undefined

  readonly #subscribers = new Map<ContextCallback, () => void>()
  readonly #outer = new ContextLink(this, () => this.#publish())
  #value: PageContext | undefined

  constructor() {
    super()
    this.addEventListener('context-request', this.#answer)
  }

  /** The context as the elements inside see it; the same object as long as nothing in it changes. */
  get value(): PageContext {
    return (this.#value ??= this.#compute())
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    root.replaceChildren(this.ownerDocument.createElement('slot'))
    return root
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // A server's React writes props by their own names, which a page reads in small letters.
    for (const name of ['apiBase', 'userToken', 'loginPath', 'basePath'] as const)
      this[name] ??= this.getAttribute(name)
    this.adoptedCallback()
    this.connectedMoveCallback()
    this.dispatchEvent(contextEvent('context-provider', this))
  }

  connectedMoveCallback(): void {
    this.#outer.connect()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#outer.disconnect()
  }

  adoptedCallback(): void {
    if (this.shadowRoot) adoptStyles(this.shadowRoot, [':host { display: contents }'])
  }

  protected override updated(_changed: PropertyValues): void {
    this.#publish()
  }

  readonly #answer = (event: Event): void => {
    if (!isContextRequest(event) || event.contextTarget === this) return
    // The protocol: the nearest provider answers alone.
    event.stopImmediatePropagation()
    const { callback } = event
    if (!event.subscribe) return callback(this.value)
    const known = this.#subscribers.get(callback)
    const unsubscribe = known ?? (() => void this.#subscribers.delete(callback))
    this.#subscribers.set(callback, unsubscribe)
    callback(this.value, unsubscribe)
  }

  #publish(): void {
    const next = this.#compute()
    if (next === this.#value) return
    this.#value = next
    for (const [callback, unsubscribe] of this.#subscribers) callback(next, unsubscribe)
  }

  #compute(): PageContext {
    const around = this.#outer.current ?? defaultContext()
    const token = this.userToken ?? around.userToken
    const subject = this.#subject() ?? around.subject
    const next: PageContext = {
      apiBase: this.#apiBase() ?? around.apiBase,
      ...(token === undefined ? {} : { userToken: token }),
      loginPath: this.loginPath ?? around.loginPath,
      basePath: this.basePath ?? around.basePath,
      theme: this.#theme() ?? around.theme,
      ...(subject !== undefined && { subject }),
      target: this,
    }
    return this.#value && sameContext(this.#value, next) ? this.#value : next
  }

  #apiBase(): string | undefined {
    const { apiBase } = this
    if (apiBase === null || apiBase === undefined) return undefined
    const address = apiBaseOf(apiBase)
    if (address === undefined) console.warn(`<mango-context api-base="${apiBase}"> is no address`)
    return address
  }

  #subject(): number | undefined {
    const { subject } = this
    if (subject === null || subject === undefined || subject === '') return undefined
    const id = Number(subject)
    if (Number.isInteger(id) && id > 0) return id
    console.warn(`<mango-context subject="${subject}"> is not the id of a subject`)
    return undefined
  }

  #theme(): Theme | undefined {
    const { theme } = this
    if (theme === null || theme === undefined || isTheme(theme)) return theme ?? undefined
    console.warn(`<mango-context theme="${theme}"> is not one of ${themes.join(', ')}`)
    return undefined
  }
}
