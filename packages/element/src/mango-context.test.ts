import { beforeEach, expect, test, vi } from 'vitest'
import { attributesOf } from './attributes.ts'
import { face } from './mango-context.face.ts'

// Node has no elements; the class only needs something to extend.
beforeEach(() => {
  vi.stubGlobal('HTMLElement', Object)
  return () => vi.unstubAllGlobals()
})

test('the face of <mango-context> has the attributes its class listens to', async () => {
  const { MangoContext } = await import('./mango-context.ts')
  expect([...attributesOf(face).keys()].toSorted()).toEqual([...MangoContext.observedAttributes].toSorted())
})
