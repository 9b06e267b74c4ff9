import {
  resendSeconds,
  text as accountText,
  verificationCodeMinutes,
  verificationCodeTries,
} from '@mango/contract/account'
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { verification } from '../../database/schema.ts'
import { Refusal, text } from '../../refusal.ts'
import { randomDigits, sameText, sha256 } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { countOrRefuse } from '../../rates/rates.ts'

const day = 86_400
/** Of one phone, asked for from one address: a stranger does not use up what its owner may ask for. */
const perPhoneAndAddress = { times: 20, seconds: day }
const perPhone = { times: 60, seconds: day }
/** Of all phones, from one address: a school's teachers behind one router. */
const perAddress = { times: 100, seconds: 600 }

/** The digits alone could be tried out against a stolen database; with the receipt they at least differ by row. */
const hashOf = (receipt: string, digits: string) => sha256(`${receipt}:${digits}`)

/**
 * Refuses a phone that was sent a message within the last minute, or too many today, and who asks for too many; and
 * everybody where nothing can be sent, before anything is said to be on its way.
 */
export async function countMessage(
  { db, messenger }: Services,
  mobile: string,
  address: string,
  now: Date,
): Promise<void> {
  if (!messenger) throw new Refusal(text.smsUnavailable)
  await countOrRefuse(db, `sms-address:${address}`, perAddress, now)
  await countOrRefuse(db, `sms:${mobile}`, { times: 1, seconds: resendSeconds }, now, text.codeSentRecently)
  await countOrRefuse(db, `sms-day:${mobile}:${address}`, perPhoneAndAddress, now)
  await countOrRefuse(db, `sms-day:${mobile}`, perPhone, now)
}

/** Makes new digits for a receipt, which void the earlier ones, and sends them. */
export async function sendDigits(services: Services, receipt: string, mobile: string, now: Date): Promise<void> {
  const digits = randomDigits()
  await services.db
    .update(verification)
    .set({ codeHash: await hashOf(receipt, digits), sentAt: now, triesLeft: verificationCodeTries })
    .where(eq(verification.receipt, receipt))
  await services.messenger?.send(mobile, digits, now)
}

/**
 * Checks digits against a receipt. Every try is counted before it is judged, so that parallel guesses count too.
 * @returns the receipt's row
 * @throws Refusal with the contract's text for wrong digits, or that they are void
 */
export async function checkDigits(db: Database, receipt: string, digits: string, now: Date) {
  const [row] = await db
    .update(verification)
    .set({ triesLeft: sql`${verification.triesLeft} - 1` })
    .where(and(eq(verification.receipt, receipt), gt(verification.triesLeft, 0), isNotNull(verification.codeHash)))
    .returning()
  if (!row?.sentAt || !row.codeHash) {
    const [tried] = await db
      .select({ receipt: verification.receipt })
      .from(verification)
      .where(and(eq(verification.receipt, receipt), lte(verification.triesLeft, 0), isNotNull(verification.codeHash)))
    throw new Refusal(tried ? text.codeVoid : accountText.wrongCode)
  }
  if (now.getTime() - row.sentAt.getTime() > verificationCodeMinutes * 60_000) throw new Refusal(text.codeVoid)
  if (!sameText(row.codeHash, await hashOf(receipt, digits))) throw new Refusal(accountText.wrongCode)
  return row
}
