import { authoritySeparator, type Option } from '@mango/contract'
import { role as roles, roleId, type KnownUser, type LoggedInUser, type Role } from '@mango/contract/account'
import { cookies as browserCookies, localStore, type KeyValue } from './browser-storage.ts'

/** The nine cookies of a login (document 1, section 3). */
const cookieNames = [
  'authority',
  'userToken',
  'name',
  'userId',
  'gender',
  'mobile',
  'schoolId',
  'listSubject',
  'roleId',
] as const

const keys = {
  schools: 'mango:schools',
  role: 'mango:role',
  schoolId: 'mango:schoolId',
  person: 'mango:person',
} as const

/** Who is logged in, as far as the browser knows; the server decides again on every call. */
export interface SessionUser {
  readonly name: string
  readonly userId: number
  readonly gender: number
  readonly mobile: string
  readonly schoolId: number
  readonly authority: readonly number[]
  readonly subjectIds: readonly number[]
  readonly roleIds: readonly number[]
  readonly role: Role
  readonly schools: readonly Option[]
}

const numbers = (joined: string | null) =>
  joined ? joined.split(authoritySeparator).map(Number).filter(Number.isFinite) : []

function parseSchools(json: string | null): Option[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(value) ? value.filter(isOption) : []
  } catch {
    return []
  }
}
const isOption = (value: unknown): value is Option =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string'

/** Who a login answer is about. */
export const sessionUserOf = (user: KnownUser): SessionUser => ({
  name: user.nickname,
  userId: user.id,
  gender: user.gender,
  mobile: user.mobile,
  schoolId: user.schoolId,
  authority: user.permissions.map(({ id }) => id),
  subjectIds: [...new Set(Object.values(user.classIdSubjectIdsMap).flat())],
  roleIds: user.roles.map(({ id }) => id),
  role: user.roles.some(({ id }) => id === roleId.student) ? roles.student : roles.teacher,
  schools: user.schoolGroupVOList[0]?.schoolVOList ?? [],
})

/** The login of this browser: nine cookies for 30 days, and the school list and role in local storage. */
export function createSession(cookies: KeyValue = browserCookies, local: KeyValue = localStore) {
  const listeners = new Set<() => void>()
  let endTold = false
  const token = (): string | undefined => cookies.get('userToken') || undefined
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    token,

    /** The same as long as the same person is logged in, in whichever school; '' while nobody is. */
    person: (): string => (token() && (cookies.get('userId') || token())) ?? '',

    schoolId: (): string => cookies.get('schoolId') ?? '',

    user(): SessionUser | undefined {
      if (!token()) return undefined
      return {
        name: cookies.get('name') ?? '',
        userId: Number(cookies.get('userId')),
        gender: Number(cookies.get('gender')),
        mobile: cookies.get('mobile') ?? '',
        schoolId: Number(cookies.get('schoolId')),
        authority: numbers(cookies.get('authority')),
        subjectIds: numbers(cookies.get('listSubject')),
        roleIds: numbers(cookies.get('roleId')),
        role: local.get(keys.role) === roles.student ? roles.student : roles.teacher,
        schools: parseSchools(local.get(keys.schools)),
      }
    },

    /** Remembers a login answer. */
    start(user: LoggedInUser) {
      const { authority, subjectIds, roleIds, role, schools } = sessionUserOf(user)
      // The answer to a switch of the school may leave out who this is: the same person still.
      const isSame = local.get(keys.person) === String(user.id)
      const known = (name: (typeof cookieNames)[number]) => (isSame && cookies.get(name)) || ''
      const values: Record<(typeof cookieNames)[number], string> = {
        authority: authority.join(authoritySeparator),
        userToken: user.token,
        name: user.nickname || known('name'),
        userId: String(user.id),
        gender: String(user.gender),
        mobile: user.mobile || known('mobile'),
        schoolId: String(user.schoolId),
        listSubject: subjectIds.join(authoritySeparator),
        roleId: roleIds.join(authoritySeparator),
      }
      for (const name of cookieNames) cookies.set(name, values[name])
      if (schools.length > 0 || !isSame) local.set(keys.schools, JSON.stringify(schools))
      local.set(keys.role, role)
      // Last, so that a tab that hears of the new school or person finds the new cookies.
      local.set(keys.schoolId, values.schoolId)
      local.set(keys.person, values.userId)
      changed()
    },

    /** Forgets the login: all nine cookies go; local storage keeps what is not a login's. */
    end() {
      for (const name of cookieNames) cookies.remove(name)
      local.remove(keys.person)
      changed()
    },

    /** Whether somebody on this page was told that nobody is logged in any more: no news then, until somebody is. */
    endTold: (): boolean => (endTold &&= token() === undefined),
    tellEnd() {
      endTold = true
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type Session = ReturnType<typeof createSession>

/** Local storage key that holds the school id: its `storage` event tells the other tabs of a switch. */
export const schoolIdKey = keys.schoolId
/** Session storage keys of login and registration start so: what a logout forgets beside the cookies. */
export const loginCachePrefix = 'mango:login:'
export const session = createSession()
