import * as v from 'valibot'
import * as a from '../answer.ts'

/** Publish state of a lesson; the filter of the list has 0 for all. */
export const lessonStatus = { draft: 1, published: 2 } as const
export const anyLessonStatus = 0

export const lessonRow = a.object({
  id: a.id,
  /** Null for an hour of the timetable that nobody has made a lesson of: there is nothing to open. */
  lessonId: a.orNull(a.id),
  title: a.text,
  createTime: a.time,
  lessonTime: a.time,
  updateTime: a.time,
  /** One of `lessonStatus`. */
  status: a.numberOr(lessonStatus.draft),
  hasVideo: a.flag,
  hasPpt: a.flag,
  hasNotes: a.flag,
  hasFile: a.flag,
  // The documents' row ends here. What follows is added, so that a list shows what a lesson is about.
  /** Its hour in the timetable; null where it has none. */
  timeTableId: a.orNull(a.id),
  /** Address of its first slide or of a still of its video; empty where it has neither. */
  coverUrl: a.text,
  /** Of its video, in seconds; 0 where it has none. */
  videoLength: a.numberOr(0),
  /** Names of the chapters it belongs to. */
  chapterNames: a.rows(v.string()),
})
export type LessonRow = v.InferOutput<typeof lessonRow>

/** A node of the lazy chapter tree. */
export const chapter = a.object({ chapterId: a.id, name: a.text, hasChild: a.flag })
export type Chapter = v.InferOutput<typeof chapter>
const section = a.object({ ...chapter.entries, children: a.rows(chapter) })
/** A chapter with all below it. The documents leave the depth open: three levels, decided here. */
export const chapterTree = a.object({ ...chapter.entries, children: a.rows(section) })
export type ChapterTree = v.InferOutput<typeof chapterTree>

/**
 * A month that has lessons: 1 to 12. The documents leave its type open; 0 stands for all months there, so it is a
 * number, within the school year of the course.
 */
export const lessonMonth = a.object({
  month: a.number,
  /** Calendar year of the month, and how many lessons it has: additions. 0 where a server does not tell. */
  year: a.numberOr(0),
  count: a.numberOr(0),
})

/** A picture of a student's or the teacher's notes, and a small one of it. */
export const lessonNote = a.object({ id: a.maybe(a.id), url: a.text, urlAbridge: a.text })

export const lessonFile = a.object({
  fileId: a.maybe(a.id),
  fileName: a.text,
  /** In KB. */
  size: a.numberOr(0),
  url: a.text,
  tags: a.maybe(a.text),
  /** Whether it is a video that can't be played yet: an addition. */
  transcoding: a.flag,
})
export type LessonFile = v.InferOutput<typeof lessonFile>

const neighbour = a.object({
  lessonId: a.id,
  title: a.text,
  lessonTime: a.time,
  status: a.numberOr(lessonStatus.draft),
})

/** A lesson as its page shows it and its editor begins with. */
export const lessonDetail = a.object({
  subjectId: a.id,
  subjectName: a.text,
  courseId: a.id,
  /** Whether its course comes with chapters, as `courses` tells it; null where nobody says. */
  preInstall: a.orNull(a.flag),
  className: a.text,
  /** Its hour in the timetable; null where it has none. */
  timeTableId: a.orNull(a.id),
  /** Whether the hour is booked for recording: a video or courseware of one's own cancels that. */
  booked: a.flag,
  /** One of `lessonStatus`. */
  status: a.numberOr(lessonStatus.draft),
  title: a.text,
  desc: a.text,
  lessonTime: a.time,
  updateTime: a.time,
  chapterVOS: a.rows(chapterTree),
  /** The chapters it belongs to. The documents give the id only: the name for its label is decided here. */
  chapterNames: a.rows(a.object({ id: a.id, name: a.text, parentId: a.maybe(a.numberOr(0)) })),
  videoUrl: a.text,
  videoFileId: a.maybe(a.id),
  /** Address of a still of the video; empty while it is being transcoded. */
  transcodeImg: a.text,
  /** Addresses of the slides, in order. */
  videoImages: a.rows(a.text),
  /** JSON: from the index of a slide, from 0, to the second of the video it starts at. */
  videoConfig: a.text,
  pptUrl: a.text,
  pptFileId: a.maybe(a.id),
  tags: a.rows(a.text),
  excellentNotes: a.rows(lessonNote),
  files: a.rows(lessonFile),
  // The documents' fields end here. What follows is added.
  classId: a.orNull(a.id),
  /** Whether the video can't be played yet: ask again. */
  transcoding: a.flag,
  /** Why no video was made that all browsers play; empty where there is one, or it is on its way. */
  videoNote: a.text,
  /** Whether the slides are still being made of the courseware: ask again. */
  slidesComing: a.flag,
  /** In seconds; 0 where it is not known. */
  videoLength: a.numberOr(0),
  /** Names of the files, which are told by their addresses otherwise. */
  videoName: a.text,
  pptName: a.text,
  /** The lessons of the course before and after it, of those that whoever asks may see. */
  previousLesson: a.orNull(neighbour),
  nextLesson: a.orNull(neighbour),
})
export type LessonDetail = v.InferOutput<typeof lessonDetail>

/** A class that the lesson could go to as well. */
export const relatedClass = a.object({
  id: a.id,
  name: a.text,
  /** Whether there is a lesson in this hour there, or a copy of this one: publishing overwrites that. */
  existsRecord: a.flag,
})
export type RelatedClass = v.InferOutput<typeof relatedClass>

/** What a student wrote down at a moment of the video. The documents have no such thing: an addition. */
export const lessonMemo = a.object({
  id: a.id,
  /** Second of the video. */
  second: a.numberOr(0),
  content: a.text,
  createTime: a.time,
})
export type LessonMemo = v.InferOutput<typeof lessonMemo>

/** Lets a phone send pictures of notes to an editor, for a while. */
export const noteTicket = a.object({
  ticketId: a.id,
  /** What the phone shows of itself; it opens nothing else. */
  token: v.string(),
})

/** Where a lesson that is still to be made belongs. */
export const lessonPlace = a.object({
  subjectId: a.id,
  /** The classes it can be for; none where the course is for chosen students. */
  classes: a.rows(a.object({ id: a.id, name: a.text })),
  /** That of the hour, or of a course from the timetable; null where it can be for everybody. */
  classId: a.orNull(a.id),
  lessonTime: a.time,
  booked: a.flag,
})
