import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument()
const all = Object.entries<Record<string, Call>>(calls).flatMap(([area, callsOfArea]) =>
  Object.entries(callsOfArea).map(([name, call]) => [`${area}.${name}`, call] as const),
)

it.each(all)('describes %s with its parameters, body and answer', (id, call) => {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()]
  expect(operation?.operationId).toBe(id)
  const named = operation?.parameters.map(({ name }) => name) ?? []
  for (const [, name] of call.path.matchAll(/\{(\w+)\}/g)) expect(named).toContain(name)
  expect(operation?.responses[200].content['application/json'].schema.anyOf[0]).toMatchObject({ type: 'object' })
})

it('has one operation for each method and path', () => {
  const addresses = all.map(([, call]) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('shows an upload as a form with its file, and how a list is paged', () => {
  const uploadOperation = document.paths['/api/tk/inputPaperAnswer/uploadFormDataPic']?.['post']
  expect(uploadOperation?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: {
          required: ['id', 'emend', 'file'],
          properties: { file: { type: 'string', format: 'binary', 'x-max-bytes': 2 * 1024 ** 3 } },
        },
      },
    },
  })
  expect(document.paths['/api/conn/coz/getPaperRecord']?.['post']).toMatchObject({ 'x-paging': 'page.totalNum' })
})

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
