import type { Client } from '@mango/client'
import { listCoursewares } from '@mango/contract/coursewares'
import { getReviewPlan } from '@mango/contract/mistake-notebook'
import { getPaperRecords } from '@mango/contract/paper-records'
import { daysAfter, mondayOf } from '@mango/contract/platform-time'
import {
  deleteProject,
  getRunningClasses,
  getTimetable,
  listProjects,
  saveProject,
  searchHome,
  type ProjectFields,
} from '@mango/contract/today'
import { keepPreviousData } from '@tanstack/react-query'

const soon = 30_000
/** This week and the next one: whatever day it is, the next lesson is in them. */
const days = 14

export const timetable = (client: Client, today: string) => ({
  ...client.query(getTimetable, { query: { from: mondayOf(today), to: daysAfter(mondayOf(today), days - 1) } }),
  staleTime: 5 * 60_000,
})
/** A class may be begun or ended in another window. */
export const runningClasses = (client: Client) => ({
  ...client.query(getRunningClasses, {}),
  refetchInterval: soon,
})
export const latestCoursewares = (client: Client, size: number) =>
  client.query(listCoursewares, { body: { size, skip: 0 } })
/** What a student has answered last of homework or exams. */
export const latestPapers = (client: Client, source: 1 | 4, size: number) => ({
  ...client.query(getPaperRecords, { body: { pageNum: 1, pageSize: size, query: '', source } }),
  retry: false,
})

export const projects = (client: Client) => client.query(listProjects, {})
export const keepProject = (client: Client, body: ProjectFields & { id: number | undefined }, press: string) =>
  client.send(saveProject, { body }, { press })
export const removeProject = (client: Client, id: number) => client.send(deleteProject, { body: { id } })
export const refreshProjects = (client: Client) => client.refresh(listProjects)

export const found = (client: Client, query: string) => ({
  ...client.query(searchHome, { query: { query } }),
  placeholderData: keepPreviousData,
})

/** What is to be reviewed today. A school without a notebook has no such call: its home does without, and says nothing. */
export const todaysReview = (client: Client, studentId: number) => ({
  ...client.query(getReviewPlan, { query: { studentId } }),
  retry: false,
})
