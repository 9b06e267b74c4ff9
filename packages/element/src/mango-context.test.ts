import { expect, test, vi } from 'vitest'
import { attributesOf } from './attributes.ts'
import { face } from './mango-context.face.ts'

test('the face of <mango-context> has the attributes its class listens to', async () => {
  // Node has no elements; the class only needs something to extend.
  vi.stubGlobal('HTMLElement', Object)
  const { MangoContext } = await import('./mango-context.ts')
  expect([...attributesOf(face).keys()].toSorted()).toEqual([...MangoContext.observedAttributes].toSorted())
})
