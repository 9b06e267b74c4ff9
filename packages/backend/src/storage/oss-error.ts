/** An error of the storage host, in the words of OSS. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const escaped = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

export const xml = ({ status, code, message }: StorageError) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error>\n  <Code>${escaped(code)}</Code>\n  <Message>${escaped(message)}</Message>\n</Error>\n`,
    { status, headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'no-store' } },
  )

/** An address that lets nobody read. */
export const denied = (message: string): Response => xml(new StorageError(403, 'AccessDenied', message))
