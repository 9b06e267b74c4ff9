import { role, roleId, type LoggedInUser } from '@mango/contract/account'

/** What a login page leaves in a browser. */
export function leftByLogin(user: LoggedInUser): { cookies: Record<string, string>; storage: Record<string, string> } {
  const isStudent = user.roles.some(({ id }) => id === roleId.student)
  return {
    cookies: {
      authority: user.permissions.map((permission) => permission.id).join('#'),
      userToken: user.token,
      name: encodeURIComponent(user.nickname),
      userId: String(user.id),
      gender: String(user.gender),
      mobile: String(user.mobile),
      schoolId: String(user.schoolId),
      listSubject: '',
      roleId: user.roles.map((role) => role.id).join('#'),
    },
    storage: {
      'mango:role': isStudent ? role.student : role.teacher,
      'mango:schools': JSON.stringify(user.schoolGroupVOList[0]?.schoolVOList ?? []),
    },
  }
}
