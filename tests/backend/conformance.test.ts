import { code, hasPayload, type Call } from '@mango/contract'
import { calls } from '@mango/contract/calls'
import { startTestBackend, type TestBackend } from '@mango/backend/testing'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examples, type Example } from './examples.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
}, 180_000)
afterAll(() => backend.close())

const all = Object.entries<Record<string, Call>>(calls).flatMap(([area, callsOfArea]) =>
  Object.entries(callsOfArea).map(([name, call]) => ({ id: `${area}.${name}`, area, name, call })),
)

it('has an example for every call, and none for a call that is gone', () => {
  const named = Object.entries(examples).flatMap(([area, ofArea]) =>
    Object.keys(ofArea).map((name) => `${area}.${name}`),
  )
  expect(named.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

/** The example of a call; the mapped type of `examples` says that there is one, a loop over names can't follow it. */
const exampleOf = (area: string, name: string) =>
  (examples as unknown as Record<string, Record<string, Example<Call>>>)[area]?.[name]

const cases = all.flatMap(({ id, area, name, call }) => {
  const example = exampleOf(area, name)
  return example ? [{ id, call, example }] : []
})

const tokenOf = async ({ as }: Example<Call>) => (as === 'nobody' ? undefined : backend.tokenOf(as))
/** Who makes the call in its example, and with what. */
async function exampleInput(example: Example<Call>) {
  const token = await tokenOf(example)
  return { token, input: await example.input(backend, token ?? '') }
}

it.each(cases)('$id answers as its schema says', async ({ call, example }) => {
  const { token, input } = await exampleInput(example)
  const envelope = await backend.send(call, input, token)
  const { code: answered, message, ...rest } = envelope
  expect(call.ownCodes || (answered === 0 && message === undefined)).toBe(true)
  const answer = call.ownCodes ? envelope : rest
  const parsed = v.parse(call.answer, answer)
  expect(Object.keys(parsed).toSorted()).toEqual(Object.keys(answer).toSorted())
})

it.each(cases.filter(({ example }) => example.as !== 'nobody'))(
  '$id is refused without a token, with an unknown one and with one in a cookie',
  async ({ call, example }) => {
    const { token, input } = await exampleInput(example)
    expect((await backend.send(call, input)).code).toBe(code.sessionExpired)
    expect((await backend.send(call, input, 'f'.repeat(64))).code).toBe(code.sessionExpired)
    const answer = await backend.fetch(call.path, {
      method: call.method,
      headers: { cookie: `userToken=${token}`, 'content-type': 'application/json' },
      ...(call.method === 'POST' && { body: '{}' }),
    })
    expect(await answer.json()).toMatchObject({ code: code.sessionExpired })
  },
)

const forOneRole = cases.flatMap(({ example, ...rest }) => {
  const { wrongRole } = example
  return wrongRole ? [{ ...rest, example, wrongRole }] : []
})
it.each(forOneRole)('$id is refused to the wrong role', async ({ call, example, wrongRole }) => {
  const { input } = await exampleInput(example)
  const answer = await backend.send(call, input, await backend.tokenOf(wrongRole))
  expect(answer.code).toBe(code.refused)
})

const ofSchool = cases.flatMap(({ example, ...rest }) => {
  const { foreign } = example
  return typeof foreign === 'string' ? [] : [{ ...rest, example, foreign }]
})
it.each(ofSchool)('$id gives nothing of a school to another', async ({ call, example, foreign }) => {
  const { input } = await exampleInput(example)
  const answer = await backend.send(call, input, await backend.tokenOf(foreign.as))
  expect(foreign.expect === 'refused' ? answer.code === code.refused : foreign.expect(answer)).toBe(true)
})

const takesAnything = (schema: v.GenericSchema) =>
  v.safeParse(schema, [1, 'x']).success || v.safeParse(schema, {}).success
it.each(cases.filter(({ call }) => !takesAnything(call.query) || !takesAnything(call.body)))(
  '$id answers bad input with 100 in Chinese',
  async ({ call, example }) => {
    const junk = { params: {}, query: { pageNum: 'x', receipt: 'r\0', event: 'e\0' }, body: [1, 'x'] }
    const answer = await backend.send(call, junk, await tokenOf(example))
    expect(answer.code).toBe(code.refused)
    expect(answer.message).toMatch(/\p{Script=Han}/u)
  },
)

const pathOf = (call: Call, input?: { params?: Record<string, unknown> }) =>
  call.path.replace(/\{(\w+)\}/g, (_, part: string) => String(input?.params?.[part]))
it.each(cases.filter(({ call }) => call.method === 'POST' && !hasPayload(call)))(
  '$id takes no body, an empty one, null and {} of whatever type',
  async ({ call, example }) => {
    const bodies: [BodyInit | null, string?][] = [
      [null],
      ['', 'application/json'],
      ['', 'application/x-www-form-urlencoded'],
      ['null', 'application/json'],
      ['{}', 'application/json'],
      [new Blob(['{}'])],
    ]
    for (const [body, type] of bodies) {
      const { token = '', input } = await exampleInput(example)
      const answer = await backend.fetch(`${pathOf(call, input)}?userToken=${token}`, {
        method: 'POST',
        body,
        headers: type === undefined ? {} : { 'content-type': type },
      })
      expect(await answer.json(), JSON.stringify([body, type])).toMatchObject({ code: 0 })
    }
  },
)
