import { fileType } from '@mango/contract/library'
import { lessonStatus } from '@mango/contract/lessons'
import { and, asc, eq, inArray, like, lte, sql } from 'drizzle-orm'
import {
  chapter,
  conversion,
  course,
  lesson,
  lessonChapter,
  lessonFile,
  libraryFile,
  person,
  slidePicture,
  student,
  timetableHour,
} from '../database/schema.ts'
import { putOnce } from '../storage/storage.ts'
import { semesterOf, subjectName } from '../shared/school/names.ts'
import { demoAccounts } from './accounts.ts'
import { lessonClipSeconds } from './files/lesson-clip.ts'
import { notebookPage, slide } from './files/lesson-pictures.ts'
import { pdf } from './files/pdf.ts'
import { insertMany } from '../database/insert-many.ts'
import type { SeedContext, Seed } from './seed.ts'
import { topics } from './topics.ts'

type Course = typeof course.$inferSelect
type Hour = typeof timetableHour.$inferSelect
type File = typeof lessonFile.$inferInsert
type Chapter = typeof chapter.$inferSelect

/** Lessons of a course before the newest, in which everything is to be found. */
const rich = 8
/** Hours of a course that nobody of the shown accounts gives or takes. */
const fewHours = 3

const activities = [
  '主题阅读与分享',
  '分组讨论',
  '优秀作品展示',
  '实践与记录',
  '限时训练与讲评',
  '成果汇报',
  '自主探究',
  '阶段小结',
]
const pages = [
  { heading: '学习目标', lines: ['1. 说出这节课的主要内容', '2. 结合例子说明自己的理解', '3. 完成课堂练习并互相评价'] },
  { heading: '情境与问题', lines: ['读一读，圈出关键词', '你从中发现了什么？', '和同桌说一说理由'] },
  {
    heading: '合作探究',
    lines: ['活动一：独立思考 3 分钟', '活动二：小组交流，记录不同的想法', '活动三：代表发言，其他同学补充'],
  },
  { heading: '例题精讲', lines: ['先弄清已知什么、要求什么', '再选择合适的方法', '最后检查过程与结论'] },
  { heading: '课堂小结', lines: ['今天学到的方法是……', '我还有疑问的是……', '作业：完成课时练习第 1—4 题'] },
]
const notes = [
  {
    heading: '课堂笔记',
    lines: [
      '一、重点词句',
      '圈出关键词，写下自己的理解',
      '★ 易错：审题要完整',
      '二、方法小结',
      '先观察，再比较，最后归纳',
    ],
  },
  {
    heading: '整理与反思',
    lines: ['今天学会了：', '1. 从例子中找规律', '★ 注意书写步骤', '2. 用自己的话解释', '还想问：为什么要分类讨论？'],
  },
  {
    heading: '错题订正',
    lines: ['第 7 题：漏看条件', '改：逐句圈画题目', '★ 以后先列已知', '第 12 题：计算粗心', '改：算完再验一遍'],
  },
  {
    heading: '思维导图',
    lines: ['中心：这一课讲了什么', '分支一：内容', '★ 分支二：方法', '分支三：联系生活', '分支四：我的疑问'],
  },
]

const noteKey = (index: number) => `lesson-note/1/demo/${index + 1}.svg`

async function drawNotes({ storage }: SeedContext) {
  for (const [index, { heading, lines }] of notes.entries())
    await putOnce(storage, noteKey(index), notebookPage(heading, lines, index % 2 === 0 ? -1.2 : 1))
}

/** The lowest chapters of a textbook, in its order: a lesson is about one of these. */
function leavesOf(all: readonly Chapter[]): Chapter[] {
  const ordered = (parentId: number | null): Chapter[] =>
    all
      .filter((one) => one.parentId === parentId)
      .toSorted((a, b) => a.showOrder - b.showOrder)
      .flatMap((one) => {
        const below = ordered(one.id)
        return below.length > 0 ? below : [one]
      })
  return ordered(null)
}

