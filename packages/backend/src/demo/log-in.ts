import { loggedInUser, loginFrom, type LoggedInUser } from '@mango/contract/account'
import * as v from 'valibot'
import { demoAccounts } from './accounts.ts'

const { student } = demoAccounts

/**
 * Logs a demo account in, for stories, tests and simulations.
 * @param send reaches a backend with demo data
 * @param login the student ID of the demo student, or the phone of a teacher
 */
export async function logInAs(
  send: (path: string, body?: unknown) => Promise<unknown>,
  login: string,
): Promise<LoggedInUser> {
  // SMS codes are rationed: the demo console logs teachers in without one.
  const answer = login === student.studentCode ? await byPassword(send) : await send('/dev/login', { mobile: login })
  return v.parse(v.object({ data: loggedInUser }), answer).data
}

const options = v.object({ data: v.array(v.object({ id: v.number(), name: v.string() })) })

async function byPassword(send: (path: string, body?: unknown) => Promise<unknown>) {
  const { data: schools } = v.parse(options, await send('/api/homepage/config/siblingsSchool'))
  const schoolId = schools.find((school) => school.name === demoAccounts.schools[0])?.id
  return send('/api/user/loginByStudentCode', {
    mobile: student.studentCode,
    password: student.password,
    from: loginFrom.web,
    schoolId,
  })
}

/** `send` for a backend at an origin, or one that answers requests itself. */
export const sendTo =
  (origin: string, answer: (request: Request) => Promise<Response> = fetch) =>
  async (path: string, body?: unknown): Promise<unknown> => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await answer(new Request(origin + path, body === undefined ? {} : post))).json()
  }
