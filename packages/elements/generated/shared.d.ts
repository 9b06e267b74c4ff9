/** Of `element-error`: an element crashed. */
export interface ElementErrorDetail {
  readonly error: unknown
  readonly componentStack: string | null | undefined
  /** Draws the element again from scratch, as the button of the notice does. */
  retry(): void
}

/** Of `notice`: a message that is about to be shown. */
export interface NoticeDetail {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title?: string | undefined
  readonly text: string
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** How long it would stay, in ms. */
  readonly duration?: number | undefined
}

/** What every element dispatches, beside events of its own. */
export interface CommonEventMap extends HTMLElementEventMap {
  'element-error': CustomEvent<ElementErrorDetail>
  notice: CustomEvent<NoticeDetail>
}

/** A method of an element: a promise of what is behind it, whether or not the element is drawn yet. */
export type Promised<Method> = Method extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Awaited<Answer>>
  : never
