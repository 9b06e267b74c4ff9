import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, actByGet, read, readByPost, upload } from '../call.ts'
import { id, integerFrom, pageNumber, pageSize, queryId, queryInteger, textUpTo } from '../fields.ts'
import { requiredName } from '../names.ts'
import { inPage } from '../paging.ts'
import { subjectId } from '../subjects/subject-id.ts'
import { requiredWords, wordsUpTo } from '../words.ts'
import {
  anyLessonStatus,
  chapter,
  chapterTree,
  lessonDetail,
  lessonMemo,
  lessonMonth,
  lessonNote,
  lessonPlace,
  lessonRow,
  lessonStatus,
  noteTicket,
  relatedClass,
} from './entities.ts'
import {
  lessonDescriptionLength,
  lessonMemoLength,
  lessonTitleLength,
  maxNotes,
  maxPhoneNoteBytes,
  maxSlides,
  maxVideoSeconds,
  noteType,
  phoneNoteExtensions,
} from './limits.ts'

const ofCourse = v.object({ courseId: queryId })
const ofLesson = v.object({ lessonId: queryId })
const status = v.picklist(Object.values(lessonStatus))
const address = textUpTo(2048)
const unsetId = v.nullish(id)
const videoSecond = v.pipe(v.number(), v.minValue(0), v.maxValue(maxVideoSeconds))

/** Of one chapter, or of one month in a course without chapters; absent or null is all of them. */
const lessonFilter = {
  pageNum: pageNumber,
  pageSize,
  /** Part of the title; empty for all. */
  query: textUpTo(200),
  courseId: id,
  chapterId: unsetId,
  month: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
}

// The documents leave the shape of both lists open: decided here, like the paper records of the same service.
export const getTeacherLessons = readByPost('/api/conn/coz/teacher/getLessons', {
  summary: 'Lessons of a course as their teacher sees them, newest first',
  body: v.object({
    ...lessonFilter,
    classId: unsetId,
    status: v.picklist([anyLessonStatus, ...Object.values(lessonStatus)]),
  }),
  ...inPage(lessonRow),
})
export const getLessons = readByPost('/api/conn/coz/getLessons', {
  summary: 'Published lessons of a course, newest first',
  body: v.object(lessonFilter),
  ...inPage(lessonRow),
})

export const getChapters = read('/api/conn/coz/getChapters', {
  summary: 'Chapters below another; below 0 are the first ones',
  query: v.object({ parentId: v.pipe(queryInteger, v.minValue(0)), courseId: queryId }),
  answer: a.data(a.rows(chapter)),
})
export const getChapterTree = read('/api/conn/coz/teacher/getChapters', {
  summary: 'All chapters of a course',
  query: ofCourse,
  answer: a.data(a.rows(chapterTree)),
})

export const getTeacherLessonMonths = read('/api/conn/coz/teacher/getExistsLessonMonths', {
  summary: 'Months in which a course has lessons',
  query: ofCourse,
  answer: a.data(a.rows(lessonMonth)),
})
export const getLessonMonths = read('/api/conn/coz/getExistsLessonMonths', {
  summary: 'Months in which a course has published lessons',
  query: ofCourse,
  answer: a.data(a.rows(lessonMonth)),
})

export const getLessonDetail = read('/api/conn/coz/getLessonDetail', {
  summary: 'One lesson',
  query: ofLesson,
  answer: a.data(lessonDetail),
})
export const deleteLesson = actByGet('/api/conn/coz/teacher/delLesson', {
  summary: 'Delete a lesson',
  query: ofLesson,
})
export const releaseLesson = actByGet('/api/conn/coz/teacher/releaseLesson', {
  summary: 'Publish a lesson, or take it back to the drafts',
  query: v.object({ lessonId: queryId, status: v.pipe(queryInteger, status) }),
})

/** A lesson as the editor saves it. */
export const lessonFields = v.object({
  title: requiredName(lessonTitleLength),
  subjectId,
  courseId: id,
  classId: v.optional(id),
  desc: wordsUpTo(lessonDescriptionLength),
  timeTableId: unsetId,
  status,
  /** One without an id is new. */
  excellentNotes: v.pipe(
    v.array(v.object({ id: unsetId, url: address, urlAbridge: address, type: v.literal(noteType) })),
    v.maxLength(maxNotes),
  ),
  /** Ids of stored notes that were taken away. */
  removedNotes: v.pipe(v.array(id), v.maxLength(200)),
  videoUrl: address,
  /** In seconds. */
  videoLength: videoSecond,
  videoFileId: unsetId,
  pptUrl: address,
  pptFileId: unsetId,
  chapterInfo: v.pipe(v.array(v.object({ id, name: textUpTo(200), parentId: integerFrom(0) })), v.maxLength(50)),
  files: v.pipe(
    v.array(v.object({ fileId: unsetId, fileName: textUpTo(255), url: address, tags: v.nullish(textUpTo(200)) })),
    v.maxLength(100),
  ),
  /**
   * Added: seconds of the video at which the slides begin, in their order. Absent, they stay as they are; what is not for
   * the video and the courseware that are there is not taken.
   */
  slideStarts: v.optional(
    v.pipe(
      v.array(videoSecond),
      v.maxLength(maxSlides),
      v.check((starts) => starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))),
    ),
  ),
  /** Other classes that get the same lesson. */
  relateClassIds: v.pipe(v.array(id), v.maxLength(200)),
})
export type LessonFields = v.InferOutput<typeof lessonFields>

