import type { KnownFile } from './known-file.ts'

/** Where a running upload stands: its bytes go out, the other side keeps them, or the platform writes the file down. */
export type UploadStep = 'sending' | 'saving' | 'registering'

/** One attempt at a transfer. */
export interface Attempt {
  readonly signal: AbortSignal
  onProgress(loadedBytes: number): void
  /** Every attempt begins at `sending`. */
  onStep(step: UploadStep): void
  /** What the file is to be called by now: it may be renamed until it is registered. Its own name where absent. */
  fileName?(): string
  /** Number of the file whose place it takes. */
  readonly replaces?: number | undefined
}

/**
 * How one kind of upload sends a file. Called once per file; what it gives back is called for every attempt, and keeps
 * what an earlier attempt has got done, so that a retry repeats only what failed.
 */
export interface Transfer<Result> {
  (file: File): (attempt: Attempt) => Promise<Result>
  /** Which of these files are there already, in their order. Asked once for what was chosen together. */
  known?(files: readonly File[]): Promise<readonly (KnownFile | undefined)[]>
}
