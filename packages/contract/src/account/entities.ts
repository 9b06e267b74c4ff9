import * as v from 'valibot'
import * as a from '../answer.ts'
import { option } from '../option.ts'

const idOnly = a.object({ id: a.id })

/** Who somebody is, for whoever has the token already. */
export const knownUser = a.object({
  id: a.id,
  nickname: a.text,
  mobile: a.text,
  /** 1 is male; any other value is drawn with the other avatar. */
  gender: a.numberOr(0),
  schoolId: a.id,
  permissions: a.rows(idOnly),
  /** Class id to the ids of the subjects this person teaches there. */
  classIdSubjectIdsMap: a.byName(a.rows(a.id)),
  roles: a.rows(idOnly),
  /** The first item holds the schools this person belongs to. */
  schoolGroupVOList: a.rows(a.object({ schoolVOList: a.rows(option) })),
})
export type KnownUser = v.InferOutput<typeof knownUser>

/** `data` of every login answer (document 1, section 3). */
export const loggedInUser = a.object({ ...knownUser.entries, token: v.pipe(v.string(), v.minLength(1)) })
export type LoggedInUser = v.InferOutput<typeof loggedInUser>

export const role = { student: '学生', teacher: '老师' } as const
export type Role = (typeof role)[keyof typeof role]
/** Ids in `roles`; the documents leave them open: decided here. */
export const roleId = { student: 1, teacher: 2, administrator: 3, headmaster: 4 } as const

/** Values of `from` and `sign`; the documents name but do not show them: decided here. */
export const loginFrom = { web: 'adminv2', multiSchool: 'multiSchool' } as const
export const loginSign = 'PC'
