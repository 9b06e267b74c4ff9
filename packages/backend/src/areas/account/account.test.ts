import { code } from '@mango/contract'
import {
  checkVerificationCode,
  current,
  loginByStudentCode,
  loginByToken,
  loginByVerificationCode,
  loginFrom,
  loginSign,
  logout,
  register,
  sendLoginVerificationCode,
  sendVerificationCode,
  setPassword,
  takeHandedLogin,
  text,
} from '@mango/contract/account'
import { listSubjects } from '@mango/contract/subjects'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person, session, student, verification } from '../../database/schema.ts'
import { sweep } from '../../sweep.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

const from = loginFrom.web
let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
}, 180_000)
afterAll(() => backend.close())
// A minute between two messages, and a window of tries, must not join tests.
beforeEach(() => backend.clock.advance(3600))

const byPassword = (password: string, mobile = '20260001', schoolId = 1) =>
  backend.send(loginByStudentCode, { body: { mobile, password, from, schoolId } })
const works = async (token: string) => (await backend.send(listSubjects, { query: {} }, token)).code

describe('student login', () => {
  it('answers with what the session is made of', async () => {
    const { data } = await byPassword('mango2026')
    expect(data).toMatchObject({ schoolId: 1, permissions: [], roles: [{ id: 1 }], mobile: '13900000001' })
    expect(data?.schoolGroupVOList[0]?.schoolVOList).toEqual([{ id: 1, name: '芒果实验学校' }])
    expect(data?.token).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps no token, only its hash', async () => {
    const { data } = await byPassword('mango2026')
    expect(
      await backend.db
        .select()
        .from(session)
        .where(eq(session.tokenHash, data?.token ?? '')),
    ).toEqual([])
  })

  it.each([
    ['a wrong password', 'mango2027', '20260001', 1],
    ['an unknown student', 'mango2026', '29999999', 1],
    ['a student of another school', 'mango2026', '20260400', 2],
    ['a name for SQL', 'mango2026', "' or 1=1 --", 1],
  ])('refuses %s with the same words', async (_, password, mobile, schoolId) => {
    expect(await byPassword(password, mobile, schoolId)).toEqual({ code: code.refused, message: text.wrongPassword })
  })

  it('stops guessing after ten tries, also in parallel, and lets go after a quarter of an hour', async () => {
    const guesses = await Promise.all(Array.from({ length: 15 }, () => byPassword('guess1234', '20260002')))
    expect(guesses.filter(({ message }) => message === text.wrongPassword)).toHaveLength(10)
    expect((await byPassword('mango2026', '20260002')).message).toBe(text.tooOften)
    backend.clock.advance(15 * 60 + 1)
    expect((await byPassword('mango2026', '20260002')).code).toBe(0)
  })
})

