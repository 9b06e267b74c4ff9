import type { Services } from '../services.ts'
import type { Session } from '../session/sessions.ts'

/** Who asks for what, once both are known. */
export interface Asked<Input = unknown> {
  readonly session: Session
  readonly services: Services
  /** The parts of the call as the contract's schemas took them. */
  readonly input: Input
}

/** Who may make a call: asked for every request, before its handler. */
export type Access<Input = unknown> = (asked: Asked<Input>) => boolean | Promise<boolean>

export const everybody: Access = () => true

export const role =
  (kind: Session['kind']): Access =>
  ({ session }) =>
    session.kind === kind

/** Whoever holds an authority id. */
export const right =
  (authority: number): Access =>
  ({ session }) =>
    session.permissions.includes(authority)

/** Whoever made what the call is about. @param ownerOf its owner; undefined where there is no such thing in the school */
export const creator =
  <Input>(ownerOf: (asked: Asked<Input>) => Promise<number | undefined>): Access<Input> =>
  async (asked) =>
    (await ownerOf(asked)) === asked.session.personId

/** The cheapest first: the later ones are asked only where the earlier ones say no. */
export const anyOf =
  <Input>(...some: readonly Access<Input>[]): Access<Input> =>
  async (asked) => {
    for (const access of some) if (await access(asked)) return true
    return false
  }

export const allOf =
  <Input>(...all: readonly Access<Input>[]): Access<Input> =>
  async (asked) => {
    for (const access of all) if (!(await access(asked))) return false
    return true
  }
