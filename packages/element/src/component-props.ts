import type { Ref } from 'react'
import type { DetailOf, ElementFace, SignatureOf, ValueOf } from './face.ts'
import type { Connection } from './page-context.ts'

type Values<F extends ElementFace> = { readonly [K in keyof F['props']]: ValueOf<F['props'][K]> }
type Details<F extends ElementFace> = { [K in keyof F['events']]: DetailOf<F['events'][K]> }
type Handle<F extends ElementFace> = { [K in keyof F['methods']]: SignatureOf<F['methods'][K]> }

/** Dispatches an event of the face from the host; false when somebody called `preventDefault()`. */
export type Emit<F extends ElementFace> = <K extends keyof F['events'] & string>(
  type: K,
  ...detail: undefined extends Details<F>[K] ? [detail?: Details<F>[K]] : [detail: Details<F>[K]]
) => boolean

/** Changes a prop of the element itself, its attribute included; null or undefined restores the fallback. */
export type SetProp<F extends ElementFace> = <K extends keyof F['props'] & string>(
  name: K,
  value: ValueOf<F['props'][K]> | null | undefined,
) => void

/** What a widget's component receives: the props of its face and its wires to the element. */
export type ComponentProps<F extends ElementFace> = Values<F> & {
  readonly emit: Emit<F>
  readonly setProp: SetProp<F>
  readonly host: ElementOf<F>
  readonly context: Connection
  /** For `useImperativeHandle`: the functions behind the element's methods. */
  readonly ref: Ref<Handle<F>>
}

export interface ElementErrorDetail {
  readonly error: unknown
  readonly componentStack: string | null | undefined
  /** Draws the element again from scratch, as the button of the notice does. */
  retry(): void
}

type EventMap<F extends ElementFace> = { [K in keyof F['events']]: CustomEvent<Details<F>[K]> } & {
  'element-error': CustomEvent<ElementErrorDetail>
}

type PromiseOf<S> = S extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never

interface Listening<F extends ElementFace> {
  addEventListener<K extends keyof EventMap<F> & string>(
    type: K,
    listener: (event: EventMap<F>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<K extends keyof EventMap<F> & string>(
    type: K,
    listener: (event: EventMap<F>[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
}

/**
 * The element as its host sees it. Any property may be assigned null or undefined, which restores its fallback.
 * Its own events come first: TypeScript takes the first overload that fits.
 */
export type ElementOf<F extends ElementFace> = Listening<F> &
  HTMLElement & { -readonly [K in keyof Values<F>]: Values<F>[K] } & {
    [K in keyof F['methods']]: PromiseOf<SignatureOf<F['methods'][K]>>
  }
