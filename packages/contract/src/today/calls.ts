import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read } from '../call.ts'
import { day, id, queryId, textUpTo } from '../fields.ts'
import { requiredName } from '../names.ts'
import { daysBetween } from '../platform-time/index.ts'
import { wordsUpTo } from '../words.ts'
import { found, homeworkAnswer, homeworkToSee, project, runningClass, timetableHour } from './entities.ts'
import { mostProjectSteps, mostTimetableDays, projectNameLength, projectNoteLength } from './limits.ts'

// The documents name the panels of both homes and leave their contents open: all of these calls are additions of our own.

export const getTimetable = read('/api/conn/coz/timetable', {
  summary: 'Hours that this teacher gives or this student has, by time, the last day included',
  query: v.pipe(
    v.object({ from: day, to: day }),
    v.check(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < mostTimetableDays),
  ),
  answer: a.data(a.rows(timetableHour)),
})

export const getRunningClasses = read('/api/answerClass/running', {
  summary: 'Live classes that this teacher has begun and not ended, newest first',
  answer: a.data(a.rows(runningClass)),
})

export const getHomeworkToSee = read('/api/conn/coz/teacher/homeworkToSee', {
  summary:
    'Homework of the last days in the subjects and classes of this teacher that waits to be looked at, class by class, newest first',
  answer: a.data(a.rows(homeworkToSee)),
})

export const getHomeworkAnswers = read('/api/conn/coz/teacher/homeworkAnswers', {
  summary:
    'Who of a class of this teacher handed in a homework of an own subject: what waits to be looked at first, then by time',
  query: v.object({ paperId: queryId, classId: queryId }),
  answer: a.data(a.rows(homeworkAnswer)),
})

export const listProjects = read('/api/conn/coz/teacher/projects', {
  summary: 'Projects of this teacher: unfinished ones first, the one that is due soonest before all',
  answer: a.data(a.rows(project)),
})
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostProjectSteps))
export const projectFields = v.object({
  name: requiredName(projectNameLength),
  note: wordsUpTo(projectNoteLength),
  done: step,
  total: v.pipe(step, v.minValue(1)),
  due: v.nullable(day),
})
export type ProjectFields = v.InferOutput<typeof projectFields>
export const saveProject = act('/api/conn/coz/teacher/saveProject', {
  summary: 'Create a project, or change the one with this id',
  body: v.object({ ...projectFields.entries, id: v.nullish(id) }),
})
export const deleteProject = act('/api/conn/coz/teacher/deleteProject', {
  summary: 'Delete a project',
  body: v.object({ id }),
})

export const searchHome = read('/api/conn/coz/search', {
  summary:
    'Own courses and their lessons, and for teachers own students and coursewares, whose name has these characters',
  query: v.object({
    query: v.pipe(
      textUpTo(64),
      v.check((query) => query.trim() !== ''),
    ),
  }),
  answer: a.data(a.rows(found)),
})
