import {
  isMobile,
  isPassword,
  isStudentCode,
  isStudentName,
  roleId,
  text,
  verificationCodeMinutes,
} from '@mango/contract/account'
import { and, eq, gt, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { homepage, membership, person, school, student, verification } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { randomToken } from '../../secrets.ts'
import { hashPassword, isPasswordOf, type Passwords } from './passwords.ts'
import { endSessionsOf } from '../../session/sessions.ts'

/**
 * Whom a name (or student ID) and a phone mean: a student the school has entered, or nobody yet.
 * @throws Refusal when the phone is a student's of another name, or the ID is nobody's
 */
async function studentMeant(db: Database, name: string, mobile: string): Promise<number | null> {
  const known = await db
    .select({ personId: person.id, nickname: person.nickname, studentCode: student.studentCode })
    .from(person)
    .innerJoin(student, eq(student.personId, person.id))
    .where(eq(person.mobile, mobile))
  const meant = known.find(({ nickname, studentCode }) => nickname === name || studentCode === name)
  if (!meant && (known.length > 0 || isStudentCode(name))) throw new Refusal(text.wrongStudentInfo)
  return meant?.personId ?? null
}

/**
 * First step of registration and of a forgotten password (`isReset`).
 * @returns the receipt for the next steps, and whether the school knows the student already
 * @throws Refusal for a wrong name or phone, and for a forgotten password of somebody who has none
 */
export async function startRegistration(
  db: Database,
  { nickName: name, mobile }: { nickName: string; mobile: string },
  isReset: boolean,
  now: Date,
): Promise<{ receipt: string; isEntered: boolean }> {
  if (!isStudentName(name) || !isMobile(mobile)) throw new Refusal(text.wrongStudentInfo)
  const personId = await studentMeant(db, name, mobile)
  if (isReset && personId === null) throw new Refusal(text.wrongStudentInfo)
  const receipt = randomToken(16)
  await db.insert(verification).values({ receipt, nickName: name, mobile, personId, createdAt: now })
  return { receipt, isEntered: personId !== null }
}

/** The number after the largest student ID that a free one follows. */
async function freeStudentCode(tx: Database, schoolId: number): Promise<string> {
  // A school may have brought IDs of other forms: nobody logs in with a number that goes on from those.
  const number = sql<number>`substring(${student.studentCode} from '^2[0-9]{7}$')::int`
  const next = alias(student, 'next')
  const isNext = and(eq(next.schoolId, schoolId), eq(next.studentCode, sql`(${number} + 1)::text`))
  const [last] = await tx
    .select({ number: sql<number | null>`max(${number})` })
    .from(student)
    .where(
      and(
        eq(student.schoolId, schoolId),
        lt(number, 29_999_999),
        notExists(tx.select({ code: next.studentCode }).from(next).where(isNext)),
      ),
    )
  return String((last?.number ?? 20_260_000) + 1)
}

/** Enters a new student in the school of the landing page, with the next free student ID; once, whatever the receipts. */
async function enterStudent(tx: Database, nickname: string, mobile: string): Promise<number> {
  const [home] = await tx.select({ schoolId: homepage.schoolId }).from(homepage).limit(1)
  if (!home) throw new Refusal(text.wrongStudentInfo)
  const { schoolId } = home
  // One at a time per school, so that two never get the same ID.
  await tx.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('update')
  // Another tab or phone may have been quicker.
  const known = await studentMeant(tx, nickname, mobile)
  if (known !== null) return known
  const [entered] = await tx
    .insert(person)
    .values({ kind: 'student', nickname, gender: 0, mobile })
    .returning({ id: person.id })
  const personId = entered?.id ?? 0
  await tx.insert(membership).values({ personId, schoolId, roles: [roleId.student], permissions: [] })
  await tx
    .insert(student)
    .values({ personId, schoolId, classId: null, studentCode: await freeStudentCode(tx, schoolId) })
  return personId
}

/** Marks a receipt as verified; whoever is not entered yet is entered now. @returns the ID and the school to log in with */
export const confirmReceipt = (
  db: Database,
  receipt: string,
  now: Date,
): Promise<{ studentCode: string; schoolId: number | undefined; school: string; isNew: boolean }> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(verification).where(eq(verification.receipt, receipt)).for('update')
    if (!row) throw new Refusal(text.wrongCode)
    const personId = row.personId ?? (await enterStudent(tx, row.nickName, row.mobile))
    await tx
      .update(verification)
      .set({ personId, verifiedAt: row.verifiedAt ?? now })
      .where(eq(verification.receipt, receipt))
    const [found] = await tx
      .select({ studentCode: student.studentCode, schoolId: school.id, school: school.name })
      .from(student)
      .innerJoin(school, eq(school.id, student.schoolId))
      .where(eq(student.personId, personId))
    return { studentCode: '', schoolId: undefined, school: '', ...found, isNew: row.personId === null }
  })

/** Last step: sets the password that a verified receipt is good for once, and ends all sessions of the student. */
export async function setPasswordOf(
  db: Database,
  { receipt, pwd, pwdRepeat }: { receipt: string; pwd: string; pwdRepeat: string },
  passwords: Passwords,
  now: Date,
): Promise<void> {
  if (!isPassword(pwd)) throw new Refusal(text.passwordFormat)
  if (pwd !== pwdRepeat) throw new Refusal(text.passwordMismatch)
  const passwordHash = await hashPassword(pwd, passwords)
  const stillGood = gt(verification.verifiedAt, new Date(now.getTime() - verificationCodeMinutes * 60_000))
  const set = await db.transaction(async (tx) => {
    const [used] = await tx
      .update(verification)
      .set({ usedAt: now, codeHash: null })
      .where(and(eq(verification.receipt, receipt), isNull(verification.usedAt), stillGood))
      .returning({ personId: verification.personId })
    if (!used?.personId) return false
    await tx.update(person).set({ passwordHash }).where(eq(person.id, used.personId))
    await endSessionsOf(tx, used.personId, 'password', now)
    return true
  })
  if (!set && !(await wasSetBefore(db, receipt, pwd, passwords))) throw new Refusal(text.setPasswordFailed)
}

/** Whether a double click's first half has already done it. */
async function wasSetBefore(db: Database, receipt: string, pwd: string, passwords: Passwords): Promise<boolean> {
  const [row] = await db
    .select({ passwordHash: person.passwordHash })
    .from(verification)
    .innerJoin(person, eq(person.id, verification.personId))
    .where(and(eq(verification.receipt, receipt), isNotNull(verification.usedAt)))
  return row !== undefined && (await isPasswordOf(row.passwordHash, pwd, passwords))
}
