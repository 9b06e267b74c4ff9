import type { KeyValue } from '@mango/client'
import { expect, test } from 'vitest'
import { createRegistration } from './registration.store.ts'

function memory(text?: string): KeyValue {
  const values = new Map<string, string>(text === undefined ? [] : [['mango:login:registration', text]])
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

test('a verified code survives a reload, another phone makes it void', () => {
  const storage = memory()
  const registration = createRegistration(storage)
  registration.begin(true)
  registration.setPerson({ nickName: '林晓芒', mobile: '13900000001' })
  registration.keepReceipt('r1')
  registration.verify({ studentCode: '20260099' })
  expect(createRegistration(storage).store.getState()).toEqual({
    reset: true,
    nickName: '林晓芒',
    mobile: '13900000001',
    receipt: 'r1',
    verified: true,
    studentCode: '20260099',
  })
  registration.setPerson({ nickName: '林晓芒', mobile: '13900000002' })
  expect(registration.store.getState()).toMatchObject({ reset: true, verified: false })
  expect(registration.store.getState().receipt).toBeUndefined()
})

test('a finished registration can set no second password', () => {
  const registration = createRegistration(memory())
  registration.setPerson({ nickName: '林晓芒', mobile: '13900000001' })
  registration.keepReceipt('r1')
  registration.verify({ studentCode: '20260099', schoolId: 1, msg: '登录时请选择芒果实验学校' })
  registration.finish()
  expect(registration.store.getState()).toEqual({
    reset: false,
    nickName: '',
    mobile: '',
    verified: false,
    studentCode: '20260099',
    schoolId: 1,
    msg: '登录时请选择芒果实验学校',
  })
})

test.each(['{', '[]', '{"verified":"yes"}', 'null'])('a corrupt cache is none: %s', (text) => {
  expect(createRegistration(memory(text)).store.getState().verified).toBe(false)
})