describe('from one address', () => {
  const addressed = () =>
    startTestBackend({ passwordRounds: 1, addressOf: (c) => c.req.header('x-test-address') ?? 'school' })
  const post = async (own: TestBackend, path: string, body: object, address = 'school') => {
    const headers = { 'content-type': 'application/json', 'x-test-address': address }
    return (await own.fetch(path, { method: 'POST', body: JSON.stringify(body), headers })).json()
  }

  it('a school logs in, and mistypes, but nobody tries hundreds of accounts', async () => {
    const own = await addressed()
    const logIn = (studentCode: number, password: string, address?: string) =>
      post(own, loginByStudentCode.path, { mobile: String(studentCode), password, from, schoolId: 1 }, address)
    for (let n = 0; n < 250; n++) expect((await logIn(20260001 + (n % 50), 'mango2026', 'office')).code).toBe(0)
    const guesses = []
    for (let n = 0; n < 230; n++) guesses.push((await logIn(21000000 + n, 'mango2027')).message)
    expect(guesses.filter((message) => message === text.wrongPassword)).toHaveLength(200)
    expect((await logIn(20260001, 'mango2026')).message).toBe(text.tooOften)
    expect((await logIn(20260001, 'mango2026', 'at home')).code).toBe(0)
    await own.close()
  }, 180_000)

  it('nobody shuts out who has logged in there before, and their passwords are tried three times', async () => {
    const own = await addressed()
    const logIn = (studentCode: number, password: string, address?: string) =>
      post(own, loginByStudentCode.path, { mobile: String(studentCode), password, from, schoolId: 1 }, address)
    for (const known of [20260001, 20260002]) expect((await logIn(known, 'mango2026')).code).toBe(0)
    own.clock.advance(29 * 86_400)
    for (let n = 0; n < 200; n++) await logIn(21000000 + n, 'mango2027')
    // Nor from many other addresses.
    for (let n = 0; n < 50; n++) await logIn(20260002, 'mango2027', `elsewhere ${n % 10}`)
    for (const known of [20260001, 20260002]) {
      expect((await logIn(known, 'mistyped1')).message).toBe(text.wrongPassword)
      expect((await logIn(known, 'mango2026')).code).toBe(0)
    }
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push((await logIn(20260001, 'mango2027')).message)
    expect(guesses).toEqual([...Array(3).fill(text.wrongPassword), ...Array(9).fill(text.tooOften)])
    own.clock.advance(31 * 86_400)
    for (let n = 0; n < 200; n++) await logIn(21000000 + n, 'mango2027')
    expect((await logIn(20260001, 'mango2026')).message).toBe(text.tooOften)
    await own.close()
  }, 180_000)

  it("what is right takes back no stranger's tries", async () => {
    const own = await addressed()
    const logIn = (studentCode: number, password: string) =>
      post(own, loginByStudentCode.path, { mobile: String(studentCode), password, from, schoolId: 1 })
    await logIn(20260001, 'mango2026')
    for (let n = 0; n < 200; n++) {
      await logIn(21000000 + n, 'mango2027')
      if (n % 50 === 0) await logIn(20260001, 'mango2026')
    }
    expect((await logIn(20260002, 'mango2026')).message).toBe(text.tooOften)
    await own.close()
  }, 180_000)

  it("a stranger's requests do not use up a teacher's messages, and nobody asks for hundreds of phones", async () => {
    const own = await addressed()
    const send = (mobile: number, address: string) =>
      post(own, sendLoginVerificationCode.path, { mobile: String(mobile) }, address)
    for (let n = 0; n < 25; n++) {
      await send(13800000002, 'elsewhere')
      own.clock.advance(61)
    }
    expect((await send(13800000002, 'school')).code).toBe(0)
    const codes = []
    for (let n = 0; n < 120; n++) codes.push((await send(13700000000 + n, 'elsewhere')).code)
    expect(codes.filter((one) => one === 0).length).toBeLessThanOrEqual(100)
    await own.close()
  }, 180_000)

  it('all whom the school has entered set their passwords in one lesson, while strangers ask for messages', async () => {
    const own = await addressed()
    const entered = await own.db
      .select({ nickName: person.nickname, mobile: person.mobile })
      .from(student)
      .innerJoin(person, eq(person.id, student.personId))
      .where(eq(student.schoolId, 1))
      .limit(110)
    expect(entered).toHaveLength(110)
    for (let n = 0; n < 120; n++) await post(own, sendLoginVerificationCode.path, { mobile: String(13700000000 + n) })
    for (const { nickName, mobile } of entered) {
      const { data } = await post(own, `${register.path}?reset=1`, { nickName, mobile })
      await own.send(sendVerificationCode, { query: { receipt: data.receipt } })
      const query = { receipt: data.receipt, verificationCode: await own.lastCode(mobile) }
      expect((await own.send(checkVerificationCode, { query })).code).toBe(0)
      const body = { receipt: data.receipt, pwd: 'newpass88', pwdRepeat: 'newpass88' }
      expect(await post(own, setPassword.path, body)).toEqual({ code: 0 })
    }
    await own.close()
  }, 180_000)

  it('a hundred who are not entered, or mistype, are given a receipt or refused', async () => {
    const own = await addressed()
    const messages = []
    for (let n = 0; n < 110; n++) {
      const body = { nickName: n % 2 ? '新同学' : '20260001', mobile: String(13700000000 + n) }
      messages.push((await post(own, register.path, body)).message)
    }
    expect(messages.filter((message) => message === text.wrongStudentInfo)).toHaveLength(50)
    expect(messages.slice(100)).toEqual(Array(10).fill(text.tooOften))
    await own.close()
  }, 180_000)

  describe("a login's digits", () => {
    const teacher = '13800000002'
    const nobody = '13899999999'
    let own: TestBackend
    beforeAll(async () => {
      own = await addressed()
    }, 180_000)
    afterAll(() => own.close())
    beforeEach(() => own.clock.advance(3600))

    const send = (mobile: string, address?: string) => post(own, sendLoginVerificationCode.path, { mobile }, address)
    const logIn = (mobile: string, verificationCode: string, address?: string) =>
      post(own, loginByVerificationCode.path, { mobile, verificationCode, from }, address)
    const wrongOf = async () => ((await own.lastCode(teacher)) === '000000' ? '000001' : '000000')

    it("are not used up by strangers' guesses, who have five of them from all their addresses together", async () => {
      await send(teacher)
      const wrong = await wrongOf()
      const guesses = []
      for (let n = 0; n < 20; n++) guesses.push((await logIn(teacher, wrong, `elsewhere ${n}`)).message)
      expect(guesses).toEqual([...Array(5).fill(text.wrongCode), ...Array(15).fill(text.codeVoid)])
      const digits = await own.lastCode(teacher)
      expect((await logIn(teacher, digits, 'elsewhere')).message).toBe(text.codeVoid)
      expect((await logIn(teacher, wrong)).message).toBe(text.wrongCode)
      expect((await logIn(teacher, digits)).code).toBe(0)
    })

    it('are good at another address too, since a phone may change its own', async () => {
      await send(teacher)
      expect((await logIn(teacher, await own.lastCode(teacher), 'on the way')).code).toBe(0)
    })

    it('are tried five times anew once they were sent anew', async () => {
      await send(teacher)
      for (let n = 0; n < 6; n++) await logIn(teacher, await wrongOf())
      own.clock.advance(61)
      await send(teacher)
      expect((await logIn(teacher, await own.lastCode(teacher))).code).toBe(0)
    })

    it('do not tell by their words whose phone it is', async () => {
      const heardOf = async (mobile: string) => {
        const heard = [await logIn(mobile, '12345x')]
        heard.push(await send(mobile), await send(mobile))
        for (const address of ['school', 'elsewhere'])
          for (let n = 0; n < 7; n++) heard.push(await logIn(mobile, '12345x', address))
        own.clock.advance(61)
        heard.push(await send(mobile), await logIn(mobile, '12345x'))
        own.clock.advance(601)
        heard.push(await logIn(mobile, '12345x'))
        return heard
      }
      expect(await heardOf(nobody)).toEqual(await heardOf('13800000003'))
      expect(await own.lastCode(nobody)).toBe('')
    })

    it('are guessed at one address for a hundred phones at most, which shuts out nobody who is known there', async () => {
      await send(teacher)
      expect((await logIn(teacher, await own.lastCode(teacher))).code).toBe(0)
      const guesses = []
      for (let n = 0; n < 110; n++) guesses.push((await logIn(String(13700000000 + n), '000000')).message)
      expect(guesses.filter((message) => message === text.tooOften)).toHaveLength(10)
      for (let n = 0; n < 110; n++) await send(String(13700000000 + n))
      expect((await send('13800000003')).message).toBe(text.tooOften)
      own.clock.advance(61)
      expect(await send(teacher)).toEqual({ code: 0 })
      expect((await logIn(teacher, await own.lastCode(teacher))).code).toBe(0)
    })
  })
})

