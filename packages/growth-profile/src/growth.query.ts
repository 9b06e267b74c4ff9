import type { Client } from '@mango/client'
import type { CallAnswer } from '@mango/contract'
import {
  getAbilityDetail,
  getAbilityOverview,
  getDailyBehaviour,
  getGrowthRights,
  getGrowthSubjects,
  getGrowthTerms,
  getMoments,
  getPhotoUrl,
  getStudentBaseInfo,
  judgeMoment,
  momentPageSize,
  printProfile,
  switchMomentApproval,
  updateStudentPhoto,
  type Moment,
  type MomentStatus,
} from '@mango/contract/growth-profile'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { GrowthView } from './view.ts'

/** Lists that change once a term. */
const termLife = 10 * 60_000

export const baseInfo = (client: Client, studentId: number) => ({
  ...client.query(getStudentBaseInfo, { query: { studentId } }),
  select: ({ data }: CallAnswer<typeof getStudentBaseInfo>) => data,
})
export const photo = (client: Client, studentId: number) => ({
  ...client.query(getPhotoUrl, { query: { userId: studentId } }),
  select: ({ data }: CallAnswer<typeof getPhotoUrl>) => data,
})
export const terms = (client: Client) => ({
  ...client.query(getGrowthTerms, {}),
  staleTime: termLife,
  select: ({ data }: CallAnswer<typeof getGrowthTerms>) => data,
})
export const subjects = (client: Client) => ({
  ...client.query(getGrowthSubjects, {}),
  staleTime: termLife,
  select: ({ data }: CallAnswer<typeof getGrowthSubjects>) => data,
})

export type Evaluated = {
  studentId: number
  schoolYear: number
  termId: 1 | 2
  subjectId: number
  isTeachTarget: 0 | 1
}

export const abilityOverview = (client: Client, query: Evaluated) => ({
  ...client.query(getAbilityOverview, { query }),
  placeholderData: keepPreviousData,
  select: ({ data }: CallAnswer<typeof getAbilityOverview>) => data,
})
/** What an item is made of; 0 is the whole. */
export const abilityDetail = (client: Client, query: Evaluated, itemId: number) => ({
  ...client.query(getAbilityDetail, { query: { ...query, itemId } }),
  select: ({ data }: CallAnswer<typeof getAbilityDetail>) => data,
})
export const dailyBehaviour = (client: Client, studentId: number, days: 7 | 30 | 90) => ({
  ...client.query(getDailyBehaviour, { query: { studentId, days } }),
  placeholderData: keepPreviousData,
  select: ({ data }: CallAnswer<typeof getDailyBehaviour>) => data,
})

/** The feed, which grows by the id of its last moment. */
export const moments = (client: Client, studentId: number) =>
  infiniteQueryOptions({
    queryKey: [getMoments.path, studentId],
    queryFn: async ({ pageParam, signal }): Promise<readonly Moment[]> => {
      const id = pageParam === undefined ? {} : { id: pageParam }
      const { data } = await client.send(
        getMoments,
        { query: { ...id, studentId, pageSize: momentPageSize } },
        { signal },
      )
      return data.data
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < momentPageSize ? undefined : page.at(-1)?.id),
    retry: false,
  })

/** What the server of a school may not know: whoever has no such rights sees no such buttons. */
export const rights = (client: Client, studentId: number) => ({
  ...client.query(getGrowthRights, { query: { studentId } }),
  retry: false,
  select: ({ data }: CallAnswer<typeof getGrowthRights>) => data,
})

export const changePhoto = (client: Client, studentId: number, data: string) =>
  client.send(updateStudentPhoto, { body: { studentId, data } })

export const judge = (client: Client, momentId: number, status: MomentStatus) =>
  client.send(judgeMoment, { body: { momentId, status } })
export const switchApproval = (client: Client, approval: boolean) =>
  client.send(switchMomentApproval, { body: { approval } })

/** A file of what is shown; of the latest term where none was chosen. */
export function print(client: Client, studentId: number, { schoolYear, termId, isTeachTarget, days }: GrowthView) {
  const term = schoolYear === '' || termId === '' ? {} : { schoolYear, termId }
  return client.send(printProfile, { body: { studentId, ...term, isTeachTarget, days } })
}

export const refreshPhoto = (client: Client) => client.refresh(getPhotoUrl)
export const refreshMoments = (client: Client) => client.refresh(getMoments)
export const refreshRights = (client: Client) => client.refresh(getGrowthRights)
export const refreshAll = (client: Client) =>
  client.refresh(
    getStudentBaseInfo,
    getPhotoUrl,
    getGrowthTerms,
    getGrowthSubjects,
    getAbilityOverview,
    getAbilityDetail,
    getDailyBehaviour,
    getMoments,
    getGrowthRights,
  )
