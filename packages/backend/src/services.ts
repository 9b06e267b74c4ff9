import type { Passwords } from './areas/account/passwords.ts'
import type { ReadTable } from './areas/evaluation/import.ts'
import type { Database } from './database/database.ts'
import type { Converter } from './shared/media/converter.ts'
import type { PrintPdf } from './pdf/document.ts'
import type { Storage } from './storage/storage.ts'
import type { UploadTarget } from './storage/upload-target.ts'

export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** Sends six digits to a phone. */
export interface Messenger {
  send(to: string, code: string, at: Date): Promise<void>
}

/** The workplace messaging app whose QR code teachers scan. */
export interface Workplace {
  /** Exchanges the code a login brought back, once; the phone number of whoever scanned, or undefined. */
  mobileOf(code: string, now: Date): Promise<string | undefined>
}

export interface LogLine {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly milliseconds: number
  /** Code of the envelope, where the answer was one. */
  readonly code?: number | undefined
  /** Message of an unexpected error; never shown to a caller. */
  readonly error?: string | undefined
}

/** What the handlers work with; each part is handed in, so that Node, a test and a browser bring their own. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  /** Absent where the school has no SMS provider. */
  readonly messenger: Messenger | undefined
  readonly workplace: Workplace
  /** Objects served below /oss. */
  readonly storage: Storage
  /** Where browsers send library files to: the storage double or a real bucket. */
  readonly uploads: UploadTarget
  /** What this backend stores and serves itself, whichever host library files go to. */
  readonly ownFiles: UploadTarget
  /** How large the parts of large files are. */
  readonly partBytes: number
  /** Key material for what the server signs and recognises again. */
  readonly secret: string
  readonly passwords: Passwords
  readonly readTable: ReadTable
  /** Prints documents; where there is none, as in a browser, what needs it is refused. */
  readonly printPdf?: PrintPdf | undefined
  /** Turns files into what browsers show; where there is none they are shown as they came. */
  readonly converter?: Converter | undefined
  readonly demo: boolean
}
