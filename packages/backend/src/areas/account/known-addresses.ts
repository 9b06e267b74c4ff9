import { cookieDays } from '@mango/contract/account'
import type { Database } from '../../database/database.ts'
import { isRemembered, remember } from '../../rates/rates.ts'

/*
 * A whole school shares one address, and one pupil there can try numbers until the address is refused. So whoever has
 * logged in at an address within the last month is known there, and what others do there does not shut them out.
 */

const keyOf = (personId: number | undefined, address: string) => `known:${personId}:${address}`

export const becomeKnown = (db: Database, personId: number, address: string, now: Date): Promise<void> =>
  remember(db, keyOf(personId, address), cookieDays * 86_400, now)

/** Of nobody it is asked as well: the time does not tell who there is. */
export const isKnown = (db: Database, personId: number | undefined, address: string, now: Date): Promise<boolean> =>
  isRemembered(db, keyOf(personId, address), now)
