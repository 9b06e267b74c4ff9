import { calls } from '@mango/contract/calls'
import { beginOf, daysLater, platformTime } from '@mango/contract/platform-time'
import { and, asc, countDistinct, desc, eq, getTableColumns, gte, isNull, lt, sql } from 'drizzle-orm'
import { allOf, anyOf, creator, type Asked } from '../../access/access.ts'
import { coursesOf } from '../../shared/courses/own-course.ts'
import {
  course,
  courseware,
  liveClass,
  liveQuestion,
  person,
  project,
  room,
  schoolClass,
  timetableHour,
} from '../../database/schema.ts'
import { anybodySignedIn, teachers, type AreaHandlers } from '../../handler.ts'
import { subjectName } from '../../shared/school/names.ts'
import { classNamesOf } from '../../shared/school/class-names.ts'
import { homeworkAnswers, homeworkToSee } from './homework.ts'
import { search } from './search.ts'
import { ownerOfProject, saveProject } from './projects.ts'

const ownProject = allOf(teachers, creator(ownerOfProject))
const isNew = ({ input }: Asked<{ body: { id?: number | null | undefined } }>) => !input.body.id
const newOrOwn = allOf(teachers, anyOf(isNew, ownProject))

export const today: AreaHandlers<'today'> = {
  getTimetable: {
    access: anybodySignedIn,
    handle: async ({ query, services: { db }, session }) => {
      const rows = await db
        .select({
          ...getTableColumns(timetableHour),
          courseName: course.name,
          subjectId: course.subjectId,
          preInstall: course.preInstall,
          className: schoolClass.name,
          teacherName: person.nickname,
        })
        .from(timetableHour)
        .innerJoin(course, eq(course.id, timetableHour.courseId))
        .innerJoin(schoolClass, eq(schoolClass.id, timetableHour.classId))
        .innerJoin(person, eq(person.id, course.teacherId))
        .where(
          and(
            coursesOf(db, session),
            gte(timetableHour.beginsAt, beginOf(query.from)),
            lt(timetableHour.beginsAt, daysLater(beginOf(query.to), 1)),
          ),
        )
        .orderBy(asc(timetableHour.beginsAt), asc(timetableHour.id))
      return {
        data: rows.map(({ beginsAt, endsAt, subjectId, ...hour }) => ({
          ...hour,
          subjectName: subjectName(subjectId),
          begin: platformTime(beginsAt),
          end: platformTime(endsAt),
        })),
      }
    },
  },
  getRunningClasses: {
    access: teachers,
    handle: async ({ services: { db }, session }) => {
      const rows = await db
        .select({
          answerClassId: liveClass.id,
          roomId: liveClass.roomId,
          roomName: room.name,
          ids: liveClass.classIds,
          coursewareId: courseware.id,
          coursewareName: liveClass.coursewareName,
          questionIds: courseware.questionIds,
          beganAt: liveClass.beganAt,
          asked: countDistinct(liveQuestion.questionId),
        })
        .from(liveClass)
        .innerJoin(room, eq(room.id, liveClass.roomId))
        .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
        // What was asked in between is none of the questions that it has.
        .leftJoin(
          liveQuestion,
          and(
            eq(liveQuestion.answerClassId, liveClass.id),
            sql`${liveQuestion.questionId} = any(${courseware.questionIds})`,
          ),
        )
        .where(
          and(
            eq(liveClass.teacherId, session.personId),
            eq(liveClass.schoolId, session.schoolId),
            isNull(liveClass.endedAt),
          ),
        )
        .groupBy(liveClass.id, room.id, courseware.id)
        .orderBy(desc(liveClass.beganAt))
      const namesOf = await classNamesOf(
        db,
        rows.flatMap(({ ids }) => ids),
      )
      return {
        data: rows.map(({ ids, questionIds, beganAt, ...row }) => ({
          ...row,
          classIds: ids.join(),
          className: namesOf(ids),
          begin: platformTime(beganAt),
          questionCount: questionIds.length,
        })),
      }
    },
  },
  getHomeworkToSee: {
    access: teachers,
    handle: async ({ services: { db }, session, now }) => ({ data: await homeworkToSee(db, session, now) }),
  },
  getHomeworkAnswers: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => ({ data: await homeworkAnswers(db, session, query) }),
  },
  listProjects: {
    access: teachers,
    handle: async ({ services: { db }, session }) => {
      const { id, name, note, done, total, due } = getTableColumns(project)
      return {
        data: await db
          .select({ id, name, note, done, total, due })
          .from(project)
          .where(and(eq(project.ownerId, session.personId), eq(project.schoolId, session.schoolId)))
          .orderBy(sql`${done} >= ${total}`, sql`${due} asc nulls last`, asc(id)),
      }
    },
  },
  saveProject: {
    access: newOrOwn,
    repeats: 'double-press',
    handle: async ({ body, services: { db }, session, now }) => {
      await saveProject(db, body, session, now)
      return {}
    },
  },
  deleteProject: {
    access: ownProject,
    undoes: calls.today.saveProject,
    handle: async ({ body, services: { db } }) => {
      await db.delete(project).where(eq(project.id, body.id))
      return {}
    },
  },
  searchHome: {
    access: anybodySignedIn,
    handle: async ({ query, services: { db }, session }) => ({ data: await search(db, query.query, session) }),
  },
}
