import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, actByGet } from '../call.ts'
import { id, textUpTo } from '../fields.ts'
import { nameUpTo } from '../names.ts'
import { loggedInUser } from './entities.ts'

export * from './session-calls.ts'

const mobile = textUpTo(32)
const from = textUpTo(32)
const sign = textUpTo(32)
const receipt = textUpTo(64)
const verificationCode = textUpTo(16)
const loginAnswer = a.data(loggedInUser)

export const loginByToken = act('/api/user/login/loginByToken', {
  summary: 'Switch to another school of the same teacher',
  body: v.object({ mobile, schoolId: id, from, sign }),
  answer: loginAnswer,
})

export const loginByStudentCode = act('/api/user/loginByStudentCode', {
  summary: 'Student login; `mobile` holds the student ID',
  token: false,
  body: v.object({ mobile, password: textUpTo(64), from, schoolId: id }),
  answer: loginAnswer,
})

export const loginByDingCode = act('/api/ding/login/loginByCode', {
  summary: 'Teacher login by the code a scanned QR login brings back',
  body: v.object({ code: textUpTo(128), from, sign }),
  answer: loginAnswer,
})

// Not in the documents, whose phone ends where the provider leads it: what it was given goes on to the browser that waits.
const loginState = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

export const takeHandedLogin = act('/api/ding/login/taken', {
  summary:
    'A browser waits for the code of its QR login; `data` is the code, once, or null until a phone hands it over',
  token: false,
  body: v.object({ state: loginState }),
  answer: a.data(a.orNull(v.string())),
})

export const handLoginOver = act('/api/ding/login/handedOver', {
  summary: 'A phone hands the code it came back with to the browser that shows the QR code; `data`: it has taken it',
  token: false,
  body: v.object({ state: loginState, code: textUpTo(128) }),
  answer: a.data(v.boolean()),
})

export const register = act('/api/user/register', {
  summary: 'First step of registration and of a forgotten password: name and phone',
  token: false,
  // An addition: with a forgotten password, who is not known is refused and not entered.
  query: v.object({ reset: v.optional(v.literal('1')) }),
  body: v.object({ nickName: nameUpTo(64), mobile }),
  answer: a.data(a.object({ receipt: v.string() })),
})

export const sendVerificationCode = actByGet('/api/user/sendVerificationCode', {
  summary: 'Send the six digits to the phone of the receipt',
  token: false,
  query: v.object({ receipt }),
})

export const checkVerificationCode = actByGet('/api/user/checkVerificationCode', {
  summary: 'Check the six digits; answers the student ID and the school that it logs in to',
  token: false,
  query: v.object({ receipt, verificationCode }),
  answer: a.data(a.object({ studentCode: a.text, schoolId: a.maybe(a.id), msg: a.maybe(a.text) })),
})

export const setPassword = act('/api/user/setPwd', {
  summary: 'Last step of registration and of a forgotten password',
  body: v.object({ receipt, pwd: textUpTo(64), pwdRepeat: textUpTo(64) }),
})

export const sendLoginVerificationCode = act('/api/user/sendLoginVerificationCode', {
  summary: 'Send a login code to a teacher',
  body: v.object({ mobile }),
})

export const loginByVerificationCode = act('/api/user/loginByVerificationCode', {
  summary: 'Teacher login by SMS code',
  token: false,
  body: v.object({ mobile, verificationCode, from }),
  answer: loginAnswer,
})
