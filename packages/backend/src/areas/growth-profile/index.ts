import { authority } from '@mango/contract'
import { anybodySignedIn, teachersWith, type AreaHandlers } from '../../handler.ts'
import { addressOf } from '../../storage/signed-address.ts'
import { detail, overview, subjectsOf, termsOf } from './abilities.ts'
import { baseInfo } from './base-info.ts'
import { behaviourOf } from './behaviour.ts'
import { addMoment, judge, listMoments, needsApproval, switchApproval } from './moments.ts'
import { changePhoto, photoOf } from './photo.ts'
import { printProfile } from './print/index.ts'
import { moderator, moderatorOf, reader } from './readers.ts'

interface OfStudent {
  readonly query: { readonly studentId: number }
}
interface ToStudent {
  readonly body: { readonly studentId: number }
}
const asked = reader(({ query }: OfStudent) => query.studentId)
const told = reader(({ body }: ToStudent) => body.studentId)
const moderates = moderator(({ query }: OfStudent) => query.studentId)
const pictured = reader(({ query }: { readonly query: { readonly userId: number } }) => query.userId)
const judges = moderatorOf(({ body }: { readonly body: { readonly momentId: number } }) => body.momentId)
const classManagers = teachersWith(authority.classManagement)

export const growthProfile: AreaHandlers<'growthProfile'> = {
  getStudentBaseInfo: {
    access: asked,
    handle: async ({ query, services }) => ({ data: await baseInfo(services.db, query.studentId) }),
  },
  getGrowthTerms: {
    access: anybodySignedIn,
    handle: async ({ services, session }) => ({ data: await termsOf(services.db, session.schoolId) }),
  },
  getGrowthSubjects: {
    access: anybodySignedIn,
    handle: async ({ services, session }) => ({ data: await subjectsOf(services.db, session.schoolId) }),
  },
  getAbilityOverview: {
    access: asked,
    handle: async ({ query, services }) => ({ data: await overview(services.db, query) }),
  },
  getAbilityDetail: {
    access: asked,
    handle: async ({ query, services }) => ({ data: await detail(services.db, query) }),
  },
  getDailyBehaviour: {
    access: asked,
    handle: async ({ query, services, now }) => ({
      data: await behaviourOf(services.db, query.studentId, query.days, now),
    }),
  },
  getPhotoUrl: {
    access: pictured,
    handle: async ({ query, services, origin, now }) => {
      const key = await photoOf(services.db, query.userId)
      return { data: key === undefined ? '' : await addressOf(services.ownFiles, { origin, now }, key) }
    },
  },
  // The documents show no role check: whoever sees a profile may change its picture and add to it.
  updateStudentPhoto: {
    access: told,
    handle: async ({ body, services, now }) => {
      await changePhoto(services, body.studentId, body.data, now)
      return {}
    },
  },
  addMoment: {
    access: told,
    handle: async ({ body, file, services, session, now }) => {
      const input = { query: body }
      const whose = { session, file, moderates: await moderates({ session, services, input }), now }
      await addMoment(services, whose, body)
      return {}
    },
  },
  getMoments: {
    access: asked,
    handle: async ({ query, services, session, origin, now }) => {
      const whose = { session, moderates: await moderates({ session, services, input: { query } }) }
      const data = await listMoments(services, { origin, now }, whose, query)
      return { data: { data, pageSize: query.pageSize } }
    },
  },
  printProfile: {
    access: told,
    /** Holds the address of a file that ends soon: it is not kept for a second answer. */
    repeats: 'anew',
    handle: async ({ body, services, session, origin, now }) => ({
      data: await printProfile({ services, session, origin, now }, body),
    }),
  },
  getGrowthRights: {
    access: asked,
    handle: async ({ query, services, session }) => ({
      data: {
        moderates: await moderates({ session, services, input: { query } }),
        switchesApproval: session.kind === 'teacher' && session.permissions.includes(authority.classManagement),
        approval: await needsApproval(services.db, session.schoolId),
      },
    }),
  },
  judgeMoment: {
    access: judges,
    handle: async ({ body, services, session }) => {
      await judge(services.db, session.personId, body.momentId, body.status)
      return {}
    },
  },
  switchMomentApproval: {
    access: classManagers,
    handle: async ({ body, services, session }) => {
      await switchApproval(services.db, session.schoolId, body.approval)
      return {}
    },
  },
}
