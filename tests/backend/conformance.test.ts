import { code, hasPayload, type Call } from '@mango/contract'
import { calls } from '@mango/contract/calls'
import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples, type Example } from './examples.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
}, 180_000)
afterAll(() => backend.close())

const all = Object.entries<Record<string, Call>>(calls).flatMap(([area, callsOfArea]) =>
  Object.entries(callsOfArea).map(([name, call]) => ({ id: `${area}.${name}`, area, name, call })),
)
const pathOf = (call: Call, input?: { params?: Record<string, unknown> }) =>
  call.path.replace(/\{(\w+)\}/g, (_, part: string) => String(input?.params?.[part]))
const withoutPayload = all.filter(({ call }) => call.method === 'POST' && !hasPayload(call))
it.each(withoutPayload)(
  '$id takes no body, an empty one, null and {} of whatever type',
  async ({ area, name, call }) => {
    const example = exampleOf(area, name)
    const bodies: [BodyInit | null, string?][] = [
      [null],
      ['', 'application/json'],
      ['', 'application/x-www-form-urlencoded'],
      ['null', 'application/json'],
      ['{}', 'application/json'],
      [new Blob(['{}'])],
    ]
    for (const [body, type] of bodies) {
      const token = example && example.as !== 'nobody' ? await backend.tokenOf(example.as) : ''
      const input = await example?.input(backend, token)
      const answer = await backend.fetch(`${pathOf(call, input)}?userToken=${token}`, {
        method: 'POST',
        body,
        headers: type === undefined ? {} : { 'content-type': type },
      })
      expect(await answer.json(), JSON.stringify([body, type])).toMatchObject({ code: 0 })
    }
  },
)

/** The example of a call; the mapped type of `examples` says that there is one, a loop over names can't follow it. */
const exampleOf = (area: string, name: string) =>
  (examples as unknown as Record<string, Record<string, Example<Call>>>)[area]?.[name]

it('has an example for every call, and none for a call that is gone', () => {
  const named = Object.entries(examples).flatMap(([area, ofArea]) =>
    Object.keys(ofArea).map((name) => `${area}.${name}`),
  )
  expect(named.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

describe.each(all)('$id', ({ area, name, call }) => {
  const example = exampleOf(area, name)
  if (!example) throw new Error(`no example for ${area}.${name}`)
  const inputFor = async (token: string) => example.input(backend, token)
  const ownToken = async () => (example.as === 'nobody' ? undefined : backend.tokenOf(example.as))

  it('answers as its schema says', async () => {
    const token = await ownToken()
    const envelope = await backend.send(call, await inputFor(token ?? ''), token)
    const { code: answered, message, ...rest } = envelope
    expect(call.ownCodes || (answered === 0 && message === undefined)).toBe(true)
    const answer = call.ownCodes ? envelope : rest
    const parsed = v.parse(call.answer, answer)
    expect(Object.keys(parsed).toSorted()).toEqual(Object.keys(answer).toSorted())
  })

  it.runIf(example.as !== 'nobody')(
    'is refused without a token, with an unknown one and with one in a cookie',
    async () => {
      const input = await inputFor((await ownToken()) ?? '')
      expect((await backend.send(call, input)).code).toBe(code.sessionExpired)
      expect((await backend.send(call, input, 'f'.repeat(64))).code).toBe(code.sessionExpired)
      const answer = await backend.fetch(call.path, {
        method: call.method,
        headers: { cookie: `userToken=${await ownToken()}`, 'content-type': 'application/json' },
        ...(call.method === 'POST' && { body: '{}' }),
      })
      expect(await answer.json()).toMatchObject({ code: code.sessionExpired })
    },
  )

  it.runIf(example.wrongRole)('is refused to the wrong role', async () => {
    const input = await inputFor((await ownToken()) ?? '')
    const answer = await backend.send(call, input, await backend.tokenOf(example.wrongRole ?? 'student'))
    expect(answer.code).toBe(code.refused)
  })

  it.runIf(typeof example.foreign !== 'string')('gives nothing of a school to another', async () => {
    if (typeof example.foreign === 'string') return
    const input = await inputFor((await ownToken()) ?? '')
    const answer = await backend.send(call, input, await backend.tokenOf(example.foreign.as))
    const { expect: expected } = example.foreign
    expect(expected === 'refused' ? answer.code === code.refused : expected(answer)).toBe(true)
  })

  it('answers bad input with 100 in Chinese', async () => {
    const token = await ownToken()
    const junk = { params: {}, query: { pageNum: 'x', receipt: 'r\0', event: 'e\0' }, body: [1, 'x'] }
    const isEmpty = (schema: v.GenericSchema) =>
      v.safeParse(schema, [1, 'x']).success || v.safeParse(schema, {}).success
    if (isEmpty(call.query) && isEmpty(call.body)) return
    const answer = await backend.send(call, junk, token)
    expect(answer.code).toBe(code.refused)
    expect(answer.message).toMatch(/\p{Script=Han}/u)
  })
})
