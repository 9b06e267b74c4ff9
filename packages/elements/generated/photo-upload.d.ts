import type { CommonEventMap } from './shared.js'

/** Of `photos-sent`. */
export type PhotosSentDetail = {
  count: number
}

export interface PhotoUploadEventMap extends CommonEventMap {
  /** Everything that was chosen is there. */
  'photos-sent': CustomEvent<PhotosSentDetail>
}

/** The properties of `<photo-upload>`. Null or undefined restores what counts without one. */
export interface PhotoUploadProperties {
  /** Id of the answered paper. */
  get paperId(): number | undefined
  set paperId(value: (number | undefined) | null | undefined)
  /** The photos are of the correction, not of the answers. */
  get amended(): boolean
  set amended(value: boolean | null | undefined)
}

/** The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them. */
export interface PhotoUploadElement extends HTMLElement, PhotoUploadProperties {
  addEventListener<Type extends keyof PhotoUploadEventMap>(
    type: Type,
    listener: (this: PhotoUploadElement, event: PhotoUploadEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof PhotoUploadEventMap>(
    type: Type,
    listener: (this: PhotoUploadElement, event: PhotoUploadEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const PhotoUpload: (new () => PhotoUploadElement) | undefined
export default PhotoUpload

declare global {
  interface HTMLElementTagNameMap {
    'photo-upload': PhotoUploadElement
  }
}