export const saveLesson = act('/api/conn/coz/teacher/saveLesson', {
  summary: 'Create a lesson, as a draft or published',
  body: lessonFields,
  answer: a.exact({ data: v.nullish(a.object({ lessonId: a.id })) }),
})
export const updateLesson = act('/api/conn/coz/teacher/updateLesson', {
  summary: 'Change a lesson',
  body: v.object({
    ...lessonFields.entries,
    id,
    /** Added: the `updateTime` that the editor began with; a lesson that was saved since is not overwritten. */
    savedAt: v.optional(textUpTo(19)),
  }),
})
export const getRelatedClasses = read('/api/conn/coz/teacher/teacherRelateClasses', {
  summary: 'Classes of this teacher that a lesson could go to as well',
  // The lesson that is edited is an addition: without an hour it is known in other classes by its copies alone.
  query: v.object({ courseId: queryId, timetableId: v.optional(queryId), lessonId: v.optional(queryId) }),
  answer: a.data(a.rows(relatedClass)),
})
/**
 * The documents leave its answer open: notes without an id, which the lesson has not got yet. They ask by the hour; a
 * lesson without one asks by its ticket, which is added.
 */
export const getLessonTempFiles = read('/api/conn/coz/teacher/getLessonTempFiles', {
  summary: 'Note pictures that came from a phone and belong to no lesson yet',
  query: v.object({ timetableId: v.optional(queryId), ticketId: v.optional(queryId) }),
  answer: a.data(a.rows(lessonNote)),
})

// The documents show a QR code without saying what is behind it. The next two calls are added: a phone must not get the
// session of whoever sits at the editor, only leave to send pictures of notes there.
export const openNoteTicket = act('/api/conn/coz/teacher/openLessonNoteTicket', {
  summary: 'A pass for a phone that sends note pictures to the lesson being edited',
  body: v.object({ courseId: id, timeTableId: unsetId }),
  answer: a.data(noteTicket),
})
export const sendLessonNote = upload('/api/conn/coz/lessonNote/upload', {
  summary: 'A picture of notes, sent by a phone with its pass',
  token: false,
  body: v.object({
    ticket: v.pipe(textUpTo(128), v.minLength(1)),
    /** Names this picture, so that one sent again after a lost answer is there once. */
    pictureId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
  file: { maxBytes: maxPhoneNoteBytes, extensions: phoneNoteExtensions },
})

/** Added: what the editor of a new lesson begins with. */
export const getLessonPlace = read('/api/conn/coz/teacher/getLessonPlace', {
  summary: 'Subject, classes and hour of a lesson that is still to be made',
  query: v.object({ courseId: queryId, timetableId: v.optional(queryId) }),
  answer: a.data(lessonPlace),
})

// Added: what a student writes down beside the video.
export const getLessonMemos = read('/api/conn/coz/getLessonMemos', {
  summary: "This person's own notes on a lesson, by their moment in the video",
  query: ofLesson,
  answer: a.data(a.rows(lessonMemo)),
})
export const saveLessonMemo = act('/api/conn/coz/saveLessonMemo', {
  summary: 'Write a note at a moment of the video, or change one',
  body: v.object({
    id: unsetId,
    lessonId: id,
    second: videoSecond,
    content: requiredWords(lessonMemoLength),
  }),
  answer: a.data(lessonMemo),
})
export const deleteLessonMemo = act('/api/conn/coz/deleteLessonMemo', {
  summary: "Delete a note of one's own",
  body: v.object({ id }),
})

export const authorizeVideo = readByPost('/api/videoPlay/auth', {
  summary: 'Permission to play a video of the video host, and its cover',
  body: v.object({ videoId: v.pipe(textUpTo(128), v.minLength(1)) }),
  answer: a.data(a.object({ playAuth: v.string(), videoMeta: a.object({ coverURL: a.text }) })),
})
