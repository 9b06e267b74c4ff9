import { afterEach, expect, test, vi } from 'vitest'
import { pageLink } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

const plain = { ctrlKey: false, metaKey: false, shiftKey: false }
const press = (mayLeave: () => boolean, held: object = {}) => {
  const preventDefault = vi.fn<() => void>()
  pageLink('/adminv2/classroom/list', mayLeave).onClick({ ...plain, ...held, preventDefault })
  return preventDefault
}

test('a page that goes there itself holds the link back', () => {
  expect(press(() => false)).toHaveBeenCalledOnce()
  expect(press(() => true)).not.toHaveBeenCalled()
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s held the browser opens it, and no page is asked', (key) => {
  const mayLeave = vi.fn<() => boolean>(() => false)
  expect(press(mayLeave, { [key]: true })).not.toHaveBeenCalled()
  expect(mayLeave).not.toHaveBeenCalled()
})

test('a page whose pictures have another base is the same page', () => {
  vi.stubGlobal('origin', 'https://school.test')
  expect(pageLink('/adminv2/classroom/list', () => true).href).toBe('https://school.test/adminv2/classroom/list')
})

test.each([
  ['https://school.test/adminv2/homepage', '/adminv2/classroom/list'],
  ['https://school.test/pictures/', '/adminv2/classroom/list'],
  ['https://school.test.evil/', 'https://school.test/adminv2/classroom/list'],
])('where the page has the base %s a link says %s', (baseURI, href) => {
  vi.stubGlobal('origin', 'https://school.test')
  vi.stubGlobal('document', { baseURI })
  expect(pageLink('/adminv2/classroom/list', () => true).href).toBe(href)
})

test('a new tab gets no handle on the page', () => {
  expect(pageLink('/a', () => true, true)).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  expect(pageLink('/a', () => true)).not.toHaveProperty('target')
})
