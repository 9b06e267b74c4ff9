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
}

/**
 * How one kind of upload sends a file. Called once per file; what it gives back is called for every attempt, and keeps
 * what an earlier attempt has got done, so that a retry repeats only what failed.
 */
export type Transfer<Result> = (file: File) => (attempt: Attempt) => Promise<Result>
