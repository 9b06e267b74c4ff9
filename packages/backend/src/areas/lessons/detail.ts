import { sharedEvenly, type LessonDetail } from '@mango/contract/lessons'
import { platformTime } from '@mango/contract/platform-time'
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { course, lesson, lessonChapter, schoolClass, timetableHour } from '../../database/schema.ts'
import { subjectName } from '../../shared/school/names.ts'
import { abilities } from '../../shared/media/abilities.ts'
import { conversionsOf, isOpen, noteOn, smallPicturesOf, videosOf } from '../../shared/media/conversions.ts'
import { stillOf } from '../../shared/media/still-of.ts'
import { isForClass, visibleTo } from '../../shared/courses/visible-lessons.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session/sessions.ts'
import type { Reader } from '../../storage/signed-address.ts'
import { branchesTo, chaptersOf, treeOf } from './chapters.ts'
import { addressOfFile, filesOf, isWaitedFor, shownVideo, slidesOf, type LessonFile } from './parts.ts'
import type { Lesson } from './visible-lesson.ts'

/** Where nobody noted when the slides were turned, they share the video evenly. */
const startsOf = ({ slideStarts }: Lesson, videoSeconds: number, slides: number): readonly number[] =>
  slideStarts.length > 0 ? slideStarts.slice(0, slides) : sharedEvenly(slides, videoSeconds)

async function neighbours(db: Database, { courseId, classId, heldAt, id }: Lesson, session: Session) {
  const columns = { lessonId: lesson.id, title: lesson.title, lessonTime: lesson.heldAt, status: lesson.status }
  const beside = (order: typeof asc, past: typeof gt) =>
    db
      .select(columns)
      .from(lesson)
      .where(
        and(
          eq(lesson.courseId, courseId),
          classId === null ? undefined : isForClass(db, eq(lesson.classId, classId)),
          visibleTo(db, session),
          or(past(lesson.heldAt, heldAt), and(eq(lesson.heldAt, heldAt), past(lesson.id, id))),
        ),
      )
      .orderBy(order(lesson.heldAt), order(lesson.id))
      .limit(1)
  const written = (rows: { lessonId: number; title: string; lessonTime: Date; status: number }[]) =>
    rows[0] ? { ...rows[0], lessonTime: platformTime(rows[0].lessonTime) } : null
  return {
    previousLesson: written(await beside(desc, lt)),
    nextLesson: written(await beside(asc, gt)),
  }
}

/** What a lesson's page shows. */
export async function detailOf(
  services: Services,
  reader: Reader,
  found: Lesson,
  session: Session,
): Promise<LessonDetail> {
  const { db } = services
  const [ofCourse] = await db.select().from(course).where(eq(course.id, found.courseId))
  const [ofClass] =
    found.classId === null
      ? []
      : await db.select({ name: schoolClass.name }).from(schoolClass).where(eq(schoolClass.id, found.classId))
  const [hour] =
    found.hourId === null
      ? []
      : await db.select({ booked: timetableHour.booked }).from(timetableHour).where(eq(timetableHour.id, found.hourId))
  const belongs = await db
    .select({ id: lessonChapter.chapterId })
    .from(lessonChapter)
    .where(eq(lessonChapter.lessonId, found.id))
  const chapters = ofCourse ? await chaptersOf(db, ofCourse) : []
  const ids = belongs.map(({ id }) => id)
  const files = await filesOf(db, [found.id])
  const of = (part: LessonFile['part']) => files.filter((file) => file.part === part)
  const coursewareKeys = of('courseware').flatMap(({ objectKey }) => objectKey ?? [])
  const pages = await conversionsOf(db, 'slides', coursewareKeys)
  // Behind their conversion: slides that come in between would be neither there nor still to come.
  const slides = await slidesOf(db, files)
  const videos = await videosOf(db, files)
  const addressed = async (some: readonly LessonFile[]) =>
    Promise.all(
      some.map(async (file) => ({ ...file, url: await addressOfFile(services, reader, shownVideo(file, videos)) })),
    )
  const [video] = await addressed(of('video'))
  const [courseware] = await addressed(of('courseware'))
  const made = videos.get(video?.objectKey ?? '')
  // Nobody knows how large a photo from a phone is.
  const notes = of('note').map((note) => ({ ...note, bytes: note.bytes || undefined }))
  const small = await smallPicturesOf(services, notes, reader.now)
  const seconds = found.videoSeconds || (made?.seconds ?? 0)
  const slideKeys = courseware?.objectKey ? (slides.get(courseware.objectKey) ?? []) : []
  return {
    subjectId: found.subjectId,
    subjectName: subjectName(found.subjectId),
    courseId: found.courseId,
    preInstall: ofCourse?.preInstall ?? null,
    classId: found.classId,
    className: ofClass?.name ?? ofCourse?.name ?? '',
    timeTableId: found.hourId,
    booked: hour?.booked ?? false,
    status: found.status,
    title: found.title,
    desc: found.description,
    lessonTime: platformTime(found.heldAt),
    updateTime: platformTime(found.updatedAt),
    chapterVOS: treeOf(branchesTo(chapters, ids)),
    chapterNames: chapters
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, parentId }) => ({ id, name, parentId: parentId ?? 0 })),
    videoUrl: video?.url ?? '',
    videoFileId: video?.libraryFileId ?? undefined,
    videoName: video?.fileName ?? '',
    videoLength: seconds,
    transcoding: video ? isWaitedFor(video, videos) : false,
    transcodeImg: await stillOf(services, reader, video, videos),
    videoNote: video ? noteOn(await abilities(db, services.converter, reader.now), video.fileName, made) : '',
    slidesComing: isOpen(pages.get(courseware?.objectKey ?? '')),
    videoImages: await Promise.all(
      slideKeys.map((objectKey) => addressOfFile(services, reader, { objectKey, link: null, fileName: '' })),
    ),
    videoConfig: JSON.stringify(Object.fromEntries(startsOf(found, seconds, slideKeys.length).entries())),
    pptUrl: courseware?.url ?? '',
    pptFileId: courseware?.libraryFileId ?? undefined,
    pptName: courseware?.fileName ?? '',
    tags: [],
    excellentNotes: await Promise.all(
      (await addressed(of('note'))).map(async ({ id, url, objectKey }) => ({
        id,
        url,
        urlAbridge: (await stillOf(services, reader, { objectKey }, small)) || url,
      })),
    ),
    files: (await addressed(of('material'))).map(({ libraryFileId, fileName, objectKey, bytes, url, tags }) => ({
      fileId: libraryFileId ?? undefined,
      fileName,
      size: Math.ceil(bytes / 1024),
      url,
      tags: tags ?? undefined,
      transcoding: isWaitedFor({ objectKey, fileName }, videos),
    })),
    ...(await neighbours(db, found, session)),
  }
}
