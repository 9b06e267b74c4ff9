export * from './written-calls.ts'
import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read, readByPost } from '../call.ts'
import { id, integerFrom, queryId, queryInteger, textUpTo } from '../fields.ts'
import { options } from '../option.ts'
import { inTotal } from '../paging.ts'
import { courseware, coursewareFields, scoreReport, share, source } from './entities.ts'

export const listGrades = read('/api/tk/courseware/grades', { summary: 'Grades for coursewares', answer: options })
export const listClasses = read('/api/tk/courseware/classes', {
  summary: 'Classes this teacher may start a class for',
  answer: options,
})
export const listClassRooms = read('/api/tk/courseware/classRooms', {
  summary: 'Rooms with answer devices',
  answer: options,
})

export const listCoursewares = readByPost('/api/tk/courseware/list', {
  summary: 'Coursewares of the school that this teacher may see, newest first; an absent filter means all',
  body: v.object({
    gradeId: v.nullish(id),
    subjectId: v.nullish(id),
    name: v.optional(textUpTo(64)),
    share: v.nullish(v.picklist(Object.values(share))),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    /** How many entries are already there. */
    skip: integerFrom(0),
  }),
  ...inTotal(courseware),
})
export const deleteCourseware = act('/api/tk/courseware/delete/{id}', {
  summary: 'Delete a courseware that is not in class; its scores stay',
  params: v.object({ id: queryId }),
})
export const addCourseware = act('/api/tk/courseware/add', {
  summary: 'Create a courseware',
  body: coursewareFields,
  answer: a.data(a.object({ id: a.id })),
})
export const updateCourseware = act('/api/tk/courseware/update', {
  summary: 'Change a courseware; once used, its subject, grade, source and paper stay',
  body: v.object({
    ...coursewareFields.entries,
    id,
    /** Added: the `version` that the form began with; a courseware that was changed since is not overwritten. */
    version: v.optional(textUpTo(64)),
  }),
})
export const getCourseware = read('/api/tk/courseware/detail', {
  summary: 'One courseware',
  query: v.object({ id: queryId }),
  answer: a.data(courseware),
})
export const listPapers = read('/api/tk/courseware/paperList', {
  summary: 'Papers of a source and subject, newest first; source 0 answers the teacher’s basket of that subject',
  query: v.object({
    source: v.pipe(queryInteger, source),
    subjectId: queryId,
    /** Part of the name; empty for all. */
    query: textUpTo(64),
  }),
  answer: options,
})

export const scoreCondition = read('/api/tk/courseware/scoreCondition', {
  summary: 'Scores of a class with a courseware: of each question the last time it was answered',
  query: v.object({ coursewareId: queryId, classId: queryId }),
  answer: a.data(scoreReport),
})
export const existsScoreClasses = read('/api/tk/courseware/existsScoreClasses', {
  summary: 'Classes that have scores with a courseware',
  query: v.object({ coursewareId: queryId }),
  answer: options,
})
