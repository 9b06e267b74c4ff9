import type { CommonEventMap, Promised } from './shared.js'

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

export interface EvaluationTreeEventMap extends CommonEventMap {
  /** The shown view changed: keep it in the address, and give it back as `view`. `replace`: not a step of its own. */
  'view-change': CustomEvent<ViewChangeDetail>
}

/** The properties of `<evaluation-tree>`. Null or undefined restores what counts without one. */
export interface EvaluationTreeProperties {
  /** What is shown, as a query string: subjectId, item, page, permission (1 public, 2 private, 3 pending), own (1: only files of this level), order (1 name, 2 rating, 3 downloads), query. Changes as the person works; empty shows the first subject. */
  view: string
  /** Title above the tree; empty for none. */
  heading: string
  /** Subject that is shown where the view names none. */
  subjectId: number | undefined
  /** Permission ids of the person (106 administers every file, 110 defines categories), where they are not those of the login. */
  authority: readonly number[] | undefined
  /** Address of the empty table that targets are imported from. Not taken from a page that shows the element in a frame. */
  template: string
  /** Start of the address of an online viewer for Office documents; the file address is appended. Without one they are downloaded. Not taken from a page that shows the element in a frame. */
  viewer: string
}

/** Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. */
export interface EvaluationTreeElement extends HTMLElement, EvaluationTreeProperties {
  /** Asks for the shown tree and files again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof EvaluationTreeEventMap>(
    type: Type,
    listener: (this: EvaluationTreeElement, event: EvaluationTreeEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof EvaluationTreeEventMap>(
    type: Type,
    listener: (this: EvaluationTreeElement, event: EvaluationTreeEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const EvaluationTree: (new () => EvaluationTreeElement) | undefined
export default EvaluationTree

declare global {
  interface HTMLElementTagNameMap {
    'evaluation-tree': EvaluationTreeElement
  }
}
