import { loggedInUser } from '@mango/contract/account'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { guardedCookies, guardedStorage, memoryStorage } from './browser-storage.ts'
import { createSession } from './session.ts'

const teacher = v.parse(loggedInUser, {
  id: 7,
  nickname: '林晓芒',
  mobile: '13800000001',
  token: 't1',
  gender: 2,
  schoolId: 3,
  permissions: [{ id: 14 }, { id: 65 }, { id: 32 }],
  classIdSubjectIdsMap: { '11': [1, 2], '12': [2] },
  roles: [{ id: 2 }],
  schoolGroupVOList: [{ schoolVOList: [{ id: 3, name: '芒果实验学校' }] }],
})

test('a login writes the nine cookies, authority joined by #', () => {
  const cookies = memoryStorage()
  createSession(cookies, memoryStorage()).start(teacher)
  const names = 'authority userToken name userId gender mobile schoolId listSubject roleId'.split(' ')
  expect(names.map((name) => cookies.get(name))).toEqual([
    '14#65#32',
    't1',
    '林晓芒',
    '7',
    '2',
    '13800000001',
    '3',
    '1#2',
    '2',
  ])
})

test('reads back who is logged in, and nobody after the end', () => {
  const session = createSession(memoryStorage(), memoryStorage())
  const heard = vi.fn<() => void>()
  session.subscribe(heard)
  session.start(teacher)
  expect(session.user()).toMatchObject({ name: '林晓芒', authority: [14, 65, 32], role: '老师', schools: [{ id: 3 }] })
  session.end()
  expect(session.user()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a switch whose answer brings no schools leaves the way back; another person has none of them', () => {
  const session = createSession(memoryStorage(), memoryStorage())
  session.start(teacher)
  session.start({ ...teacher, schoolId: 4, schoolGroupVOList: [] })
  expect(session.user()).toMatchObject({ schoolId: 4, schools: [{ id: 3 }] })
  session.start({ ...teacher, id: 8, schoolGroupVOList: [] })
  expect(session.user()?.schools).toEqual([])
})

test('a switch whose answer leaves out name and phone keeps them; another person has none of them', () => {
  const session = createSession(memoryStorage(), memoryStorage())
  session.start(teacher)
  session.start({ ...teacher, schoolId: 4, nickname: '', mobile: '' })
  expect(session.user()).toMatchObject({ schoolId: 4, name: '林晓芒', mobile: '13800000001' })
  session.start({ ...teacher, id: 8, nickname: '', mobile: '' })
  expect(session.user()).toMatchObject({ name: '', mobile: '' })
})

test('a corrupt school list reads as none', () => {
  const session = createSession(memoryStorage({ userToken: 't' }), memoryStorage({ 'mango:schools': '{"id":1}' }))
  expect(session.user()?.schools).toEqual([])
})

test('cookies live 30 days, and in memory where the browser refuses them', () => {
  const writes: string[] = []
  const refusing = {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      writes.push(text)
    },
  }
  const cookies = guardedCookies(() => refusing)
  cookies.set('name', '林 晓;芒')
  expect(writes[0]).toBe('name=%E6%9E%97%20%E6%99%93%3B%E8%8A%92; max-age=2592000; path=/; samesite=lax')
  expect(cookies.get('name')).toBe('林 晓;芒')
  expect(cookies.available()).toBe(false)
})

test('storage that throws falls back to memory', () => {
  const store = guardedStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  store.set('a', '1')
  expect(store.get('a')).toBe('1')
  store.remove('a')
  expect(store.get('a')).toBeNull()
})

test('tabs that open together do not take each other for a browser without cookies', () => {
  const kept = new Map<string, string>()
  let others = 1
  const jar = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (text.includes('max-age=0')) kept.delete(name)
      else kept.set(name, value)
      // Another tab asks in the very moment in which this one has set its probe.
      if (others-- > 0) guardedCookies(() => jar).available()
    },
  }
  expect(guardedCookies(() => jar).available()).toBe(true)
  expect(kept.size).toBe(0)
})
