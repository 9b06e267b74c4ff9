import type { KeyValue } from '@mango/client'
import { expect, test } from 'vitest'
import { createLoginMemory } from './login-memory.ts'
import { judgeLoginState, newLoginState } from './login-state.ts'

function memory(): KeyValue {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

test('students come first, until the teacher side was chosen', () => {
  const tab = memory()
  const login = createLoginMemory(tab, memory())
  expect(login.view()).toBe('passwordLogin')
  login.choose('QRCodeLogin')
  expect(login.view()).toBe('QRCodeLogin')
  login.choose('messageLogin')
  login.choose('passwordLogin')
  expect(login.view()).toBe('passwordLogin')
  expect(login.lastViewOf('teacher')).toBe('messageLogin')
})

test('the chosen side outlives the tab', () => {
  const browser = memory()
  createLoginMemory(memory(), browser).choose('messageLogin')
  expect(createLoginMemory(memory(), browser).view()).toBe('QRCodeLogin')
})

test('a state is good for one answer, in the tab that made it', () => {
  const tab = memory()
  const state = newLoginState(tab)
  expect(state).toMatch(/^[0-9a-f]{32}$/)
  expect(judgeLoginState('other', tab)).toBe('foreign')
  expect(judgeLoginState(undefined, tab)).toBe('unasked')
  expect(judgeLoginState(state, memory())).toBe('foreign')
  expect(judgeLoginState(state, tab)).toBe('own')
  expect(judgeLoginState(state, tab)).toBe('foreign')
})
