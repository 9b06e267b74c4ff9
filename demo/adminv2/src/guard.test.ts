import { expect, test } from 'vitest'
import { opens } from './guard.ts'

const opensFor = (address: string, loggedIn: boolean) =>
  opens(address.replace(/[?#].*/, ''), `https://school.test/adminv2${address}`, loggedIn)

test.each([
  '/',
  '/login',
  '/login/',
  '/login/passwordLogin',
  '/login/anything',
  '/somewhere/login/else',
  '/studentGrowth',
  '/studentGrowthRecord',
  '/authorize?code=c',
  '/authorize#/x?code=c',
])('%s opens without login', (address) => expect(opensFor(address, false)).toBe(true))

test.each([
  '/mangoTeacher',
  '/mangoStudent/studentHomepage',
  '/classroom/list?x=login/',
  '/classroom/list?from=studentGrowth',
  '/headmasterCockpit#login/',
  '/authorize',
  '/authorize?code=',
  '/loginx',
  '/nowhere',
])('%s needs a login', (address) => {
  expect(opensFor(address, false)).toBe(false)
  expect(opensFor(address, true)).toBe(true)
})
