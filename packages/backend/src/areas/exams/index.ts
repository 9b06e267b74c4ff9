import { authority } from '@mango/contract'
import { calls } from '@mango/contract/calls'
import { platformTime } from '@mango/contract/platform-time'
import { teachersWith, type AreaHandlers } from '../../handler.ts'
import { gradeName, schoolYearName, subjectName, termName, typeName } from '../../shared/school/names.ts'
import { addSubjects } from './add-subjects.ts'
import { addExam } from './add.ts'
import { changeExam } from './change-exam.ts'
import { deleteExam } from './delete.ts'
import { deleteExams } from './delete-exams.ts'
import { examInfo } from './info.ts'
import { listExams } from './list.ts'
import { mergeExams } from './merge.ts'
import { seenBy, seesAll } from './seen.ts'
import { subExams } from './sub-exams.ts'
import { examDeletions, undoDeletion } from './undo-deletion.ts'
import { undoMerge } from './undo-merge.ts'

const staff = teachersWith(authority.examManagement)
const creators = teachersWith(authority.createExam)
const deleters = teachersWith(authority.deleteExam)

export const exams: AreaHandlers<'exams'> = {
  examList: {
    access: staff,
    handle: async ({ services, session, body, now }) => {
      const { exams: found, total } = await listExams(
        services.db,
        session.schoolId,
        { ...body, seesAll: seesAll(session) },
        now,
      )
      const data = found.map((one) => ({
        examId: one.id,
        examName: one.name,
        subjectNames: one.subjectIds.map(subjectName),
        status: one.status,
        startTime: platformTime(one.startTime),
        ...(one.undoUntil && { undoUntil: platformTime(one.undoUntil) }),
        schoolYear: schoolYearName(one.schoolYear),
        term: termName(one.termId),
        gradeName: gradeName(one.gradeId),
        typeName: typeName(one.type),
      }))
      return { data, total }
    },
  },
  addExam: {
    access: creators,
    repeats: 'double-press',
    handle: async ({ services, session, body, now }) => {
      const added = await addExam(services.db, session, body, now)
      return { data: { examId: added.id, examName: added.name } }
    },
  },
  mergeExam: {
    access: staff,
    repeats: 'double-press',
    handle: async ({ services, session, body, now }) => {
      const merged = await mergeExams(services.db, session, body, now)
      return { data: { examId: merged.id } }
    },
  },
  undoMerge: {
    access: staff,
    undoes: calls.exams.mergeExam,
    handle: async ({ services, session, body, now }) => ({
      data: { examIds: await undoMerge(services.db, session, body.examId, now) },
    }),
  },
  getExamInfo: {
    access: staff,
    handle: async ({ services, session, params, now }) => ({
      data: await examInfo(services.db, session.schoolId, params.examId, seenBy(session), now),
    }),
  },
  getSubExamInfo: {
    access: staff,
    handle: async ({ services, session, params }) => ({
      data: await subExams(services.db, session.schoolId, params.examId, seenBy(session)),
    }),
  },
  changeExam: {
    access: creators,
    handle: async ({ services, session, body }) => {
      await changeExam(services.db, session.schoolId, body)
      return {}
    },
  },
  addExamSubjects: {
    access: creators,
    handle: async ({ services, session, body, now }) => ({
      data: { examIds: await addSubjects(services.db, session.schoolId, body.examId, body.subjectIds, now) },
    }),
  },
  deleteExamScore: {
    access: deleters,
    undoes: calls.exams.addExam,
    handle: ({ services, session, body, now }) => deleteExam(services.db, session, body.examId, now),
  },
  deleteExams: {
    access: deleters,
    undoes: calls.exams.addExam,
    handle: async ({ services, session, body, now }) => {
      const { deletionId, undoUntil } = await deleteExams(services.db, session, body.examIds, now)
      return { data: { deletionId, undoUntil: platformTime(undoUntil) } }
    },
  },
  getExamDeletions: {
    access: deleters,
    handle: async ({ services, session, now }) => {
      const found = await examDeletions(services.db, session.schoolId, now)
      return { data: found.map((one) => ({ ...one, undoUntil: platformTime(one.undoUntil) })) }
    },
  },
  undoDeleteExams: {
    access: deleters,
    handle: async ({ services, session, body, now }) => ({
      data: { examIds: await undoDeletion(services.db, session.schoolId, body.deletionId, now) },
    }),
  },
}
