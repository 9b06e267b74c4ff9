import { isMobile, text as accountText } from '@mango/contract/account'
import { and, eq, isNotNull } from 'drizzle-orm'
import { person, student, verification } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { checkDigits, countMessage, newDigits } from './codes.ts'
import { becomeKnown, isKnown } from './known-addresses.ts'
import { logIn } from './logged-in-user.ts'
import { isPasswordOf } from './passwords.ts'
import { countOrRefuse, forget, takeBack } from '../../rates/rates.ts'
import { teacherByMobile } from './teachers.ts'

const window = 15 * 60
/** Wrong tries of one account from one address. Many people may share an address, so it alone says little. */
const passwordTries = { times: 10, seconds: window }
/** Wrong tries of one account from wherever they come. */
const triesPerAccount = { times: 50, seconds: window }
/** Wrong tries of all accounts from one address: a school's hundreds behind one router mistype some dozens. */
const triesPerAddress = { times: 200, seconds: window }
/**
 * The first tries of an account that is known at the address count for itself alone: nobody else's, there or anywhere,
 * shut it out. Whoever was never there before is refused while strangers try, so that an address still makes the server
 * hash only so many passwords.
 */
const triesOfKnown = 3
/** Wrong digits of all phones from one address. */
const codesPerAddress = { times: 100, seconds: window }

interface Password {
  studentCode: string
  password: string
  schoolId: number
}

export async function byPassword(
  services: Services,
  { studentCode, password, schoolId }: Password,
  address: string,
  now: Date,
) {
  const { db } = services
  const account = `${schoolId}:${studentCode}`
  const key = `password:${account}:${address}`
  const [found] = await db
    .select({ personId: student.personId, passwordHash: person.passwordHash })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(and(eq(student.schoolId, schoolId), eq(student.studentCode, studentCode)))
  const known = await isKnown(db, found?.personId, address, now)
  const tries = await countOrRefuse(db, key, passwordTries, now)
  const counts = !known || tries > triesOfKnown
  if (counts) {
    await countOrRefuse(db, `password-account:${account}`, triesPerAccount, now)
    await countOrRefuse(db, `password-address:${address}`, triesPerAddress, now)
  }
  const right = await isPasswordOf(found?.passwordHash, password, services.passwords)
  if (!found || !right) throw new Refusal(accountText.wrongPassword)
  await forget(db, key)
  // What was right was no guess; the wrong ones of others still count.
  if (counts) {
    await takeBack(db, `password-account:${account}`)
    await takeBack(db, `password-address:${address}`)
  }
  await becomeKnown(db, found.personId, address, now)
  return logIn(db, { personId: found.personId, schoolId }, now)
}

const loginReceipt = (mobile: string) => `login:${mobile}`
/** Such a receipt can be guessed, so it is good for a login only. */
export const isLoginReceipt = (receipt: string) => receipt.startsWith('login:')

/**
 * Does and answers the same for a phone that is no teacher's, but that nothing is sent: who works here is nobody's
 * business. Only that a message can't be sent is told to whom it was for.
 */
export async function sendLoginCode(services: Services, mobile: string, address: string, now: Date): Promise<void> {
  if (mobile === '') throw new Refusal(accountText.mobileMissing)
  if (!isMobile(mobile)) throw new Refusal(accountText.wrongMobile)
  const { db, messenger } = services
  const teacher = await teacherByMobile(db, mobile)
  await countMessage(services, mobile, address, now, await isKnown(db, teacher?.personId, address, now))
  const receipt = loginReceipt(mobile)
  await db.insert(verification).values({ receipt, nickName: '', mobile, createdAt: now }).onConflictDoNothing()
  const digits = await newDigits(db, receipt, address, now)
  if (teacher) await messenger?.send(mobile, digits, now)
}

export async function bySms({ db }: Services, mobile: string, digits: string, address: string, now: Date) {
  if (!isMobile(mobile)) throw new Refusal(accountText.wrongMobile)
  const teacher = await teacherByMobile(db, mobile)
  const known = await isKnown(db, teacher?.personId, address, now)
  if (!known) await countOrRefuse(db, `code-address:${address}`, codesPerAddress, now)
  const receipt = loginReceipt(mobile)
  const { codeHash } = await checkDigits(db, receipt, digits, address, now)
  // Of two requests with the same digits one uses them up.
  const [used] = await db
    .update(verification)
    .set({ codeHash: null })
    .where(
      and(
        eq(verification.receipt, receipt),
        isNotNull(verification.codeHash),
        eq(verification.codeHash, codeHash ?? ''),
      ),
    )
    .returning({ receipt: verification.receipt })
  if (!used || !teacher) throw new Refusal(accountText.wrongCode)
  if (!known) await takeBack(db, `code-address:${address}`)
  await becomeKnown(db, teacher.personId, address, now)
  return logIn(db, teacher, now)
}
