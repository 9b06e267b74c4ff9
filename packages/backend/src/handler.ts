import type { Call, FileLimits } from '@mango/contract'
import type { Calls } from '@mango/contract/calls'
import type { InferInput, InferOutput } from 'valibot'
import { allOf, everybody, right, role, type Access } from './access/access.ts'
import type { IncomingFile } from './request/upload.ts'
import type { Session } from './session/sessions.ts'
import type { Services } from './services.ts'

/** Who may make a call, besides what the handler itself checks (school and owner of the things it touches). */
export const anybodySignedIn: Access = everybody
export const students: Access = role('student')
export const teachers: Access = role('teacher')
export const teachersWith = (authority: number): Access => allOf(role('teacher'), right(authority))

export interface Input<C extends Call> {
  readonly params: InferOutput<C['params']>
  readonly query: InferOutput<C['query']>
  readonly body: InferOutput<C['body']>
  /** Of an upload. */
  readonly file: C extends { readonly file: FileLimits } ? IncomingFile : IncomingFile | undefined
  readonly services: Services
  /** The moment of this request; everything it writes carries the same one. */
  readonly now: Date
  /** Origin the caller used, for addresses in answers. */
  readonly origin: string
  /** Network address of the caller, for rate limits. */
  readonly address: string
}

/** What a handler hands on of its request: who asks and when, where they reach the server, and what it works with. */
export interface Around extends Pick<Input<Call>, 'services' | 'origin' | 'now'> {
  readonly session: Session
}

/** What goes on the wire: the answer as the contract's schema takes it, before its transforms. */
export type Output<C extends Call> = InferInput<C['answer']>

export interface OpenHandler<C extends Call> {
  readonly access: 'everyone'
  handle(input: Input<C> & { readonly session?: Session | undefined }): Promise<Output<C>>
}
export interface GuardedHandler<C extends Call> {
  /** Whoever it does not hold for reads that they have no right, or `refusal`. */
  readonly access: Access<Pick<Input<C>, 'params' | 'query' | 'body'>>
  readonly refusal?: string
  /** The one thing that a token may be good for to make this call too; where absent, such tokens are good for nothing here. */
  scope?(input: Pick<Input<C>, 'params' | 'query' | 'body'>): string
  /**
   * What a request that is sent again does. A state-changing call that carries a key is answered once; of calls that
   * create something, also the same content pressed twice (`double-press`), but not where an `id` names what it changes:
   * of changes the last one counts. `anew`: never, because the answer holds a
   * secret that must not be kept.
   */
  readonly repeats?: 'double-press' | 'anew'
  /** Whose creations it takes away: what is made like them afterwards, however soon, is no double press. */
  readonly undoes?: Call
  handle(input: Input<C> & { readonly session: Session }): Promise<Output<C>>
}
export type Handler<C extends Call> = OpenHandler<C> | GuardedHandler<C>

/** One handler for each call of an area: a call without one does not compile. */
export type AreaHandlers<Area extends keyof Calls> = {
  readonly [Name in keyof Calls[Area]]: Calls[Area][Name] extends Call ? Handler<Calls[Area][Name]> : never
}
export type Handlers<Area extends keyof Calls> = { readonly [Name in Area]: AreaHandlers<Name> }