describe('teacher login by SMS', () => {
  const mobile = '13800000002'
  const sendCode = (to = mobile) => backend.send(sendLoginVerificationCode, { body: { mobile: to } })
  const logInWith = (verificationCode: string) =>
    backend.send(loginByVerificationCode, { body: { mobile, verificationCode, from } })

  it('takes the right digits once', async () => {
    await sendCode()
    const digits = await backend.lastCode(mobile)
    const both = await Promise.all([logInWith(digits), logInWith(digits)])
    expect(both.map((answer) => answer.code).toSorted()).toEqual([0, code.refused])
    expect((await logInWith(digits)).message).toBe(text.wrongCode)
  })

  it('voids the digits after five tries', async () => {
    await sendCode()
    const digits = await backend.lastCode(mobile)
    const wrong = digits === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect((await logInWith(wrong)).message).toBe(text.wrongCode)
    expect((await logInWith(digits)).message).toBe(text.codeVoid)
  })

  it('voids the digits after ten minutes', async () => {
    await sendCode()
    backend.clock.advance(601)
    expect((await logInWith(await backend.lastCode(mobile))).code).toBe(code.refused)
  })

  it('sends one message a minute', async () => {
    expect((await sendCode()).code).toBe(0)
    expect((await sendCode()).code).toBe(code.refused)
    backend.clock.advance(61)
    expect((await sendCode()).code).toBe(0)
  })

  it('does not tell whose phone a number is, and sends nothing to strangers', async () => {
    expect(await sendCode('13712345678')).toEqual({ code: 0 })
    expect(await backend.lastCode('13712345678')).toBe('')
  })

  it.each([
    ['', text.mobileMissing],
    ['12345', text.wrongMobile],
    ['23800000001', text.wrongMobile],
  ])('refuses the phone %j', async (to, message) => {
    expect((await sendCode(to)).message).toBe(message)
  })
})

