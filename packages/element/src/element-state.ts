import type { PageContext } from './page-context.ts'

export interface Snapshot {
  readonly values: Readonly<Record<string, unknown>>
  readonly context: PageContext | undefined
  /** False while the element is out of the document: its effects stop, its state stays. */
  readonly connected: boolean
}

/** What an element's React tree is drawn from; React subscribes to it with `useSyncExternalStore`. */
export class ElementState {
  #snapshot: Snapshot
  readonly #listeners = new Set<() => void>()

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#snapshot = { values, context: undefined, connected: false }
  }

  readonly read = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of this.#listeners) listener()
  }

  setValue(name: string, value: unknown): void {
    const { values } = this.#snapshot
    if (!Object.is(values[name], value)) this.change({ values: { ...values, [name]: value } })
  }
}
