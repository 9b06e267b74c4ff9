import { alone, createClient, createSession, memoryStorage } from '@mango/client'
import { expect, test, vi } from 'vitest'
import { phoneCode } from './correction.query.ts'

const codeOf = (apiBase: string) => {
  const context = { apiBase, loginPath: '/login', basePath: '', target: new EventTarget() }
  const client = createClient(
    context,
    {
      session: createSession(memoryStorage(), memoryStorage()),
      fetch: async (input, init) =>
        Response.json({
          code: 0,
          data: new Request(input, init).url.includes('qr') ? 'data:,' : { token: 'p1', seconds: 1800 },
        }),
      goToLogin: () => undefined,
    },
    alone,
  )
  const paper = { id: 7, type: 'homework', quickExamPaperId: undefined } as const
  return phoneCode(client, paper, true).queryFn({ signal: new AbortController().signal })
}

test('a phone is led to the backend, also where the panel stands on a page of another origin', async () => {
  vi.stubGlobal('location', new URL('https://host.test/lesson'))
  const { content } = await codeOf('https://school.test')
  expect(content).toBe('https://school.test/portrait/#/photoUpload?id=7&type=homework&isAmended=1&userToken=p1')
  vi.unstubAllGlobals()
})
