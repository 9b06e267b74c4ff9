import { createHash } from 'node:crypto'

/** The hash of a file as the `integrity` of a tag. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
