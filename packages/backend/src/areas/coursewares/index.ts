import { calls } from '@mango/contract/calls'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { person, question, room } from '../../database/schema.ts'
import { teachers, type AreaHandlers } from '../../handler.ts'
import { gradesOf } from '../../shared/school/classes.ts'
import { coverColumns, describe } from './describe.ts'
import { listOf } from './list.ts'
import { listPapers } from '../../shared/coursewares/papers.ts'
import { addCourseware, deleteCourseware, updateCourseware } from './save.ts'
import { classesWithScores, refuseOthersScores, scoresOf } from './scores.ts'
import { onceVisibleCourseware, visibleCourseware } from '../../shared/coursewares/visible.ts'
import { versionOf } from './version.ts'
import { keepPicture, writeQuestion } from './written-questions.ts'
import { gradeName } from '../../shared/school/names.ts'
import { taughtClasses } from '../../shared/school/taught-classes.ts'

export const coursewares: AreaHandlers<'coursewares'> = {
  listGrades: {
    access: teachers,
    /** The grades the school has classes in. */
    handle: async ({ services: { db }, session }) => {
      const grades = await gradesOf(db, session.schoolId)
      return { data: grades.map((id) => ({ id, name: gradeName(id) })) }
    },
  },
  listClasses: {
    access: teachers,
    /** The classes a teacher teaches; all of the school for one who teaches none. */
    handle: async ({ services: { db }, session }) => {
      const classes = await taughtClasses(db, session)
      return { data: classes.map(({ id, name }) => ({ id, name })) }
    },
  },
  listClassRooms: {
    access: teachers,
    handle: async ({ services: { db }, session }) => ({
      data: await db
        .select({ id: room.id, name: room.name })
        .from(room)
        .where(and(eq(room.schoolId, session.schoolId), isNull(room.classIds)))
        .orderBy(asc(room.id)),
    }),
  },
  listCoursewares: {
    access: teachers,
    handle: async ({ body, services: { db }, session }) => {
      const { rows, total } = await listOf(db, session, body)
      return { data: rows.map(describe), total }
    },
  },
  deleteCourseware: {
    access: teachers,
    undoes: calls.coursewares.addCourseware,
    handle: async ({ params, services: { db }, session, now }) => {
      await deleteCourseware(db, params.id, session, now)
      return {}
    },
  },
  addCourseware: {
    access: teachers,
    repeats: 'double-press',
    handle: async ({ body, services, session, now }) => ({
      data: { id: await addCourseware(services.db, body, session, now) },
    }),
  },
  updateCourseware: {
    access: teachers,
    handle: async ({ body, services, session }) => {
      await updateCourseware(services.db, body, session)
      return {}
    },
  },
  getCourseware: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => {
      const found = await visibleCourseware(db, query.id, session)
      const [told] = await db
        .select({ createBy: person.nickname, ...coverColumns })
        .from(person)
        .leftJoin(question, eq(question.id, found.questionIds[0] ?? 0))
        .where(eq(person.id, found.ownerId))
      if (!told) throw new Error('a courseware has no owner')
      return { data: { ...describe({ ...found, ...told }), version: await versionOf(db, found.id) } }
    },
  },
  writeQuestion: {
    access: teachers,
    repeats: 'double-press',
    handle: async ({ body, services, session, now }) => ({ data: await writeQuestion(services, body, session, now) }),
  },
  uploadQuestionPicture: {
    access: teachers,
    handle: async ({ file, services, session, now }) => ({ data: await keepPicture(services, file, session, now) }),
  },
  listPapers: {
    access: teachers,
    handle: async ({ query, services, session }) => ({ data: await listPapers(services.db, query, session) }),
  },
  scoreCondition: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => {
      const found = await onceVisibleCourseware(db, query.coursewareId, session)
      await refuseOthersScores(db, found.id, query.classId, session)
      return { data: await scoresOf(db, found, query.classId) }
    },
  },
  existsScoreClasses: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => {
      const { id } = await onceVisibleCourseware(db, query.coursewareId, session)
      return { data: await classesWithScores(db, id, session) }
    },
  },
}
