import { check, paperSource } from '@mango/contract/paper-records'
import { platformTime } from '@mango/contract/platform-time'
import { subjectNames } from '@mango/contract/subjects'
import { and, asc, eq } from 'drizzle-orm'
import { courseOf } from '../../shared/courses/own-course.ts'
import { student, teaching } from '../../database/schema.ts'
import { anybodySignedIn, students, type AreaHandlers } from '../../handler.ts'
import { answerPagesOf } from '../../shared/papers/answer-pages.ts'
import { readableAnsweredPaper } from '../../shared/papers/answered-papers.ts'
import { answeredQuestionsOf, signing } from '../../shared/papers/answered-questions.ts'
import { subjectName } from '../../shared/school/names.ts'
import { monthsOf, recordsOf, yearsOf } from './records.ts'
import { scoreRatesOf } from './score-rates.ts'

export const paperRecords: AreaHandlers<'paperRecords'> = {
  getPaperRecordMonths: {
    access: students,
    handle: async ({ query, services: { db }, session }) => {
      const course = await courseOf(db, query.courseId, session)
      return { data: await monthsOf(db, { studentId: session.personId, source: query.source, course }) }
    },
  },
  getPaperRecordYears: {
    access: students,
    handle: async ({ query, services: { db }, session }) => {
      const course = query.courseId === undefined ? undefined : await courseOf(db, query.courseId, session)
      const { source, subjectId } = query
      return { data: await yearsOf(db, { studentId: session.personId, source, subjectId, course }) }
    },
  },
  getPaperRecords: {
    access: students,
    handle: async ({ body, services: { db }, session }) => {
      const course = body.courseId ? await courseOf(db, body.courseId, session) : undefined
      const { rows, total } = await recordsOf(db, { ...body, studentId: session.personId, course })
      return {
        data: rows.map(({ subjectId, handedInAt, paperId, checked, right, wrong, questions, ...row }) => ({
          ...row,
          subjectName: subjectName(subjectId),
          createTime: platformTime(handedInAt),
          // What a student checks is known by its paper too.
          composedPaperId: row.correctBySelf ? paperId : null,
          counts: { total: questions, checked, right, wrong },
        })),
        page: { totalNum: total },
      }
    },
  },
  getOngoingSubjects: {
    access: students,
    handle: async ({ services: { db }, session }) => {
      const taught = await db
        .selectDistinct({ id: teaching.subjectId })
        .from(teaching)
        .innerJoin(student, eq(student.classId, teaching.classId))
        .where(and(eq(student.personId, session.personId), eq(student.schoolId, session.schoolId)))
        .orderBy(asc(teaching.subjectId))
      return { data: taught.filter(({ id }) => id in subjectNames).map(({ id }) => ({ id, name: subjectName(id) })) }
    },
  },
  getPaperDetail: {
    access: anybodySignedIn,
    handle: async ({ query, services, session, origin, now }) => {
      const { db } = services
      const answered = await readableAnsweredPaper(services.db, query.id, session)
      const sign = signing(services.ownFiles, { origin, now })
      const questions = await answeredQuestionsOf(db, answered)
      const pages = await answerPagesOf(db, answered.id)
      const isExam = answered.source === paperSource.exam
      return {
        data: {
          paperName: answered.name,
          updateTime: platformTime(answered.updatedAt),
          awaitsCorrection:
            answered.correctBySelf && answered.correctedAt === null && answered.studentId === session.personId,
          cards: await Promise.all(pages.map(({ objectKey }) => sign.address(objectKey))),
          studentScoreRate: answered.scoreRate,
          scoreRates: isExam ? await scoreRatesOf(db, answered) : null,
          answerList: await Promise.all(
            questions.map(async ({ question, check: checked, parts }) => ({
              id: question.id,
              typeName: question.typeName,
              right: checked === check.right,
              check: checked,
              knowledgePoint: question.knowledgePoint ?? '',
              ...(await sign.ofQuestion(question)),
              subAnswers: await Promise.all(
                parts.map(async (part) => ({
                  id: part.id,
                  questionId: question.id,
                  check: part.check,
                  subScoreVOs:
                    part.text === '' && part.picture === null
                      ? []
                      : [{ text: part.text, pic: await sign.address(part.picture) }],
                  ...(await sign.ofSolution(part)),
                })),
              ),
            })),
          ),
        },
      }
    },
  },
}