/** What the nth hour of a course is about: each leaf of the book gets two hours, and one goes on where the other ended. */
function topicOf(leaves: readonly Chapter[], number: number) {
  const leaf = leaves[Math.floor(number / 2) % Math.max(1, leaves.length)]
  return { title: `${leaf?.name ?? '专题学习'}（第${(number % 2) + 1}课时）`.slice(0, 20), leaf }
}

async function coursewareOf({ storage }: SeedContext, id: number, title: string) {
  const objectKey = `lessons/demo/${id}.pdf`
  await putOnce(
    storage,
    objectKey,
    pdf([
      { title, lines: ['学习目标', '合作探究', '课堂小结'] },
      ...pages.map(({ heading, lines }) => ({ title: heading, lines })),
    ]),
  )
  const all = [{ heading: title, lines: ['芒果实验学校'] }, ...pages]
  const slides = []
  for (const [index, { heading, lines }] of all.entries()) {
    const key = `slides/demo/${id}-${index + 1}.svg`
    await putOnce(storage, key, slide(heading, lines, index + 1, all.length))
    slides.push({ objectKey: key, coursewareKey: objectKey, showOrder: index })
  }
  return { objectKey, slides }
}

/** Whether a course is given by an account that the login page names, or taken by its student's class. */
async function shownBy({ db }: SeedContext) {
  const teachers = await db
    .select({ id: person.id })
    .from(person)
    .where(inArray(person.mobile, Object.values(demoAccounts.teachers)))
  const [pupil] = await db
    .select({ classId: student.classId })
    .from(student)
    .where(and(eq(student.schoolId, 1), eq(student.studentCode, demoAccounts.student.studentCode)))
  const ids = new Set(teachers.map(({ id }) => id))
  return (one: Course, hour: Hour | undefined) =>
    ids.has(one.teacherId) || (hour !== undefined && hour.classId === pupil?.classId)
}

