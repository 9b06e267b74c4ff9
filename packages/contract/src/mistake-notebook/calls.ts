import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, actByGet, read } from '../call.ts'
import {
  day,
  id,
  pageNumber,
  pageSize,
  queryBoolean,
  queryId,
  queryIds,
  queryInteger,
  schoolYear,
  term,
  textUpTo,
} from '../fields.ts'
import { nameUpTo } from '../names.ts'
import { inData } from '../paging.ts'
import { check } from '../paper-records/entities.ts'
import { requiredWords, wordsUpTo } from '../words.ts'
import {
  madePaper,
  mastery,
  mistake,
  mistakeFilters,
  mistakeQuestion,
  mistakeStatistics,
  mistakeSubject,
  reviewed,
  reviewPlan,
  reviewQuestion,
  semester,
  sourceType,
} from './entities.ts'
import { errorReasonLength, paperNameLength, pictureSize, pushType, reviewLimit } from './limits.ts'

const inSemester = { studentId: queryId, schoolYear, termId: term }
const basketQuery = v.object({ subjectId: queryId, studentId: queryId })
/** `paperId` is null where a class asked the question out of a basket: then it stands in no paper. */
const basketQuestion = v.object({ subjectId: id, questionId: id, studentId: id, paperId: v.nullable(id) })
const basketPaper = v.object({ paperId: id, studentId: id, subjectId: id })
const reason = v.object({
  questionId: id,
  errorReason: v.pipe(requiredWords(errorReasonLength), v.trim()),
  studentId: id,
  paperId: v.nullable(id),
  /** Of one of its parts, by the id in `orders`. The documents leave open how a part is named: decided here. */
  orderId: v.optional(id),
})

/** The documents leave this call open: it feeds the semester menu. */
export const getSemesters = read('/api/tk/ttwork/parent/getSchoolYears', {
  summary: 'Semesters of a student, newest first',
  query: v.object({ studentId: queryId }),
  answer: a.data(a.rows(semester)),
})
export const getMistakeSubjects = read('/api/tk/ttwork/myMistakeQuestion/statistic', {
  summary: 'Subjects with mistakes, and how many are not mastered',
  query: v.object(inSemester),
  answer: a.data(a.rows(mistakeSubject)),
})
const wantedMistakes = {
  subjectId: queryId,
  sourceType: v.pipe(queryInteger, v.picklist(Object.values(sourceType))),
  mastered: v.pipe(queryInteger, v.picklist(Object.values(mastery))),
  ...inSemester,
  // Not in the documents: sent only where somebody filters by them.
  reason: v.optional(wordsUpTo(errorReasonLength)),
  knowledgePoint: v.optional(textUpTo(200)),
  from: v.optional(day),
  to: v.optional(day),
}
export const getMistakes = read('/api/tk/ttwork/myMistakeQuestion/detail', {
  summary: 'Mistakes of a subject, newest first; by paper where the source is homework or exam',
  query: v.object({ ...wantedMistakes, pageSize, pageNum: pageNumber }),
  ...inData(mistake),
})

export const getErrorReasons = read('/api/tk/ttwork/myMistakeQuestion/errorReason', {
  summary: 'Reasons to suggest for a mistake',
  query: v.object({ subjectId: queryId }),
  answer: a.data(a.rows(a.text)),
})
export const submitErrorReason = act('/api/tk/ttwork/myMistakeQuestion/submitErrorReason', {
  summary: 'Note why a question was answered wrong',
  body: reason,
})
export const deleteErrorReason = act('/api/tk/ttwork/myMistakeQuestion/deleteErrorReason', {
  summary: 'Take a reason back',
  body: reason,
})
export const masterQuestion = act('/api/tk/ttwork/myMistakeQuestion/masterQuestion', {
  summary: 'A question is mastered, or not any more',
  body: v.object({
    questionId: id,
    mastered: v.picklist([mastery.mastered, mastery.notMastered]),
    studentId: id,
    /** An addition: mastering it was a slip, and its place in the reviews stays as it was. Without, they begin anew. */
    undo: v.optional(v.boolean()),
  }),
})

