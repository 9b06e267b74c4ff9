import { expect, test } from 'vitest'
import { isMobile, isPassword, isStudentCode, isStudentName, isVerificationCode } from './rules.ts'

test.each([
  [isStudentCode, ['21234567'], ['11234567', '2123456', '212345678', '2123456a']],
  [isStudentName, ['林', '林 晓芒A1', 'x'.repeat(20)], ['', 'x'.repeat(21), '林-晓', '林。']],
  [isMobile, ['13800000001', '19912345678'], ['12800000001', '1380000000', '138000000011', '1380000000a']],
  [
    isPassword,
    ['mango2026', 'a1234567', 'A2345678901234567'.slice(0, 16)],
    ['a123456', 'a1234567890123456', 'abcdefgh', '12345678', 'mango_2026'],
  ],
  [isVerificationCode, ['123456'], ['12345', '1234567', '12345a']],
])('%o', (rule, good, bad) => {
  expect(good.filter((value) => !rule(value))).toEqual([])
  expect(bad.filter((value) => rule(value))).toEqual([])
})
