import { text } from '@mango/contract/account'
import { eq } from 'drizzle-orm'
import { verification } from '../../database/schema.ts'
import { anybodySignedIn, teachers, type AreaHandlers } from '../../handler.ts'
import { Refusal, text as refusalText } from '../../refusal.ts'
import { checkDigits, countMessage, newDigits } from './codes.ts'
import { handLoginOver, takeHandedLogin } from './handed-logins.ts'
import { describeUser, logIn } from './logged-in-user.ts'
import { becomeKnown } from './known-addresses.ts'
import { byPassword, bySms, isLoginReceipt, sendLoginCode } from './logins.ts'
import { countOrRefuse, takeBack } from '../../rates/rates.ts'
import { confirmReceipt, setPasswordOf, startRegistration } from './registration.ts'
import { endFamily, endSessionsOf } from '../../session/sessions.ts'
import { teacherByMobile } from './teachers.ts'

/** Of those who are not entered, or mistype: a grade that the school has entered may set its passwords in one lesson. */
const receiptsPerAddress = { times: 100, seconds: 600 }
/** Passwords that were not set. */
const vainPasswordsPerAddress = { times: 60, seconds: 600 }

export const account: AreaHandlers<'account'> = {
  loginByStudentCode: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => ({
      data: await byPassword(services, { ...body, studentCode: body.mobile }, address, now),
    }),
  },
  loginByToken: {
    access: teachers,
    repeats: 'anew',
    /** The old token stays good for its own school: a tab that still uploads there may finish. */
    handle: async ({ body, session, services, now }) => {
      if (body.mobile !== session.mobile) throw new Refusal(text.wrongMobile)
      const { personId, family } = session
      return { data: await logIn(services.db, { personId, schoolId: body.schoolId, family }, now) }
    },
  },
  loginByDingCode: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => {
      const mobile = await services.workplace.mobileOf(body.code, now)
      const teacher = mobile === undefined ? undefined : await teacherByMobile(services.db, mobile)
      if (!teacher) throw new Refusal(refusalText.notActivated)
      await becomeKnown(services.db, teacher.personId, address, now)
      return { data: await logIn(services.db, teacher, now) }
    },
  },
  takeHandedLogin: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => ({
      data: await takeHandedLogin(services.db, body.state, address, now),
    }),
  },
  handLoginOver: {
    access: 'everyone',
    handle: async ({ body, services, now }) => ({
      data: await handLoginOver(services.db, body.state, body.code, now),
    }),
  },
  register: {
    access: 'everyone',
    handle: async ({ query, body, services, address, now }) => {
      const key = `register:${address}`
      await countOrRefuse(services.db, key, receiptsPerAddress, now)
      const { receipt, isEntered } = await startRegistration(services.db, body, query.reset === '1', now)
      if (isEntered) await takeBack(services.db, key)
      return { data: { receipt } }
    },
  },
  sendVerificationCode: {
    access: 'everyone',
    handle: async ({ query: { receipt }, services, address, now }) => {
      if (isLoginReceipt(receipt)) throw new Refusal(refusalText.codeVoid)
      const [row] = await services.db.select().from(verification).where(eq(verification.receipt, receipt))
      if (!row || row.usedAt) throw new Refusal(refusalText.codeVoid)
      await countMessage(services, row.mobile, address, now, row.personId !== null)
      const digits = await newDigits(services.db, receipt, address, now)
      await services.messenger?.send(row.mobile, digits, now)
      return {}
    },
  },
  checkVerificationCode: {
    access: 'everyone',
    handle: async ({ query: { receipt, verificationCode }, services, address, now }) => {
      if (isLoginReceipt(receipt)) throw new Refusal(text.wrongCode)
      await checkDigits(services.db, receipt, verificationCode, address, now)
      const { studentCode, schoolId, school, isNew } = await confirmReceipt(services.db, receipt, now)
      return { data: { studentCode, schoolId, ...(isNew && { msg: `已为您分配学号，登录时请选择${school}` }) } }
    },
  },
  setPassword: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => {
      const key = `set-password:${address}`
      await countOrRefuse(services.db, key, vainPasswordsPerAddress, now)
      await setPasswordOf(services.db, body, services.passwords, now)
      await takeBack(services.db, key)
      return {}
    },
  },
  sendLoginVerificationCode: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => {
      await sendLoginCode(services, body.mobile, address, now)
      return {}
    },
  },
  loginByVerificationCode: {
    access: 'everyone',
    handle: async ({ body, services, address, now }) => ({
      data: await bySms(services, body.mobile, body.verificationCode, address, now),
    }),
  },
  logout: {
    access: anybodySignedIn,
    handle: async ({ session, services, now }) => {
      await endFamily(services.db, session.family, now)
      return {}
    },
  },
  logoutEverywhere: {
    access: anybodySignedIn,
    handle: async ({ session, services, now }) => {
      await endSessionsOf(services.db, session.personId, 'logout', now)
      return {}
    },
  },
  current: {
    access: anybodySignedIn,
    handle: async ({ session, services }) => ({
      data: await describeUser(services.db, session.personId, session.schoolId),
    }),
  },
}
