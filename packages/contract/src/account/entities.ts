import * as v from 'valibot'
import { id, option } from '../fields.ts'

const idOnly = v.object({ id })

/** `data` of every login answer (document 1, section 3). */
export const loggedInUser = v.object({
  id,
  nickname: v.string(),
  mobile: v.string(),
  token: v.string(),
  /** 1 is male; any other value is drawn with the other avatar. */
  gender: v.number(),
  schoolId: id,
  permissions: v.array(idOnly),
  /** Class id to the ids of the subjects this person teaches there. */
  classIdSubjectIdsMap: v.record(v.string(), v.array(id)),
  roles: v.array(idOnly),
  /** The first item holds the schools this person belongs to. */
  schoolGroupVOList: v.array(v.object({ schoolVOList: v.array(option) })),
})
export type LoggedInUser = v.InferOutput<typeof loggedInUser>

/** The same for somebody who has the token already. */
export const knownUser = v.omit(loggedInUser, ['token'])
export type KnownUser = v.InferOutput<typeof knownUser>

export const role = { student: '学生', teacher: '老师' } as const
export type Role = (typeof role)[keyof typeof role]
/** Ids in `roles`; the documents leave them open: decided here. */
export const roleId = { student: 1, teacher: 2, administrator: 3, headmaster: 4 } as const

/** Values of `from` and `sign`; the documents name but do not show them: decided here. */
export const loginFrom = { web: 'adminv2', multiSchool: 'multiSchool' } as const
export const loginSign = 'PC'
