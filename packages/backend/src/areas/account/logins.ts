import { isMobile, text as accountText } from '@mango/contract/account'
import { and, eq, isNotNull } from 'drizzle-orm'
import { person, student, verification } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { checkDigits, countMessage, sendDigits } from './codes.ts'
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
  await countOrRefuse(db, key, passwordTries, now)
  await countOrRefuse(db, `password-account:${account}`, triesPerAccount, now)
  await countOrRefuse(db, `password-address:${address}`, triesPerAddress, now)
  const [found] = await db
    .select({ personId: student.personId, passwordHash: person.passwordHash })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(and(eq(student.schoolId, schoolId), eq(student.studentCode, studentCode)))
  const right = await isPasswordOf(found?.passwordHash, password, services.passwords)
  if (!found || !right) throw new Refusal(accountText.wrongPassword)
  await forget(db, key)
  // What was right was no guess; the wrong ones of others still count.
  await takeBack(db, `password-account:${account}`)
  await takeBack(db, `password-address:${address}`)
  return logIn(db, { personId: found.personId, schoolId }, now)
}

const loginReceipt = (mobile: string) => `login:${mobile}`
/** Such a receipt can be guessed, so it is good for a login only. */
export const isLoginReceipt = (receipt: string) => receipt.startsWith('login:')

/** Answers the same for a phone that is no teacher's: who works here is nobody's business. */
export async function sendLoginCode(services: Services, mobile: string, address: string, now: Date): Promise<void> {
  if (mobile === '') throw new Refusal(accountText.mobileMissing)
  if (!isMobile(mobile)) throw new Refusal(accountText.wrongMobile)
  await countMessage(services, mobile, address, now)
  if (!(await teacherByMobile(services.db, mobile))) return
  const receipt = loginReceipt(mobile)
  await services.db.insert(verification).values({ receipt, nickName: '', mobile, createdAt: now }).onConflictDoNothing()
  await sendDigits(services, receipt, mobile, now)
}

export async function bySms({ db }: Services, mobile: string, digits: string, now: Date) {
  if (!isMobile(mobile)) throw new Refusal(accountText.wrongMobile)
  const receipt = loginReceipt(mobile)
  const { codeHash } = await checkDigits(db, receipt, digits, now)
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
  const teacher = await teacherByMobile(db, mobile)
  if (!used || !teacher) throw new Refusal(accountText.wrongCode)
  return logIn(db, teacher, now)
}
