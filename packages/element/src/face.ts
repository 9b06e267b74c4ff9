/** How a prop travels: by attribute (`flag`, `choice`, `text`, `number`), by attribute or property (`json`), by property only. */
export type PropKind = 'flag' | 'choice' | 'text' | 'number' | 'json' | 'property'

export interface Prop<T> {
  readonly kind: PropKind
  readonly fallback: T
  readonly summary: string
  /** Of `json` and `property`: the type as a reader of the documentation sees it. */
  readonly type?: string
  readonly choices?: readonly string[]
  /** Not taken from a page that shows the element in a frame: it could lead the session elsewhere. */
  readonly ownPageOnly?: boolean
}

// Phantom keys: they carry a type through the face and never exist at run time.
declare const detailOf: unique symbol
declare const signatureOf: unique symbol

export interface EventFace<Detail> {
  readonly summary: string
  readonly cancelable: boolean
  readonly [detailOf]?: Detail
}

export type Callable = (...args: never[]) => unknown

export interface MethodFace<Signature extends Callable> {
  readonly summary: string
  readonly [signatureOf]?: Signature
}

export type DetailOf<E> = E extends EventFace<infer Detail> ? Detail : never
export type SignatureOf<M> = M extends MethodFace<infer Signature> ? Signature : never
export type ValueOf<P> = P extends Prop<infer Value> ? Value : never

export type Props = Readonly<Record<string, Prop<unknown>>>
export type Events = Readonly<Record<`${string}-${string}`, EventFace<unknown>>>
export type Methods = Readonly<Record<string, MethodFace<Callable>>>
type Nothing = Readonly<Record<never, never>>

/** When to take a widget, for whoever composes a page. */
export interface Guide {
  readonly use: readonly string[]
  /** When something else serves better, and what. */
  readonly rather: readonly string[]
  /** Keys beyond those of its controls. */
  readonly keys?: readonly (readonly [keys: string, does: string])[]
}

/** A widget's whole public face, as data: the element, its types, its documentation and its tests are made from it. */
export interface ElementFace<P extends Props = Props, E extends Events = Events, M extends Methods = Methods> {
  readonly tag: `${string}-${string}`
  readonly summary: string
  /** Read by what makes the documentation. */
  readonly guide?: Guide
  readonly props: P
  readonly events: E
  readonly methods: M
  readonly parts: Readonly<Record<string, string>>
  readonly cssProperties: Readonly<Record<`--${string}`, string>>
  /** The height the loader keeps free until the element is drawn, as a CSS length; '' for one that takes no room (a dialog). */
  readonly reserve: string
}

type FaceInput<P extends Props, E extends Events, M extends Methods> = Pick<ElementFace, 'tag' | 'summary'> &
  Partial<Pick<ElementFace, 'guide' | 'parts' | 'cssProperties' | 'reserve'>> & { props?: P; events?: E; methods?: M }

/** Completes a face: everything left out is empty. */
export function elementFace<P extends Props = Nothing, E extends Events = Nothing, M extends Methods = Nothing>(
  face: FaceInput<P, E, M>,
): ElementFace<P, E, M> {
  const empty = { props: {}, events: {}, methods: {}, parts: {}, cssProperties: {}, reserve: '' }
  // A group that was left out was also inferred as `Nothing`, which an empty object is; TypeScript cannot tie the two together.
  return { ...empty, ...face } as ElementFace<P, E, M>
}

interface Summary {
  readonly summary: string
  readonly ownPageOnly?: boolean
}
interface Typed extends Summary {
  /** The type as a reader of the documentation sees it. */
  readonly type: string
}

/** A boolean attribute: present is true, absent is false, whatever its text. */
export const flag = (words: Summary): Prop<boolean> => ({ kind: 'flag', fallback: false, ...words })

/** One of a few words. Any other word warns and counts as the fallback. */
export const choice = <const C extends string, F extends C | undefined>(
  choices: readonly C[],
  fallback: F,
  words: Summary,
): Prop<C | F> => ({ kind: 'choice', fallback, choices, ...words })

export const text = <F extends string | undefined>(fallback: F, words: Summary): Prop<string | F> => ({
  kind: 'text',
  fallback,
  ...words,
})

/** A finite number. Any other text warns and counts as the fallback. */
export const number = <F extends number | undefined>(fallback: F, words: Summary): Prop<number | F> => ({
  kind: 'number',
  fallback,
  ...words,
})

/** JSON as an attribute; as a property any value, whose identity is kept and which is never turned into text. */
export const json = <T>(fallback: T, words: Typed): Prop<T> => ({ kind: 'json', fallback, ...words })

/** A property without an attribute: objects, functions, class instances. */
export const property = <T>(fallback: T, words: Typed): Prop<T> => ({ kind: 'property', fallback, ...words })

/** An event the element dispatches; `cancelable` when it has a default action that `preventDefault()` stops. */
export const event = <Detail>(words: Summary & { cancelable?: boolean }): EventFace<Detail> => ({
  cancelable: false,
  ...words,
})

/** A method of the element. Whatever the component's function returns, the element's method returns a promise of it. */
export const method = <Signature extends Callable>(words: Summary): MethodFace<Signature> => words
