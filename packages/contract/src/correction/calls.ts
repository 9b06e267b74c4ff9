import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, actByGet, read, upload } from '../call.ts'
import { id, queryBoolean, queryId, queryInteger, textUpTo } from '../fields.ts'
import { check, paperSource } from '../paper-records/entities.ts'
import {
  answerPage,
  correctionDetail,
  correctionSubject,
  currentGrade,
  photoTask,
  practise,
  workbook,
} from './entities.ts'
import { maxPhotoBytes, photoExtensions } from './limits.ts'

export const getCurrentGrade = read('/api/tk/inputPaperAnswer/getCurrentGrade', {
  summary: 'Grade and term this student is in',
  answer: a.data(currentGrade),
})
export const getCorrectionSubjects = read('/api/conn/coz/subjects', {
  summary: 'Subjects of the correction dialog; the one of role 999 is none',
  answer: a.data(a.rows(correctionSubject)),
})
export const getWorkbooks = read('/api/tk/inputPaperAnswer/getWorkBookInfo', {
  summary: 'Workbooks of a subject',
  query: v.object({ subjectId: queryId, source: v.pipe(queryInteger, v.picklist(Object.values(paperSource))) }),
  answer: a.data(a.rows(workbook)),
})
export const getPractises = read('/api/tk/inputPaperAnswer/getPractises', {
  summary: 'Chapters of a workbook, or sections of a chapter',
  query: v.object({
    subjectId: queryId,
    /** The workbook or the chapter. */
    parentId: queryId,
    /** Part of the name; empty for all. */
    query: textUpTo(64),
  }),
  answer: a.data(a.rows(practise)),
})
/** A student's first question for a paper makes the answered paper whose id this is. */
export const getComposedPaperId = actByGet('/api/tk/inputPaperAnswer/getComposedPaperId', {
  summary: 'The paper to correct for what was chosen',
  query: v.object({ paperId: queryId, type: v.pipe(queryInteger, v.minValue(0)) }),
  answer: a.data(a.id),
})

export const getCorrection = read('/api/tk/inputPaperAnswer/getAnswerDetail', {
  summary: 'An answered paper that its student checks',
  query: v.object({ id: queryId, showAnswer: queryBoolean, quickExamPaperId: v.optional(queryId) }),
  answer: a.data(correctionDetail),
})
export const saveCheck = act('/api/tk/inputPaperAnswer/saveCheck', {
  summary: 'One check; isOver where it is the last one',
  body: v.object({
    id,
    questionId: id,
    scoreId: id,
    check: v.picklist(Object.values(check)),
    isOver: v.boolean(),
  }),
})
export const finishCorrection = actByGet('/api/tk/inputPaperAnswer/isOver', {
  summary: 'All is checked: the wrong questions go to the notebook',
  query: v.object({ id: queryId, quickExamPaperId: v.optional(queryId) }),
})

export const uploadAnswerPicture = upload('/api/tk/inputPaperAnswer/uploadFormDataPic', {
  summary: 'A photo of an answered paper, or of its correction',
  body: v.object({
    id: queryId,
    emend: queryBoolean,
    /** Names this photo, so that one sent again after a lost answer is there once. An addition. */
    photoId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
  file: { maxBytes: maxPhotoBytes, extensions: photoExtensions },
})
export const getAnswerPages = read('/api/tk/inputPaperAnswer/pages', {
  summary: 'Photos of an answered paper, in the order they came',
  query: v.object({ id: queryId }),
  answer: a.data(a.rows(answerPage)),
})

// The documents give the phone the session token of the computer and have none of the calls below: they are additions.

export const createPhotoToken = act('/api/tk/inputPaperAnswer/photoToken', {
  summary: 'A token that is good for nothing but the photos of one answered paper, for a while',
  body: v.object({ id }),
  answer: a.data(a.object({ token: v.string(), seconds: a.number })),
})
export const getPhotoTask = read('/api/tk/inputPaperAnswer/photoTask', {
  summary: 'What a phone takes photos for',
  query: v.object({ id: queryId }),
  answer: a.data(photoTask),
})
export const removeAnswerPage = act('/api/tk/inputPaperAnswer/removePage', {
  summary: 'Takes a photo away again',
  body: v.object({ id, pageId: id }),
})
