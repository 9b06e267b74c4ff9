import { CallError } from '@mango/client'
import { text as ofPlatform } from '@mango/contract'
import { role, text } from '@mango/contract/account'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as rules from './rules.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://school.test', href: 'https://school.test/adminv2/login/x' })
  return () => vi.unstubAllGlobals()
})

test.each([
  ['21234567', undefined],
  [' 21234567 ', undefined],
  ['２１２３４５６７', undefined],
  ['11234567', text.wrongPassword],
  ['2123456', text.wrongPassword],
  ['212345678', text.wrongPassword],
  ['2123456a', text.wrongPassword],
])('student ID %s', (value, warning) => expect(rules.studentLoginWarning(value)).toBe(warning))

test.each([
  ['', text.mobileMissing],
  ['  ', text.mobileMissing],
  ['12800000001', text.wrongMobile],
  ['1380000000', text.wrongMobile],
  ['138000000011', text.wrongMobile],
  ['13800000001', undefined],
  ['19800000001', undefined],
  ['138 0000 0001', undefined],
  ['１３８０００００００１', undefined],
])('phone %s', (value, warning) => expect(rules.mobileWarning(value)).toBe(warning))

test.each([
  ['林晓芒', '13800000001', undefined],
  ['Lin 2', '13800000001', undefined],
  ['林晓芒', '138 0000 0001', undefined],
  ['', '13800000001', text.wrongStudentInfo],
  ['林'.repeat(21), '13800000001', text.wrongStudentInfo],
  ['林·晓', '13800000001', text.wrongStudentInfo],
  ['林晓芒', '1380000000', text.wrongStudentInfo],
])('registration of %s with %s', (name, mobile, warning) => expect(rules.registerWarning(name, mobile)).toBe(warning))

test.each([
  ['abc1234', 'abc1234', text.passwordFormat],
  ['abcd1234abcd12345', '', text.passwordFormat],
  ['abcdefgh', 'abcdefgh', text.passwordFormat],
  ['12345678', '12345678', text.passwordFormat],
  ['abc1234!', 'abc1234!', text.passwordFormat],
  ['abcd1234', 'abcd1235', text.passwordMismatch],
  ['abcd1234', 'abcd1234', undefined],
])('password %s', (password, repeat, warning) => expect(rules.newPasswordWarning(password, repeat)).toBe(warning))

describe('a refused call', () => {
  const refused = (message: string) => new CallError('refused', message, { code: 100, message })
  test('gets the sentence of its form', () =>
    expect(rules.refusalText(refused('user not found'), text.wrongPassword)).toBe(text.wrongPassword))
  test('keeps a sentence of the catalogue', () =>
    expect(rules.refusalText(refused(text.tooOften), text.wrongPassword)).toBe(text.tooOften))
  test('a server that failed is not a wrong password', () => {
    const message = ofPlatform.systemError
    const failed = new CallError('refused', message, { code: 500, message })
    expect(rules.refusalText(failed, text.wrongPassword)).toBe(message)
  })
  test('a lost network is not a wrong password', () =>
    expect(rules.refusalText(new CallError('network', '断网'), text.wrongPassword)).toBe('断网'))
})

describe('after the login', () => {
  test.each([
    [role.student, undefined, '/adminv2/mangoStudent'],
    [role.teacher, undefined, '/adminv2/mangoTeacher'],
    [role.teacher, '/adminv2/classroom/list?a=1#b', '/adminv2/classroom/list?a=1#b'],
    [role.teacher, '/legacy/app/', '/legacy/app/'],
    [role.teacher, '/adminv2/login/passwordLogin', '/adminv2/mangoTeacher'],
    [role.teacher, '/adminv2/authorize?code=1', '/adminv2/mangoTeacher'],
  ])('%s with %s saved goes to %s', (who, saved, target) =>
    expect(rules.afterLogin(who, '/adminv2', saved)).toBe(target),
  )
  test.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    'evil.test',
    '//school.test@evil.test',
    '',
  ])('never leaves this origin: %s', (saved) =>
    expect(rules.afterLogin(role.student, '/adminv2', saved)).toBe('/adminv2/mangoStudent'),
  )
})

test.each([
  ['IE 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['IE 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)', true],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    true,
  ],
  [
    'Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Chrome on iOS',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0', false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
])('%s is asked to use another browser: %s', (_, userAgent, asked) =>
  expect(rules.needsOtherBrowser(userAgent)).toBe(asked),
)

test.each([
  [60_000, 0, 60],
  [60_000.2, 0, 60],
  [59_000.2, 0, 60],
  [0.2, 0, 1],
  [0, 0.2, 0],
])('a countdown that ends at %d shows at %d: %d', (deadline, now, seconds) =>
  expect(rules.countdownSeconds(deadline, now)).toBe(seconds),
)

test('the provider is asked for a code with a state and a way back', () => {
  const url = new URL(
    rules.providerAddress('/dev/ding/qrconnect', 'app1', 's1', 'https://school.test/adminv2/login/QRCodeLogin'),
  )
  expect(url.origin + url.pathname).toBe('https://school.test/dev/ding/qrconnect')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'app1',
    response_type: 'code',
    scope: 'snsapi_login',
    state: 's1',
    redirect_uri: 'https://school.test/adminv2/login/QRCodeLogin',
  })
})
