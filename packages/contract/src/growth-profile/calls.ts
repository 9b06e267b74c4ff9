import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read, upload } from '../call.ts'
import { id, pageSize, queryId, queryInteger, schoolYear, term, textUpTo } from '../fields.ts'
import { options } from '../option.ts'
import { byCursor } from '../paging.ts'
import { abilityDetail, abilityOverview, dailyBehaviour, growthTerm, moment, rootItem, targetType } from './entities.ts'
import {
  behaviourDays,
  maxMomentBytes,
  momentContentLength,
  momentExtensions,
  momentTitleLength,
  photoLength,
} from './limits.ts'

const ofStudent = v.object({ studentId: queryId })
const evaluated = {
  studentId: queryId,
  schoolYear,
  termId: term,
  subjectId: queryId,
  isTeachTarget: v.pipe(queryInteger, v.picklist(Object.values(targetType))),
}
const words = (length: number) =>
  v.pipe(
    textUpTo(length),
    v.check((written) => written.trim() !== ''),
  )

export const getStudentBaseInfo = read('/api/tk/qbotTeach/getStudentBaseInfo', {
  summary: 'What the school says of a student: names it chooses, with their values',
  query: ofStudent,
  answer: a.data(a.byName(a.text)),
})
export const getGrowthTerms = read('/api/tk/qbotTeach/selectSchoolYearAndTerms', {
  summary: 'Terms that were evaluated, newest first',
  answer: a.data(a.rows(growthTerm)),
})
export const getGrowthSubjects = read('/api/tk/qbotTeach/subjects', {
  summary: 'Subjects that are evaluated',
  answer: options,
})
export const getAbilityOverview = read('/api/tk/qbotTeach/classAbilityEvaluate/overview', {
  summary: 'Scores of a student by subject',
  query: v.object(evaluated),
  answer: a.data(a.rows(abilityOverview)),
})
export const getAbilityDetail = read('/api/tk/qbotTeach/classAbilityEvaluate/detail', {
  summary: 'Scores of a student below one item of the targets, and their average; item 0 is the whole',
  query: v.object({ ...evaluated, itemId: v.pipe(queryInteger, v.minValue(rootItem)) }),
  answer: a.data(abilityDetail),
})
export const getDailyBehaviour = read('/api/tk/qbotTeach/dailyBehavior', {
  summary: 'Points of a student over the last days',
  query: v.object({ studentId: queryId, days: v.pipe(queryInteger, v.picklist(behaviourDays)) }),
  answer: a.data(dailyBehaviour),
})

export const getPhotoUrl = read('/api/user/get/photoUrl', {
  summary: 'Address of a person’s picture; empty where there is none',
  query: v.object({ userId: queryId }),
  answer: a.data(a.text),
})
export const updateStudentPhoto = act('/api/conn/clazz/updateStudentPhoto', {
  summary: 'Change a student’s picture',
  body: v.object({
    studentId: id,
    data: v.pipe(v.string(), v.maxLength(photoLength), v.regex(/^data:image\/(png|jpeg|webp);base64,[\w+/]+=*$/)),
  }),
})

export const addMoment = upload('/api/tk/qbotTeach/addMoments', {
  summary: 'Add a moment with its picture or video',
  body: v.object({ studentId: queryId, title: words(momentTitleLength), content: words(momentContentLength) }),
  file: { maxBytes: maxMomentBytes, extensions: [...momentExtensions.video, ...momentExtensions.image] },
})
export const getMoments = read('/api/tk/qbotTeach/moments', {
  summary: 'Moments of a student, newest first; after the one with this id where it is given',
  query: v.object({ id: v.optional(queryId), studentId: queryId, pageSize }),
  ...byCursor(moment),
})
