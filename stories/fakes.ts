import { code, type Call } from '@mango/contract'
import type { InferInput } from 'valibot'

/** What a story makes of one call instead of asking the backend of its page. */
export interface Fake {
  readonly method: string
  readonly path: RegExp
  /** The body that comes back; 'never' for one that never does. */
  readonly body: 'never' | object
}

const fake = ({ method, path }: Call, body: Fake['body']): Fake => ({
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  body,
})

/** Another answer than the backend's, of the shape that the contract gives it. */
export const answers = <C extends Call>(call: C, answer: InferInput<C['answer']>): Fake =>
  fake(call, { code: code.success, ...answer })

/** The call fails, with a message for the reader or without one. */
export const refuses = (call: Call, message?: string, failure: number = code.serverError): Fake =>
  fake(call, { code: failure, message })

/** The answer never comes. */
export const hangs = (call: Call): Fake => fake(call, 'never')
