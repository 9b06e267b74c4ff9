import { toHex } from '../../hex.ts'
import { hmac, sameText } from '../../secrets.ts'

const minutes = 10
/** Every page carries a ticket of its own to the next one; after so many hours the way begins anew. */
const hours = 12

const sign = async (secret: string, claim: string) => toHex(await hmac('SHA-256', secret, `cockpit:${claim}`))
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export interface Ticket {
  readonly schoolId: number
  /** When the first ticket of this way was given. */
  readonly since: number
}

/** A ticket for one school and ten minutes, instead of the session token. */
export async function ticketFor(secret: string, { schoolId, since }: Ticket, now: Date): Promise<string> {
  const end = Math.min(seconds(now) + minutes * 60, since + hours * 3600)
  const claim = `${schoolId}.${since}.${end}`
  return `${claim}.${await sign(secret, claim)}`
}

export const firstTicket = (secret: string, schoolId: number, now: Date): Promise<string> =>
  ticketFor(secret, { schoolId, since: seconds(now) }, now)

/** What a ticket says; undefined where it is none of ours or has run out. */
export async function readTicket(ticket: string, secret: string, now: Date): Promise<Ticket | undefined> {
  const [schoolId, since, end, signature] = ticket.split('.')
  if (!sameText(signature ?? '', await sign(secret, `${schoolId}.${since}.${end}`))) return undefined
  return Number(end) > seconds(now) ? { schoolId: Number(schoolId), since: Number(since) } : undefined
}
