/** The first message of a page to the frame it has made; the port for all others comes with it. */
export const hello = 'mango-frame 1'

/** What a page says to its frame. */
export interface ToFrame {
  /** Values by the name of the prop; undefined restores what counts without one. */
  readonly set?: Readonly<Record<string, unknown>>
  readonly call?: { readonly id: number; readonly method: string; readonly args: readonly unknown[] }
  /** The page has heard the event of this id; whether it prevented it. */
  readonly heard?: { readonly id: number; readonly prevented: boolean }
  /** Where the frame stands in the window it has been given while a dialog is open; without a place it is back in the page. */
  readonly place?: { readonly left: number; readonly top: number; readonly width: number } | null
  readonly theme?: string
}

/** What a frame says to its page. */
export interface ToPage {
  readonly ready?: true
  readonly height?: number
  /** A dialog or menu is open, which needs the whole window. */
  readonly open?: boolean
  /** Props that the element changed itself. */
  readonly changed?: Readonly<Record<string, unknown>>
  readonly event?: { readonly id: number; readonly type: string; readonly detail: unknown }
  readonly answer?: { readonly id: number; readonly value?: unknown; readonly failure?: string }
}