describe('registration and forgotten password', () => {
  async function receiptFor(nickName: string, mobile: string): Promise<string> {
    const { data, message } = await backend.send(register, { query: {}, body: { nickName, mobile } })
    if (!data) throw new Error(message)
    return data.receipt
  }
  async function verified(nickName: string, mobile: string) {
    const receipt = await receiptFor(nickName, mobile)
    await backend.send(sendVerificationCode, { query: { receipt } })
    const query = { receipt, verificationCode: await backend.lastCode(mobile) }
    const { data } = await backend.send(checkVerificationCode, { query })
    return { receipt, studentCode: data?.studentCode ?? '', msg: data?.msg }
  }
  const choose = (receipt: string, pwd: string, pwdRepeat = pwd) =>
    backend.send(setPassword, { body: { receipt, pwd, pwdRepeat } })

  it('sets a new password and ends every session of the old one with 60', async () => {
    const [known] = await backend.db
      .select()
      .from(student)
      .innerJoin(person, eq(person.id, student.personId))
      .offset(9)
      .limit(1)
    const { nickname, mobile } = known?.person ?? { nickname: '', mobile: '' }
    const studentCode = known?.student.studentCode ?? ''
    const before = await byPassword('mango2026', studentCode)
    const checked = await verified(nickname, mobile)
    expect(checked).toMatchObject({ studentCode, msg: undefined })
    expect(await choose(checked.receipt, 'newpass88')).toEqual({ code: 0 })
    expect(await works(before.data?.token ?? '')).toBe(code.sessionRevoked)
    expect((await byPassword('newpass88', studentCode)).code).toBe(0)
  })

  it('enters a new student with a free ID, once however often it is checked', async () => {
    const receipt = await receiptFor('新同学', '13611112222')
    await backend.send(sendVerificationCode, { query: { receipt } })
    const query = { receipt, verificationCode: await backend.lastCode('13611112222') }
    const answers = await Promise.all([1, 2, 3].map(() => backend.send(checkVerificationCode, { query })))
    const codes = new Set(answers.map(({ data }) => data?.studentCode))
    expect(codes.size).toBe(1)
    expect([...codes][0]).toMatch(/^2\d{7}$/)
    // Of several schools the login asks for this one.
    expect(answers.map(({ data }) => data?.msg)).toContain('已为您分配学号，登录时请选择芒果实验学校')
    expect(await choose(receipt, 'abcd1234')).toEqual({ code: 0 })
    expect((await byPassword('abcd1234', [...codes][0])).code).toBe(0)
  })

  it('enters a student once, from however many tabs', async () => {
    const receipts = [await receiptFor('双开同学', '13911119999'), await receiptFor('双开同学', '13911119999')]
    const codes: (string | undefined)[] = []
    for (const receipt of receipts) {
      await backend.send(sendVerificationCode, { query: { receipt } })
      backend.clock.advance(61)
      const query = { receipt, verificationCode: await backend.lastCode('13911119999') }
      codes.push((await backend.send(checkVerificationCode, { query })).data?.studentCode)
    }
    expect(codes[0]).toMatch(/^2\d{7}$/)
    expect(codes[1]).toBe(codes[0])
    const named = await backend.db.select().from(person).where(eq(person.nickname, '双开同学'))
    expect(named).toHaveLength(1)
  })

  it('gives students who register at once different IDs', async () => {
    const both = await Promise.all([verified('双胞胎甲', '13611110001'), verified('双胞胎乙', '13611110002')])
    expect(new Set(both.map(({ studentCode }) => studentCode)).size).toBe(2)
  })

  it('gives out the largest of the IDs that are of the right form, and those that are free', async () => {
    const own = await startTestBackend()
    const enter = async (mobile: string) => {
      const { data } = await own.send(register, { query: {}, body: { nickName: '新同学', mobile } })
      const receipt = data?.receipt ?? ''
      await own.send(sendVerificationCode, { query: { receipt } })
      const query = { receipt, verificationCode: await own.lastCode(mobile) }
      return (await own.send(checkVerificationCode, { query })).data?.studentCode
    }
    const codes = ['99', '100', 'G2026001', '9'.repeat(20), '202600010', '29999999', '28000001', '28000002']
    const students = await own.db.select().from(student).where(eq(student.schoolId, 1)).limit(codes.length)
    for (const [index, { personId }] of students.entries())
      await own.db.update(student).set({ studentCode: codes[index] }).where(eq(student.personId, personId))
    expect(await enter('13611110011')).toBe('28000003')
    expect(await enter('13611110012')).toBe('28000004')
    // A school that has none of that form.
    await own.db.update(student).set({ studentCode: sql`'G' || ${student.studentCode}` })
    expect(await enter('13611110013')).toBe('20260001')
    expect(await enter('13611110014')).toBe('20260002')
    await own.close()
  }, 180_000)

  it.each([
    ['a name of symbols', '张<b>', '13611113333'],
    ['a name too long', '长'.repeat(21), '13611113333'],
    ['a phone too short', '张三', '1361111333'],
    ['a known phone of another name', '不是他', '13900000001'],
    ['an unknown student ID', '29998888', '13611113333'],
  ])('refuses %s', async (_, nickName, mobile) => {
    expect((await backend.send(register, { query: {}, body: { nickName, mobile } })).message).toBe(
      text.wrongStudentInfo,
    )
  })

  it('a forgotten password makes nobody: who mistypes the phone is told', async () => {
    const [before] = await backend.db.select({ students: count() }).from(student)
    const body = { nickName: '忘记者', mobile: '13611117777' }
    expect((await backend.send(register, { query: { reset: '1' }, body })).message).toBe(text.wrongStudentInfo)
    expect((await backend.db.select({ students: count() }).from(student))[0]).toEqual(before)
  })

  it('refuses passwords against the rules, and a receipt that is not verified', async () => {
    const { receipt } = await verified('守规矩', '13611114444')
    expect((await choose(receipt, 'short1')).message).toBe(text.passwordFormat)
    expect((await choose(receipt, 'abcd1234', 'abcd1235')).message).toBe(text.passwordMismatch)
    expect((await choose(await receiptFor('未验证', '13611115555'), 'abcd1234')).message).toBe(text.setPasswordFailed)
  })

  it('takes a receipt once: a double click succeeds, another password does not', async () => {
    const { receipt } = await verified('双击者', '13611116666')
    const both = await Promise.all([choose(receipt, 'abcd1234'), choose(receipt, 'abcd1234')])
    expect(both).toEqual([{ code: 0 }, { code: 0 }])
    expect((await choose(receipt, 'other1234')).message).toBe(text.setPasswordFailed)
  })

  it("can't be walked with a login's receipt", async () => {
    const receipt = 'login:13800000001'
    expect((await backend.send(sendVerificationCode, { query: { receipt } })).code).toBe(code.refused)
    const query = { receipt, verificationCode: '123456' }
    expect((await backend.send(checkVerificationCode, { query })).code).toBe(code.refused)
  })
})

