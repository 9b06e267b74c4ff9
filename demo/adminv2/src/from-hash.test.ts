import { expect, test } from 'vitest'
import { fromHash } from './from-hash.ts'

test.each([
  ['/adminv2/#/login/passwordLogin', '/adminv2/login/passwordLogin'],
  ['/adminv2/login/passwordLogin#/mangoStudent/documentPreview?id=3', '/adminv2/mangoStudent/documentPreview?id=3'],
  ['/adminv2/?code=c#/login/QRCodeLogin?state=s', '/adminv2/login/QRCodeLogin?code=c&state=s'],
  ['/adminv2/#//evil.example/x', '/adminv2/evil.example/x'],
  ['/adminv2/#/\\evil.example', '/adminv2/evil.example'],
  ['/adminv2/#/../../legacy/', '/adminv2/legacy/'],
  ['/adminv2/classroom/list#top', undefined],
  ['/adminv2/classroom/list', undefined],
])('%s is %s', (address, plain) => expect(fromHash(`https://school.test${address}`, '/adminv2')).toBe(plain))
