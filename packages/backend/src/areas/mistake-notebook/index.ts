import { sourceType } from '@mango/contract/mistake-notebook'
import { allOf } from '../../access/access.ts'
import { ownStudent } from '../../access/own-student.ts'
import { students, type AreaHandlers } from '../../handler.ts'
import { contentOf, empty, putPaper, putQuestion, sizeOf, takePaper, takeQuestion } from './basket.ts'
import { filtersOf } from './causes.ts'
import { describeQuestions } from './describe.ts'
import { listPapers, listQuestions, listSubjects } from './list.ts'
import { makePaper } from './paper.ts'
import { master } from './progress.ts'
import { noteReason, suggestReasons, takeReasonBack } from './reasons.ts'
import { chooseLimit, planOf, review, reviewQuestions } from './review.ts'
import { semestersOf } from './semesters.ts'
import { statisticsOf } from './statistics.ts'

interface Asking {
  readonly query: { readonly studentId: number }
}
interface Acting {
  readonly body: { readonly studentId: number }
}
/** A notebook may be looked at by its student and by those who teach the student. */
const looking = ownStudent<Asking>(({ query }) => query.studentId)
/** Only the student changes it. */
const own = allOf(students, looking)
const acting = allOf(
  students,
  ownStudent<Acting>(({ body }) => body.studentId),
)

export const mistakeNotebook: AreaHandlers<'mistakeNotebook'> = {
  getSemesters: {
    access: looking,
    handle: async ({ query, services: { db }, now }) => ({ data: await semestersOf(db, query.studentId, now) }),
  },
  getMistakeSubjects: {
    access: looking,
    handle: async ({ query, services: { db } }) => ({ data: await listSubjects(db, query) }),
  },
  getMistakes: {
    access: looking,
    handle: async ({ query, ...reading }) => ({
      data: await (query.sourceType === sourceType.all ? listQuestions : listPapers)(reading, query),
    }),
  },
  getErrorReasons: {
    access: students,
    handle: async ({ query, services: { db }, session }) => ({
      data: await suggestReasons(db, session.personId, query.subjectId),
    }),
  },
  submitErrorReason: {
    access: acting,
    handle: async ({ body, services: { db }, now }) => {
      await noteReason(db, body, now)
      return {}
    },
  },
  deleteErrorReason: {
    access: acting,
    handle: async ({ body, services: { db } }) => {
      await takeReasonBack(db, body)
      return {}
    },
  },
  masterQuestion: {
    access: acting,
    handle: async ({ body, services: { db }, now }) => {
      await master(db, body, now)
      return {}
    },
  },
  addQuestionToBasket: {
    access: acting,
    handle: async ({ body, services: { db }, now }) => {
      await putQuestion(db, body, now)
      return {}
    },
  },
  removeQuestionFromBasket: {
    access: acting,
    handle: async ({ body, services: { db } }) => {
      await takeQuestion(db, body)
      return {}
    },
  },
  addPaperToBasket: {
    access: acting,
    handle: async ({ body, services: { db }, now }) => {
      await putPaper(db, body, now)
      return {}
    },
  },
  removePaperFromBasket: {
    access: acting,
    handle: async ({ body, services: { db } }) => {
      await takePaper(db, body)
      return {}
    },
  },
  getBasketSize: {
    access: looking,
    handle: async ({ query, services: { db } }) => ({ data: await sizeOf(db, query) }),
  },
  getBasket: {
    access: looking,
    handle: async ({ query, ...reading }) => ({
      data: await describeQuestions(reading, query.studentId, await contentOf(reading.services.db, query)),
    }),
  },
  cleanBasket: {
    access: own,
    handle: async ({ query, services: { db } }) => {
      await empty(db, query, query.questionIds)
      return {}
    },
  },
  pushQuestions: {
    access: own,
    /** Holds the address of a file that ends soon: it is not kept for a second answer. */
    repeats: 'anew',
    handle: async ({ query, ...reading }) => ({ data: (await makePaper(reading, query, query)).url }),
  },
  makePaper: {
    access: acting,
    repeats: 'anew',
    handle: async ({ body, ...reading }) => ({ data: await makePaper(reading, body, body) }),
  },
  getReviewPlan: {
    access: looking,
    handle: async ({ query, services: { db }, now }) => ({ data: await planOf(db, query.studentId, now) }),
  },
  getReviewQuestions: {
    access: looking,
    handle: async ({ query: { studentId, more = false }, ...reading }) => ({
      data: await reviewQuestions(reading, studentId, more),
    }),
  },
  submitReview: {
    access: acting,
    handle: async ({ body, services: { db }, now }) => ({ data: await review(db, body, now) }),
  },
  setReviewLimit: {
    access: acting,
    handle: async ({ body: { studentId, limit }, services: { db }, now }) => {
      await chooseLimit(db, studentId, limit)
      return { data: await planOf(db, studentId, now) }
    },
  },
  getMistakeFilters: {
    access: looking,
    handle: async ({ query, services: { db } }) => ({ data: await filtersOf(db, query) }),
  },
  getMistakeStatistics: {
    access: looking,
    handle: async ({ query, services: { db }, now }) => ({ data: await statisticsOf(db, query, now) }),
  },
}
