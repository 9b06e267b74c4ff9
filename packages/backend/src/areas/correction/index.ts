import { photoTokenSeconds } from '@mango/contract/correction'
import { platformTime } from '@mango/contract/platform-time'
import { subjectNames } from '@mango/contract/subjects'
import { and, eq } from 'drizzle-orm'
import { person, schoolClass, student } from '../../database/schema.ts'
import { anybodySignedIn, students, type AreaHandlers } from '../../handler.ts'
import { answerPagesOf } from '../../shared/papers/answer-pages.ts'
import { ownAnsweredPaper, readableAnsweredPaper, text as papers } from '../../shared/papers/answered-papers.ts'
import { answeredQuestionsOf, signing } from '../../shared/papers/answered-questions.ts'
import { Refusal, text } from '../../refusal.ts'
import { gradeName, semesterOf, subjectName, termName } from '../../shared/school/names.ts'
import { startSession, type Session } from '../../session/sessions.ts'
import type { Services } from '../../services.ts'
import { finish, saveCheck } from './marks.ts'
import { keepPhoto, removePhoto } from './photos.ts'
import { chosenPaper, practisesOf, workbooksOf } from './workbooks.ts'

/** Where the answers are not wanted. */
const noSolution = {
  answer1: '',
  answerUrl: '',
  answerUrl25: '',
  answerUrlA4: '',
  parse: '',
  parseUrl: '',
  parseUrl25: '',
  parseUrlA4: '',
}

/** What a phone's token is good for. */
const photosOf = ({ id }: { readonly id: number }) => `photos:${id}`

async function gradeOf({ db }: Services, session: Session): Promise<number> {
  const [found] = await db
    .select({ grade: schoolClass.grade })
    .from(student)
    .leftJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(and(eq(student.personId, session.personId), eq(student.schoolId, session.schoolId)))
  if (!found) throw new Refusal(text.notInSchool)
  if (found.grade === null) throw new Refusal(text.noClassYet)
  return found.grade
}

export const correction: AreaHandlers<'correction'> = {
  getCurrentGrade: {
    access: students,
    handle: async ({ services, session, now }) => ({
      data: { grade: gradeName(await gradeOf(services, session)), termName: termName(semesterOf(now).termId) },
    }),
  },
  getCorrectionSubjects: {
    access: anybodySignedIn,
    handle: async () => ({ data: Object.entries(subjectNames).map(([role, name]) => ({ role: Number(role), name })) }),
  },
  getWorkbooks: {
    access: students,
    handle: async ({ query, services, session }) => {
      const gradeId = await gradeOf(services, session)
      return { data: await workbooksOf(services.db, { ...query, gradeId, schoolId: session.schoolId }) }
    },
  },
  getPractises: {
    access: students,
    handle: async ({ query, services, session }) => ({ data: await practisesOf(services.db, query, session) }),
  },
  getComposedPaperId: {
    access: students,
    handle: async ({ query, services, session, now }) => ({
      data: await chosenPaper(services.db, query.paperId, session, now),
    }),
  },

  getCorrection: {
    access: anybodySignedIn,
    handle: async ({ query, services, session, origin, now }) => {
      const answered = await readableAnsweredPaper(services.db, query.id, session)
      if (answered.paperId !== (query.quickExamPaperId ?? answered.paperId)) throw new Refusal(papers.gone)
      const sign = signing(services.ownFiles, { origin, now })
      const questions = await answeredQuestionsOf(services.db, answered)
      return {
        data: {
          paperName: answered.name,
          updateTime: platformTime(answered.updatedAt),
          corrected: answered.correctedAt !== null,
          answerList: await Promise.all(
            questions.map(async ({ question, parts }) => ({
              id: question.id,
              typeName: question.typeName,
              halfRight: question.halfRight,
              knowledgePoint: question.knowledgePoint ?? '',
              ...(await sign.ofQuestion(question)),
              subAnswers: await Promise.all(
                parts.map(async (part) => ({
                  id: part.id,
                  questionId: question.id,
                  check: part.check,
                  ...(query.showAnswer ? await sign.ofSolution(part) : noSolution),
                })),
              ),
            })),
          ),
        },
      }
    },
  },
  saveCheck: {
    access: students,
    handle: async ({ body, services, session, now }) => {
      await saveCheck(services.db, body, session, now)
      return {}
    },
  },
  finishCorrection: {
    access: students,
    handle: async ({ query, services, session, now }) => {
      await finish(services.db, query, session, now)
      return {}
    },
  },

  uploadAnswerPicture: {
    access: students,
    scope: ({ body }) => photosOf(body),
    handle: async ({ body, file, services, session, now }) => {
      await keepPhoto(services, { ...body, file }, session, now)
      return {}
    },
  },
  getAnswerPages: {
    access: anybodySignedIn,
    scope: ({ query }) => photosOf(query),
    handle: async ({ query, services, session, origin, now }) => {
      const { id } = await readableAnsweredPaper(services.db, query.id, session)
      const sign = signing(services.ownFiles, { origin, now })
      const pages = await answerPagesOf(services.db, id)
      return {
        data: await Promise.all(
          pages.map(async (page) => ({ id: page.id, path: await sign.address(page.objectKey), emend: page.emend })),
        ),
      }
    },
  },
  createPhotoToken: {
    access: students,
    // The answer is a secret, which is kept nowhere.
    repeats: 'anew',
    handle: async ({ body, services, session, now }) => {
      const { id } = await ownAnsweredPaper(services.db, body.id, session)
      const { personId, schoolId, family } = session
      const seconds = photoTokenSeconds
      const scope = photosOf({ id })
      return {
        data: { token: await startSession(services.db, { personId, schoolId, family, scope, seconds }, now), seconds },
      }
    },
  },
  getPhotoTask: {
    access: students,
    scope: ({ query }) => photosOf(query),
    handle: async ({ query, services: { db }, session }) => {
      const answered = await ownAnsweredPaper(db, query.id, session)
      const [named] = await db.select({ name: person.nickname }).from(person).where(eq(person.id, answered.studentId))
      const pages = await answerPagesOf(db, answered.id)
      const corrections = pages.filter(({ emend }) => emend).length
      return {
        data: {
          paperName: answered.name,
          subjectName: subjectName(answered.subjectId),
          studentName: named?.name ?? '',
          originals: pages.length - corrections,
          corrections,
        },
      }
    },
  },
  removeAnswerPage: {
    access: students,
    handle: async ({ body, services, session, now }) => {
      await removePhoto(services.db, body, session, now)
      return {}
    },
  },
}
