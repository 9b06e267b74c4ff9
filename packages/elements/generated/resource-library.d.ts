import type { CommonEventMap, Promised } from './shared.js'

/** Of `resource-confirm`. */
export type ResourceConfirmDetail =
  | {
      readonly mode: 'file'
      readonly files: readonly {
        id: number
        fileName: string
        url: string
        type: number
        size: number
        createTime: string
        urlAbridge: string
        transcodeImg: string
        needTranscode: boolean
        transcoding?: boolean | undefined
        note?: string | undefined
        ownerName?: string | undefined
        changeable?: boolean | undefined
      }[]
    }
  | {
      readonly mode: 'link'
      readonly link: {
        name: string
        url: string
      }
    }

/** Of `upload-complete`. */
export type UploadCompleteDetail = {
  readonly file: {
    id: number
    fileName: string
    url: string
    type: number
    size: number
    createTime: string
    urlAbridge: string
    transcodeImg: string
    needTranscode: boolean
    transcoding?: boolean | undefined
    note?: string | undefined
    ownerName?: string | undefined
    changeable?: boolean | undefined
  }
  readonly library: 'cancelled' | 'confirmed' | 'open'
}

/** Of `resource-cancel`. */
export type ResourceCancelDetail = null

export interface ResourceLibraryEventMap extends CommonEventMap {
  /** The person confirmed. Prevent it to keep the library open. */
  'resource-confirm': CustomEvent<ResourceConfirmDetail>
  /** A file was uploaded, perhaps long after the library was closed or its element removed: listen on the element itself. */
  'upload-complete': CustomEvent<UploadCompleteDetail>
  /** The person cancelled or closed the library without picking anything. */
  'resource-cancel': CustomEvent<ResourceCancelDetail>
}

/** The properties of `<resource-library>`. Null or undefined restores what counts without one. */
export interface ResourceLibraryProperties {
  /** Shows the library as a dialog. Goes away by itself when the person confirms or cancels. */
  get open(): boolean
  set open(value: boolean | null | undefined)
  /** Shows the library as part of the page instead of as a dialog. */
  get inline(): boolean
  set inline(value: boolean | null | undefined)
  /** Which library: that of the class pages, or that of curriculum evaluation with its own calls and limits. */
  get variant(): 'class' | 'evaluation'
  set variant(value: ('class' | 'evaluation') | null | undefined)
  /** Type codes that may be handed back (1 Word, 2 PDF, 3 PPT, 4 video, 5 other, 6 image); empty for all. */
  get types(): readonly number[]
  set types(value: readonly number[] | null | undefined)
  /** Lets the person pick one file only. */
  get single(): boolean
  set single(value: boolean | null | undefined)
  /** Offers files alone: no link can be handed back. */
  get filesOnly(): boolean
  set filesOnly(value: boolean | null | undefined)
  /** Title of the dialog; empty for 课堂资源库 or 课程评价资源库, by the variant. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Start of the address of an online viewer for Office documents; the file address is appended. Without one the server converts them, or they are downloaded. Not taken from a page that shows the element in a frame. */
  get viewer(): string
  set viewer(value: string | null | undefined)
}

/** The class-resource library: browse, search, upload and preview files, and hand back what was picked. */
export interface ResourceLibraryElement extends HTMLElement, ResourceLibraryProperties {
  /** Opens the dialog, reset to its first page. */
  show: Promised<() => void>
  /** Closes the dialog without an event. */
  close: Promised<() => void>
  addEventListener<Type extends keyof ResourceLibraryEventMap>(
    type: Type,
    listener: (this: ResourceLibraryElement, event: ResourceLibraryEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof ResourceLibraryEventMap>(
    type: Type,
    listener: (this: ResourceLibraryElement, event: ResourceLibraryEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const ResourceLibrary: (new () => ResourceLibraryElement) | undefined
export default ResourceLibrary

declare global {
  interface HTMLElementTagNameMap {
    'resource-library': ResourceLibraryElement
  }
}
