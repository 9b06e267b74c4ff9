import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { tokenParameter } from './envelope.ts'

type JsonSchema = ReturnType<typeof toJsonSchema>

/** Schemas as they are on the wire. What JSON Schema can't say (a check in code, a transform) is left out. */
function wireSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return rest
}

const isEmpty = (schema: JsonSchema) => Object.keys(schema.properties ?? {}).length === 0

function parametersOf(call: Call, place: 'path' | 'query') {
  const schema = wireSchema(place === 'path' ? call.params : call.query)
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }))
}

function answerOf(call: Call) {
  const answer = wireSchema(call.answer)
  return {
    type: 'object',
    required: ['code', ...(answer.required ?? [])],
    properties: { code: { const: 0 }, message: { type: ['string', 'null'] }, ...answer.properties },
  }
}

/** The body of a request: JSON, or of an upload a form whose file stands last. */
function requestBodyOf(call: Call) {
  const body = wireSchema(call.body)
  if (!call.file)
    return isEmpty(body) ? undefined : { required: true, content: { 'application/json': { schema: body } } }
  const { maxBytes, extensions } = call.file
  const file = {
    type: 'string',
    format: 'binary',
    'x-max-bytes': maxBytes,
    ...(extensions && { 'x-extensions': extensions }),
  }
  const schema = {
    type: 'object',
    required: [...(body.required ?? []), 'file'],
    properties: { ...body.properties, file },
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function operationOf(area: string, name: string, call: Call) {
  const requestBody = requestBodyOf(call)
  return {
    operationId: `${area}.${name}`,
    summary: call.summary,
    tags: [area],
    ...(call.token ? {} : { security: [] }),
    // Many GETs of this platform change state; a proxy or client must not repeat those.
    'x-repeatable': call.repeatable,
    ...(call.paging && { 'x-paging': call.paging.wire }),
    parameters: [...parametersOf(call, 'path'), ...parametersOf(call, 'query')],
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'An envelope: code 0 with the answer, or another code and a message.',
        content: {
          'application/json': { schema: { anyOf: [answerOf(call), { $ref: '#/components/schemas/Refusal' }] } },
        },
      },
    },
  }
}

/** The contract as an OpenAPI 3.1 document, for whoever writes the real server. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [area, callsOfArea] of Object.entries<Record<string, Call>>(calls))
    for (const [name, call] of Object.entries(callsOfArea))
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(area, name, call) }
  return {
    openapi: '3.1.0',
    info: { title: 'Mango Elements', version: '0.1.0', summary: 'The calls that the widgets make.' },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'query', name: tokenParameter } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code'],
          properties: {
            code: { type: 'integer', not: { const: 0 }, description: '50 and 60: the session is over.' },
            message: { type: ['string', 'null'] },
          },
        },
      },
    },
  }
}
