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
  get view(): string
  set view(value: string | null | undefined)
  /** Title above the tree; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Subject that is shown where the view names none. */
  get subjectId(): number | undefined
  set subjectId(value: (number | undefined) | null | undefined)
  /** Permission ids of the person (106 administers every file, 110 defines categories), where they are not those of the login. */
  get authority(): readonly number[] | undefined
  set authority(value: (readonly number[] | undefined) | null | undefined)
  /** Address of the empty table that targets are imported from. Not taken from a page that shows the element in a frame. */
  get template(): string
  set template(value: string | null | undefined)
  /** Start of the address of an online viewer for Office documents; the file address is appended. Without one they are downloaded. Not taken from a page that shows the element in a frame. */
  get viewer(): string
  set viewer(value: string | null | undefined)
}

/** Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. A page with a <resource-library> lets people pick from it here too. */
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