it('a password is tried to be set only so often from one address: each try is worth a second of the server', async () => {
  const body = { receipt: 'none', pwd: 'abcd1234', pwdRepeat: 'abcd1234' }
  const answers = []
  for (let times = 0; times <= 60; times++) answers.push(await backend.send(setPassword, { body }))
  expect(new Set(answers.slice(0, 60).map(({ message }) => message))).toEqual(new Set([text.setPasswordFailed]))
  expect(answers[60]).toMatchObject({ code: code.refused, message: '操作过于频繁，请稍后再试' })
})

describe('sessions', () => {
  const switchTo = (schoolId: number, token: string, mobile = '13800000001') =>
    backend.send(loginByToken, { body: { mobile, schoolId, from: loginFrom.multiSchool, sign: loginSign } }, token)

  it('say whose they are, in the school they are of, and give no token away', async () => {
    const token = await backend.tokenOf('everything')
    const { data: there } = await switchTo(2, token)
    if (!there) throw new Error('no switch')
    const { token: otherToken, ...described } = there
    expect((await backend.send(current, {}, otherToken)).data).toEqual(described)
    expect((await backend.send(current, {}, token)).data).toMatchObject({ id: described.id, schoolId: 1 })
    await backend.send(logout, {}, token)
    expect(await backend.send(current, {}, token)).toEqual({ code: code.sessionExpired, message: expect.any(String) })
  })

  it('end with the logout, together with those of a school switch', async () => {
    const first = await backend.tokenOf('everything')
    const { data } = await switchTo(2, first)
    expect(data?.schoolId).toBe(2)
    expect([await works(first), await works(data?.token ?? '')]).toEqual([0, 0])
    await backend.send(logout, {}, data?.token)
    expect([await works(first), await works(data?.token ?? '')]).toEqual([50, 50])
  })

  it('end after thirty days', async () => {
    const token = await backend.tokenOf('ordinary')
    backend.clock.advance(30 * 86_400 - 1)
    expect(await works(token)).toBe(0)
    backend.clock.advance(1)
    expect(await works(token)).toBe(50)
  })

  it('are forgotten once they are long over, and so are the numbers of those who asked for a code', async () => {
    const token = await backend.tokenOf('ordinary')
    await backend.send(sendLoginVerificationCode, { body: { mobile: '13800000001' } })
    await sweep(backend.services)
    expect(await works(token)).toBe(0)
    expect(await backend.db.$count(verification)).toBeGreaterThan(0)
    backend.clock.advance(32 * 86_400)
    await sweep(backend.services)
    expect(await backend.db.$count(session)).toBe(0)
    expect(await backend.db.$count(verification)).toBe(0)
  })

  it("don't reach a school one does not belong to, or another person", async () => {
    expect((await switchTo(2, await backend.tokenOf('ordinary'), '13800000002')).code).toBe(code.refused)
    expect((await switchTo(2, await backend.tokenOf('ordinary'))).code).toBe(code.refused)
  })
})

describe('a login by QR code', () => {
  it('is refused where it is one too many at its address, however often it asks', async () => {
    const asked = (number: number) =>
      backend.send(takeHandedLogin, { body: { state: number.toString(16).padStart(32, '0') } })
    for (let number = 0; number < 300; number++) expect((await asked(number)).code).toBe(code.success)
    const oneTooMany = [await asked(300), await asked(300)]
    expect(oneTooMany.map((answer) => answer.code)).toEqual([code.refused, code.refused])
    expect(await asked(0)).toEqual({ code: code.success, data: null })
  })
})
