import { beforeEach, expect, test, vi } from 'vitest'
import { ownScript } from './own-script.ts'

beforeEach(() => () => vi.unstubAllGlobals())

test('a module is found by its name, and no script of the page that is called alike', () => {
  const own = { src: 'https://school.example/elements/loader.js?day=1' }
  const modules = [{ src: 'https://page.example/my-loader.js' }, { src: 'https://page.example/loader.json' }, own]
  vi.stubGlobal('HTMLScriptElement', Object)
  vi.stubGlobal('document', { currentScript: null, querySelectorAll: () => modules })
  expect(ownScript()).toBe(own)
})
