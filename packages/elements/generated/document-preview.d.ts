import type { CommonEventMap } from './shared.js'

/** Of `file-change`. */
export type FileChangeDetail = {
  file: number
}

export interface DocumentPreviewEventMap extends CommonEventMap {
  /** Another file is shown: keep it in the address, and give it back as `file`. */
  'file-change': CustomEvent<FileChangeDetail>
}

/** The properties of `<document-preview>`. Null or undefined restores what counts without one. */
export interface DocumentPreviewProperties {
  /** Id of the lesson. */
  get lessonId(): number | undefined
  set lessonId(value: (number | undefined) | null | undefined)
  /** Place of the file among the lesson's materials, from 0. */
  get file(): number
  set file(value: number | null | undefined)
  /** Start of the address of an online viewer for Office documents; the file address is appended. Without one the server converts them, or they are downloaded. Not taken from a page that shows the element in a frame. */
  get viewer(): string
  set viewer(value: string | null | undefined)
}

/** A document of a lesson on the page itself, beside a list of all that can be previewed. */
export interface DocumentPreviewElement extends HTMLElement, DocumentPreviewProperties {
  addEventListener<Type extends keyof DocumentPreviewEventMap>(
    type: Type,
    listener: (this: DocumentPreviewElement, event: DocumentPreviewEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof DocumentPreviewEventMap>(
    type: Type,
    listener: (this: DocumentPreviewElement, event: DocumentPreviewEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const DocumentPreview: (new () => DocumentPreviewElement) | undefined
export default DocumentPreview

declare global {
  interface HTMLElementTagNameMap {
    'document-preview': DocumentPreviewElement
  }
}
