import type { Client } from '@mango/client'
import type { Page } from '@mango/contract'
import {
  coursewarePageSize,
  existsScoreClasses,
  getCourseware,
  listClasses,
  listClassRooms,
  listCoursewares,
  listGrades,
  listPapers,
  questionPageSize,
  scoreCondition,
  type Courseware,
} from '@mango/contract/coursewares'
import { getQuestionByIds, getTotalQuestions, listChoiceQuestion } from '@mango/contract/questions'
import { listSubjects } from '@mango/contract/subjects'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { CoursewareView } from './list/view.ts'

/** Things that do not change while somebody looks at them. */
const lasting = { staleTime: 10 * 60_000 }

export const subjects = (client: Client) => ({ ...client.query(listSubjects, { query: {} }), ...lasting })
export const grades = (client: Client) => ({ ...client.query(listGrades, {}), ...lasting })
export const classes = (client: Client) => ({ ...client.query(listClasses, {}), ...lasting })
export const rooms = (client: Client) => ({ ...client.query(listClassRooms, {}), ...lasting })

/** The list as it is scrolled: each load skips what is already there, until the total is reached. */
export const coursewareList = (client: Client, { subjectId, gradeId, share, name }: CoursewareView) =>
  infiniteQueryOptions({
    queryKey: [listCoursewares.path, { subjectId, gradeId, share, name }],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<Page<Courseware>> => {
      const body = {
        gradeId: gradeId || null,
        subjectId: subjectId || null,
        share: share === '' ? null : share,
        name: name.trim(),
        size: coursewarePageSize,
        skip: pageParam,
      } as const
      return listCoursewares.paging.read(await client.send(listCoursewares, { body }, { signal }))
    },
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0)
      return last.rows.length > 0 && loaded < last.total ? loaded : undefined
    },
    placeholderData: keepPreviousData,
  })

export const refreshCoursewares = (client: Client) => client.refresh(listCoursewares)

export const courseware = (client: Client, id: number) => client.query(getCourseware, { query: { id } })
export const questionsByIds = (client: Client, ids: readonly number[]) =>
  client.query(getQuestionByIds, { body: [...ids] })

export const papers = (client: Client, source: number, subjectId: number, query: string) => ({
  ...client.query(listPapers, { query: { source, subjectId, query } }),
  placeholderData: keepPreviousData,
})
export const choiceQuestions = (client: Client, paperId: number, pageNum: number) =>
  client.query(listChoiceQuestion, { query: { pageNum, pageSize: questionPageSize, paperId } })
/** All choice questions of a paper: what is saved and checked. */
export const allChoiceQuestions = (client: Client, paperId: number) =>
  client.query(listChoiceQuestion, { query: { pageNum: 1, pageSize: 200, paperId } })
export const questionTotal = (client: Client, paperId: number) =>
  client.query(getTotalQuestions, { query: { paperId } })

export const scoreClasses = (client: Client, coursewareId: number) =>
  client.query(existsScoreClasses, { query: { coursewareId } })
export const scores = (client: Client, coursewareId: number, classId: number) =>
  client.query(scoreCondition, { query: { coursewareId, classId } })
