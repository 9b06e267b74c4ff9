import { toHex } from '../../hex.ts'
import { hmac, sameText } from '../../secrets.ts'

const minutes = 10
/** Every page carries a ticket of its own to the next one; after so many hours the way begins anew. */
const hours = 12

const sign = async (secret: string, claim: string) => toHex(await hmac('SHA-256', secret, `cockpit:${claim}`))
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export interface Ticket {
  /** Hash of the session that asked for the page, and that it ends with. */
  readonly sessionHash: string
  /** When the first ticket of this way was given. */
  readonly since: number
}

/** A ticket to the pages of one session for ten minutes, instead of its token. */
export async function ticketFor(secret: string, { sessionHash, since }: Ticket, now: Date): Promise<string> {
  const end = Math.min(seconds(now) + minutes * 60, since + hours * 3600)
  const claim = `${sessionHash}.${since}.${end}`
  return `${claim}.${await sign(secret, claim)}`
}

export const firstTicket = (secret: string, sessionHash: string, now: Date): Promise<string> =>
  ticketFor(secret, { sessionHash, since: seconds(now) }, now)

/** What a ticket says; undefined where it is none of ours or has run out. */
export async function readTicket(ticket: string, secret: string, now: Date): Promise<Ticket | undefined> {
  const [sessionHash = '', since, end, signature] = ticket.split('.')
  if (!sameText(signature ?? '', await sign(secret, `${sessionHash}.${since}.${end}`))) return undefined
  return Number(end) > seconds(now) ? { sessionHash, since: Number(since) } : undefined
}
