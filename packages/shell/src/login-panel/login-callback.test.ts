import { expect, test } from 'vitest'
import { loginCallback, withoutCallback } from './login-callback.ts'

const at = (rest: string) => `https://school.test/adminv2${rest}`

test.each([
  ['before the #', '/login/QRCodeLogin?code=c1&state=s1', { code: 'c1', state: 's1' }, '/login/QRCodeLogin'],
  ['after the #', '/#/login/QRCodeLogin?code=c1&state=s1', { code: 'c1', state: 's1' }, '/#/login/QRCodeLogin'],
  ['before a # route', '/?code=c1&state=s1#/login/QRCodeLogin', { code: 'c1', state: 's1' }, '/#/login/QRCodeLogin'],
  ['newer flow', '/authorize?authCode=c2&state=s1', { code: 'c2', state: 's1' }, '/authorize'],
  ['without state', '/authorize?code=c3', { code: 'c3', state: undefined }, '/authorize'],
  ['other parameters stay', '/login/x?a=1&code=c&b=2', { code: 'c', state: undefined }, '/login/x?a=1&b=2'],
  ['empty code', '/login/x?code=', undefined, '/login/x'],
])('a code %s', (_, address, callback, rest) => {
  expect(loginCallback(at(address))).toEqual(callback)
  expect(withoutCallback(at(address))).toBe(at(rest))
})

test('an address without a code carries none', () => {
  expect(loginCallback(at('/login/passwordLogin?state=s'))).toBeUndefined()
})
