type Handle = Readonly<Record<string, unknown>>

/** Calls of an element's methods: they wait until the component has offered its functions, and fail when it has crashed. */
export class MethodCalls {
  #handle: Promise<Handle> | undefined
  #settle: { resolve(handle: Handle): void; reject(reason: unknown): void } | undefined

  constructor() {
    this.recover()
  }

  /** The component's `ref`: its functions, or null when it goes. */
  readonly offer = (handle: Handle | null): void => {
    this.recover()
    if (!handle) return
    this.#settle?.resolve(handle)
    this.#settle = undefined
  }

  crash(reason: unknown): void {
    this.recover()
    // Not every crash has somebody waiting; nobody is to hear of that.
    this.#handle?.catch(() => {})
    this.#settle?.reject(reason)
    this.#settle = undefined
  }

  /** From here on calls wait again; those that wait already go on. */
  recover(): void {
    if (this.#settle) return
    this.#handle = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
  }

  async call(name: string, args: readonly unknown[]): Promise<unknown> {
    const found = (await this.#handle)?.[name]
    if (typeof found !== 'function') throw new TypeError(`${name}() is not offered by the component`)
    return found(...args)
  }
}
