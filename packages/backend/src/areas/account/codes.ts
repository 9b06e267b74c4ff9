import {
  resendSeconds,
  text as accountText,
  verificationCodeMinutes,
  verificationCodeTries,
} from '@mango/contract/account'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { verification } from '../../database/schema.ts'
import { Refusal, text } from '../../refusal.ts'
import { randomDigits, sameText, sha256 } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { countOrRefuse, forget } from '../../rates/rates.ts'

const day = 86_400
/** Of one phone, asked for from one address: a stranger does not use up what its owner may ask for. */
const perPhoneAndAddress = { times: 20, seconds: day }
const perPhone = { times: 60, seconds: day }
/** Of all phones, from one address: a school's teachers behind one router. */
const perAddress = { times: 100, seconds: 600 }
/**
 * Tries of digits: so many at the address they were asked for at, and so many at all others together. Strangers don't
 * use up their owner's, and however many they are they have these few.
 */
const triesOfDigits = { times: verificationCodeTries, seconds: verificationCodeMinutes * 60 }
const triesKey = (receipt: string, place: 'here' | 'elsewhere') => `code:${receipt}:${place}`

/** The digits alone could be tried out against a stolen database; with the receipt they at least differ by row. */
const hashOf = (receipt: string, digits: string) => sha256(`${receipt}:${digits}`)

/**
 * Refuses a phone that was sent a message within the last minute, or too many today, and who asks for too many; and
 * everybody where nothing can be sent, before anything is said to be on its way.
 *
 * @param known at the address, or to the school, so that what others ask for there does not count
 */
export async function countMessage(
  { db, messenger }: Services,
  mobile: string,
  address: string,
  now: Date,
  known = false,
): Promise<void> {
  if (!messenger) throw new Refusal(text.smsUnavailable)
  if (!known) await countOrRefuse(db, `sms-address:${address}`, perAddress, now)
  await countOrRefuse(db, `sms:${mobile}`, { times: 1, seconds: resendSeconds }, now, text.codeSentRecently)
  await countOrRefuse(db, `sms-day:${mobile}:${address}`, perPhoneAndAddress, now)
  await countOrRefuse(db, `sms-day:${mobile}`, perPhone, now)
}

/** Makes new digits for a receipt, which void the earlier ones. @returns what to send */
export async function newDigits(db: Database, receipt: string, address: string, now: Date): Promise<string> {
  const digits = randomDigits()
  const codeHash = await hashOf(receipt, digits)
  // First, so that no try of the new ones is forgotten.
  await forget(db, triesKey(receipt, 'here'))
  await forget(db, triesKey(receipt, 'elsewhere'))
  await db
    .update(verification)
    .set({ codeHash, sentAt: now, askedFrom: address })
    .where(eq(verification.receipt, receipt))
  return digits
}

/**
 * Checks digits against a receipt. Every try is counted before it is judged, so that parallel guesses count too.
 * @returns the receipt's row
 * @throws Refusal with the contract's text for wrong digits, or that they are void
 */
export async function checkDigits(db: Database, receipt: string, digits: string, address: string, now: Date) {
  const [row] = await db.select().from(verification).where(eq(verification.receipt, receipt))
  if (!row?.sentAt || !row.codeHash) throw new Refusal(accountText.wrongCode)
  const place = row.askedFrom === address ? 'here' : 'elsewhere'
  await countOrRefuse(db, triesKey(receipt, place), triesOfDigits, now, text.codeVoid)
  if (now.getTime() - row.sentAt.getTime() > verificationCodeMinutes * 60_000) throw new Refusal(text.codeVoid)
  if (!sameText(row.codeHash, await hashOf(receipt, digits))) throw new Refusal(accountText.wrongCode)
  return row
}
