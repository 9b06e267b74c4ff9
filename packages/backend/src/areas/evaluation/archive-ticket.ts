import { toHex } from '../../hex.ts'
import { hmac, sameText } from '../../secrets.ts'

/** How long somebody has to begin with a download. */
const minutes = 5

const sign = async (secret: string, claim: string) => toHex(await hmac('SHA-256', secret, `archive:${claim}`))

export interface Archived {
  readonly schoolId: number
  /** The item whose name the archive gets. */
  readonly itemId: number
  readonly fileIds: readonly number[]
}

/** Lets whoever holds it read these files for some minutes. */
export async function archiveTicket(secret: string, archived: Archived, now: Date): Promise<string> {
  const end = Math.floor(now.getTime() / 1000) + minutes * 60
  const claim = [archived.schoolId, archived.itemId, archived.fileIds.join('-'), end].join('.')
  return `${claim}.${await sign(secret, claim)}`
}

/** What a ticket lets its holder read; undefined where it is none of ours or has run out. */
export async function readArchiveTicket(ticket: string, secret: string, now: Date): Promise<Archived | undefined> {
  const [schoolId, itemId, fileIds = '', end, signature = ''] = ticket.split('.')
  if (!sameText(signature, await sign(secret, [schoolId, itemId, fileIds, end].join('.')))) return undefined
  if (Number(end) * 1000 <= now.getTime()) return undefined
  return { schoolId: Number(schoolId), itemId: Number(itemId), fileIds: fileIds.split('-').map(Number) }
}