export const addQuestionToBasket = act('/api/tk/ttwork/myMistakeQuestion/addQuestionToBasket', {
  summary: 'Put a question into the basket',
  body: basketQuestion,
})
export const removeQuestionFromBasket = act('/api/tk/ttwork/myMistakeQuestion/removeQuestionFromBasket', {
  summary: 'Take a question out of the basket',
  body: basketQuestion,
})
export const addPaperToBasket = act('/api/tk/ttwork/myMistakeQuestion/addPaperToBasket', {
  summary: 'Put all mistakes of a paper into the basket',
  body: basketPaper,
})
export const removePaperFromBasket = act('/api/tk/ttwork/myMistakeQuestion/removePaperFromBasket', {
  summary: 'Take all mistakes of a paper out of the basket',
  body: basketPaper,
})
export const getBasketSize = read('/api/tk/ttwork/myMistakeQuestion/getBasketSize', {
  summary: 'How many questions are in the basket of a subject',
  query: basketQuery,
  answer: a.data(a.number),
})
export const getBasket = read('/api/tk/ttwork/myMistakeQuestion/getBasket', {
  summary: 'The questions in the basket of a subject',
  query: basketQuery,
  answer: a.data(a.rows(mistakeQuestion)),
})
export const cleanBasket = actByGet('/api/tk/ttwork/myMistakeQuestion/cleanBasket', {
  summary: 'Empty the basket of a subject',
  query: v.object({
    ...basketQuery.entries,
    /** An addition: these alone, which stand in a paper that was taken away. What was put in since stays. */
    questionIds: v.optional(queryIds),
  }),
})
/** Makes a file each time it is asked, so it is not repeated. */
export const pushQuestions = actByGet('/api/tk/ttwork/myMistakeQuestion/pushQuestion', {
  summary: 'A paper of the basket; `data` is the address to download it from',
  query: v.object({
    fillMyAnswer: queryBoolean,
    fillAnswerAndParse: queryBoolean,
    subjectId: queryId,
    type: v.pipe(queryInteger, v.literal(pushType)),
    studentId: queryId,
  }),
  answer: a.data(v.string()),
})

/** Not in the documents: the preview, whose file is the one that is downloaded afterwards. */
export const makePaper = act('/api/tk/ttwork/myMistakeQuestion/makePaper', {
  summary: 'A paper of the basket as it is wanted, and the address to read and download it from',
  body: v.object({
    studentId: id,
    subjectId: id,
    name: nameUpTo(paperNameLength),
    fillMyAnswer: v.boolean(),
    fillAnswerAndParse: v.boolean(),
    answersAtEnd: v.boolean(),
    reasons: v.boolean(),
    room: v.boolean(),
    nameLine: v.boolean(),
    columns: v.picklist([1, 2]),
    order: v.picklist(['added', 'type', 'shuffled']),
    pictureSize: v.pipe(v.number(), v.integer(), v.minValue(pictureSize.least), v.maxValue(pictureSize.most)),
  }),
  answer: a.data(madePaper),
})

/** Not in the documents, as all calls that follow. */
export const getReviewPlan = read('/api/tk/ttwork/myMistakeQuestion/reviewPlan', {
  summary: 'How many mistakes are to be reviewed today',
  query: v.object({ studentId: queryId }),
  answer: a.data(reviewPlan),
})
export const getReviewQuestions = read('/api/tk/ttwork/myMistakeQuestion/reviewQuestions', {
  summary: "Today's questions; with `more` also those that are due beyond them",
  query: v.object({ studentId: queryId, more: v.optional(queryBoolean) }),
  answer: a.data(a.rows(reviewQuestion)),
})
export const submitReview = act('/api/tk/ttwork/myMistakeQuestion/submitReview', {
  summary: 'Whether a question was known: right moves it up the ladder, wrong back to its start',
  body: v.object({
    studentId: id,
    questionId: id,
    result: v.picklist([check.right, check.halfRight, check.wrong]),
  }),
  answer: a.data(reviewed),
})
export const setReviewLimit = act('/api/tk/ttwork/myMistakeQuestion/setReviewLimit', {
  summary: 'How many questions a day are to be reviewed at most',
  body: v.object({
    studentId: id,
    limit: v.pipe(v.number(), v.integer(), v.minValue(reviewLimit.least), v.maxValue(reviewLimit.most)),
  }),
  answer: a.data(reviewPlan),
})
export const getMistakeFilters = read('/api/tk/ttwork/myMistakeQuestion/filters', {
  summary: 'Causes and knowledge points to filter mistakes by, each with how many questions the list would have then',
  query: v.object(wantedMistakes),
  answer: a.data(mistakeFilters),
})
export const getMistakeStatistics = read('/api/tk/ttwork/myMistakeQuestion/statistics', {
  summary: 'Mistakes of a semester by cause, knowledge point, subject and week; of one subject or of all',
  query: v.object({ ...inSemester, subjectId: v.optional(queryId) }),
  answer: a.data(mistakeStatistics),
})
