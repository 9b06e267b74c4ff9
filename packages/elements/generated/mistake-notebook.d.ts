import type { CommonEventMap, Promised } from './shared.js'

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `paper-download`. */
export type PaperDownloadDetail = {
  url: string
}

/** Of `question-mastered`. */
export type QuestionMasteredDetail = {
  questionId: number
  mastered: boolean
}

export interface MistakeNotebookEventMap extends CommonEventMap {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** A paper is ready. By default the page goes to its address, which saves it. */
  'paper-download': CustomEvent<PaperDownloadDetail>
  /** A question was mastered, or revived. */
  'question-mastered': CustomEvent<QuestionMasteredDetail>
}

/** The properties of `<mistake-notebook>`. Null or undefined restores what counts without one. */
export interface MistakeNotebookProperties {
  /** What is shown, as a query string: schoolYear, term, subject, source (1 homework, 2 exam), mastered (0 all, 1 mastered), paper (an open one), reason, point, from, to. Changes as the person works; empty shows what is not mastered of the first subject. */
  get view(): string
  set view(value: string | null | undefined)
  /** Title above the notebook; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Whose notebook it is, where that is not the person who is logged in: a teacher looks, and changes nothing. */
  get studentId(): number | undefined
  set studentId(value: (number | undefined) | null | undefined)
}

/** The mistake notebook of a student: wrong questions by subject, causes, papers to print, daily review. */
export interface MistakeNotebookElement extends HTMLElement, MistakeNotebookProperties {
  /** Asks for everything that is shown again. */
  reload: Promised<() => void>
  /** Opens today's review. */
  openReview: Promised<() => void>
  addEventListener<Type extends keyof MistakeNotebookEventMap>(
    type: Type,
    listener: (this: MistakeNotebookElement, event: MistakeNotebookEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof MistakeNotebookEventMap>(
    type: Type,
    listener: (this: MistakeNotebookElement, event: MistakeNotebookEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const MistakeNotebook: (new () => MistakeNotebookElement) | undefined
export default MistakeNotebook

declare global {
  interface HTMLElementTagNameMap {
    'mistake-notebook': MistakeNotebookElement
  }
}