/** A term's lessons: with video, slides, notes and materials where the shown accounts look, a few everywhere else. */
export const lessonsSeed: Seed = {
  name: 'lessons',
  async sow(context) {
    const { db, now, random } = context
    await drawNotes(context)
    const { schoolYear, termId } = semesterOf(now)
    const courses = await db
      .select()
      .from(course)
      .where(and(eq(course.schoolYear, schoolYear), eq(course.termId, termId)))
      .orderBy(asc(course.id))
    const hours = await db
      .select()
      .from(timetableHour)
      .where(lte(timetableHour.beginsAt, now))
      .orderBy(asc(timetableHour.beginsAt), asc(timetableHour.id))
    const chapters = await db.select().from(chapter)
    const library = await db
      .select()
      .from(libraryFile)
      .where(eq(libraryFile.variant, 'class'))
      .orderBy(asc(libraryFile.id))
    const [video] = await db
      .select()
      .from(libraryFile)
      .where(
        and(eq(libraryFile.schoolId, 1), eq(libraryFile.type, fileType.video), like(libraryFile.fileName, '%微课.mp4')),
      )
      .orderBy(asc(libraryFile.id))
      .limit(1)
    const isShown = await shownBy(context)
    const lessons: (typeof lesson.$inferInsert & { id: number })[] = []
    const inChapters: (typeof lessonChapter.$inferInsert)[] = []
    const files: File[] = []
    const slides: (typeof slidePicture.$inferInsert)[] = []
    const books = new Map<string, Chapter[]>()
    const bookOf = ({ schoolId, subjectId, gradeId }: Course) => {
      const key = [schoolId, subjectId, gradeId].join()
      const known =
        books.get(key) ??
        leavesOf(
          chapters.filter((one) => one.schoolId === schoolId && one.subjectId === subjectId && one.gradeId === gradeId),
        )
      books.set(key, known)
      return known
    }
    for (const one of courses) {
      const past = hours.filter(({ courseId }) => courseId === one.id)
      const shown = isShown(one, past[0])
      const ofSchool = library.filter(
        ({ schoolId, type }) => schoolId === one.schoolId && type !== fileType.video && type !== fileType.image,
      )
      const titles = topics.filter(({ subject }) => subject === subjectName(one.subjectId)).map(({ title }) => title)
      const ofSubject = ofSchool.filter(({ fileName }) => titles.some((title) => fileName.startsWith(title)))
      const materials = ofSubject.length > 0 ? ofSubject : ofSchool
      // The newest hour is still to be made a lesson of.
      const taught = past.slice(0, -1)
      for (const [number, hour] of taught.entries()) {
        const fromEnd = taught.length - number
        if (!shown && fromEnd > fewHours) continue
        const id = lessons.length + 1
        const { title, leaf } = one.preInstall
          ? topicOf(bookOf(one), number)
          : { title: `第${number + 1}次 ${activities[number % activities.length] ?? ''}`, leaf: undefined }
        const hasVideo = video !== undefined && one.schoolId === 1 && fromEnd % 3 !== 2
        const draft = fromEnd === 1 || fromEnd % 11 === 7
        lessons.push({
          id,
          schoolId: one.schoolId,
          courseId: one.id,
          classId: one.preInstall ? hour.classId : null,
          hourId: hour.id,
          subjectId: one.subjectId,
          title,
          description: `${title.replace(/（.*/, '')}：先独立思考，再小组交流。课后请完成课时练习，把没弄懂的地方写在笔记上。`,
          status: draft ? lessonStatus.draft : lessonStatus.published,
          heldAt: hour.beginsAt,
          videoSeconds: hasVideo ? lessonClipSeconds : 0,
          slideStarts: [],
          createdBy: one.teacherId,
          createdAt: hour.beginsAt,
          updatedAt: new Date(Math.min(now.getTime(), hour.endsAt.getTime() + random.between(1, 20) * 600_000)),
        })
        if (leaf) inChapters.push({ lessonId: id, chapterId: leaf.id })
        const add = (file: Omit<File, 'lessonId' | 'link' | 'tags' | 'libraryFileId'> & { libraryFileId?: number }) =>
          files.push({ libraryFileId: null, link: null, tags: null, ...file, lessonId: id })
        if (hasVideo)
          add({
            part: 'video',
            libraryFileId: video.id,
            fileName: `${title}实录.mp4`,
            objectKey: video.objectKey,
            bytes: video.bytes,
            showOrder: 0,
          })
        if (!shown || fromEnd > rich) continue
        if (fromEnd % 4 !== 3) {
          const made = await coursewareOf(context, id, title)
          slides.push(...made.slides)
          add({
            part: 'courseware',
            fileName: `${title}课件.pdf`,
            objectKey: made.objectKey,
            bytes: 4096,
            showOrder: 0,
          })
        }
        if (fromEnd % 2 === 0)
          for (const [index] of notes.entries())
            add({
              part: 'note',
              fileName: `笔记${index + 1}.svg`,
              objectKey: noteKey(index),
              bytes: 2048,
              showOrder: index,
            })
        // One after the other from some place on: none comes twice.
        const first = random.between(0, materials.length - 1)
        const chosen = [...materials.slice(first), ...materials.slice(0, first)].slice(0, fromEnd % 4)
        for (const [index, { id: libraryFileId, fileName, objectKey, bytes }] of chosen.entries())
          add({ part: 'material', libraryFileId, fileName, objectKey, bytes, showOrder: index })
      }
    }
    await insertMany(db, lesson, lessons)
    await db.execute(sql`select setval(pg_get_serial_sequence('lesson', 'id'), (select max(id) from lesson))`)
    await insertMany(db, lessonChapter, inChapters)
    await insertMany(db, lessonFile, files)
    await insertMany(db, slidePicture, slides)
    await insertMany(
      db,
      conversion,
      [...new Set(slides.map(({ coursewareKey }) => coursewareKey))].map((objectKey) => ({
        objectKey,
        kind: 'slides' as const,
        extension: 'pdf',
        state: 'done' as const,
        askedAt: now,
      })),
    )
    await db.execute(sql`
      insert into upload (object_key, stored_at, claims)
      select object_key, ${now.toISOString()}::timestamptz, count(*) from (
        select object_key from lesson_file where object_key is not null union all select object_key from slide_picture
      ) as kept group by object_key
      on conflict (object_key) do update set claims = upload.claims + excluded.claims`)
    await db.execute(sql`analyze lesson, lesson_file`)
  },
}
