import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read, upload } from '../call.ts'
import { id, pageSize, queryId, queryInteger, schoolYear, term } from '../fields.ts'
import { options } from '../option.ts'
import { byCursor } from '../paging.ts'
import { requiredWords } from '../words.ts'
import {
  abilityDetail,
  abilityOverview,
  dailyBehaviour,
  growthRights,
  growthTerm,
  moment,
  momentStatus,
  printedProfile,
  rootItem,
  targetType,
} from './entities.ts'
import {
  behaviourDays,
  maxMomentBytes,
  maxPosterLength,
  momentContentLength,
  momentExtensions,
  momentTitleLength,
  photoLength,
} from './limits.ts'

const ofStudent = v.object({ studentId: queryId })
const isTeachTarget = v.pipe(queryInteger, v.picklist(Object.values(targetType)))
const days = v.pipe(queryInteger, v.picklist(behaviourDays))
const evaluated = { studentId: queryId, schoolYear, termId: term, subjectId: queryId, isTeachTarget }
/** A picture as a data address. */
const pictureUpTo = (length: number) =>
  v.pipe(v.string(), v.maxLength(length), v.regex(/^data:image\/(png|jpeg);base64,[\w+/]+=*$/))

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
  query: v.object({ studentId: queryId, days }),
  answer: a.data(dailyBehaviour),
})

export const getPhotoUrl = read('/api/user/get/photoUrl', {
  summary: 'Address of a person’s picture; empty where there is none',
  query: v.object({ userId: queryId }),
  answer: a.data(a.text),
})
export const updateStudentPhoto = act('/api/conn/clazz/updateStudentPhoto', {
  summary: 'Change a student’s picture',
  body: v.object({ studentId: id, data: pictureUpTo(photoLength) }),
})

export const addMoment = upload('/api/tk/qbotTeach/addMoments', {
  summary: 'Add a moment with its picture or video',
  body: v.object({
    studentId: queryId,
    title: requiredWords(momentTitleLength),
    content: requiredWords(momentContentLength),
    // An addition: the still of a video, from the browser that has it, so that no server has to read videos.
    poster: v.optional(pictureUpTo(maxPosterLength)),
    /** Names this moment, so that one sent again after a lost answer is there once. An addition. */
    requestId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
  file: {
    maxBytes: maxMomentBytes,
    extensions: [...momentExtensions.video, ...momentExtensions.image],
    fieldBytes: 2 * maxPosterLength,
  },
})
export const getMoments = read('/api/tk/qbotTeach/moments', {
  summary: 'Moments of a student, newest first; after the one with this id where it is given',
  query: v.object({ id: v.optional(queryId), studentId: queryId, pageSize }),
  ...byCursor(moment),
})

/** An addition: the documents have no call that prints a profile. */
export const printProfile = act('/api/tk/qbotTeach/printProfile', {
  summary: 'A profile as a file to print, and the address to take it from; of the latest term where none is given',
  body: v.object({
    studentId: id,
    schoolYear: v.optional(schoolYear),
    termId: v.optional(term),
    isTeachTarget,
    days,
  }),
  answer: a.data(printedProfile),
})

// Additions: the documents have no call that takes a moment out of the feed, or keeps it from others until it was seen.

export const getGrowthRights = read('/api/tk/qbotTeach/growthRights', {
  summary: 'What whoever asks may do with a student’s moments, and whether the school looks at them first',
  query: ofStudent,
  answer: a.data(growthRights),
})
export const judgeMoment = act('/api/tk/qbotTeach/judgeMoment', {
  summary: 'Show a moment to everybody who sees the profile, take it down, or let it wait again',
  body: v.object({ momentId: id, status: v.picklist(Object.values(momentStatus)) }),
})
export const switchMomentApproval = act('/api/tk/qbotTeach/switchMomentApproval', {
  summary: 'Whether new moments of the school wait until a teacher has seen them',
  body: v.object({ approval: v.boolean() }),
})
