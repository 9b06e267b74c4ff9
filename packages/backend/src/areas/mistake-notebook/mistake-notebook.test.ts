import * as notebook from '@mango/contract/mistake-notebook'
import { isPaper, mastery, sourceType, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { check } from '@mango/contract/paper-records'
import { beginAnswerQuestion, beginClass, correctQuestionAnswer } from '@mango/contract/live-class'
import { listCoursewares } from '@mango/contract/coursewares'
import { choicesOf } from '@mango/contract/questions'
import { and, count, eq } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  liveAnswer,
  madeFile,
  mistake,
  mistakeBasket,
  questionProgress,
  reviewDay,
  student,
} from '../../database/schema.ts'
import { recordMistakes } from '../../shared/mistakes/record.ts'
import { sweep } from '../../sweep.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

const subjectId = 2
const semester = { schoolYear: 2026, termId: 1 } as const

let backend: TestBackend
let token: string
let studentId: number
/** What can be read of a paper, page by page and line by line: a question's number is not that which the line before ends with. */
async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await pdf.destroy()
  return pages
}
/** A school of its own for what changes much of it. */
const ownSchool = () => {
  beforeAll(async () => {
    backend = await startTestBackend()
    token = await backend.tokenOf('student')
    studentId = (await backend.db.query.student.findFirst())?.personId ?? 0
  }, 180_000)
  afterAll(() => backend.close())
}

interface Wish {
  sourceType?: 0 | 1 | 2
  mastered?: 0 | 1 | 2
  pageNum?: number
  reason?: string
  knowledgePoint?: string
  from?: string
  to?: string
}
async function list(wish: Wish = {}) {
  const query = { sourceType: 0, mastered: mastery.all, pageNum: 1, pageSize: 8, ...wish } as const
  const { data } = await backend.send(
    notebook.getMistakes,
    { query: { studentId, subjectId, ...semester, ...query } },
    token,
  )
  const rows = data?.data ?? []
  return {
    total: data?.total ?? 0,
    papers: rows.filter(isPaper),
    questions: rows.filter((row): row is MistakeQuestion => !isPaper(row)),
  }
}
async function notMastered() {
  const { data } = await backend.send(notebook.getMistakeSubjects, { query: { studentId, ...semester } }, token)
  return data?.find((one) => one.subjectId === subjectId)?.notMastered ?? 0
}
const basketSize = async () =>
  (await backend.send(notebook.getBasketSize, { query: { studentId, subjectId } }, token)).data
const first = async () => {
  const [question] = (await list({ mastered: mastery.notMastered })).questions
  if (!question) throw new Error('the demo has no mistake')
  return question
}

describe('the list', () => {
  ownSchool()

  it('has each question once, and every page of it is there', async () => {
    const { total } = await list()
    const pages = Array.from({ length: Math.ceil(total / 8) }, (_, index) => index + 1)
    const ids: number[] = []
    for (const pageNum of pages) ids.push(...(await list({ pageNum })).questions.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
    expect((await list({ pageNum: pages.length + 1 })).questions).toEqual([])
  })

  it('counts a paper over all its mistakes, and shows those of the tab', async () => {
    const [paper] = (await list({ sourceType: sourceType.homework, mastered: mastery.notMastered })).papers
    const [whole] = (await list({ sourceType: sourceType.homework })).papers.filter(
      ({ paperId }) => paperId === paper?.paperId,
    )
    expect(whole?.questionList).toHaveLength(whole?.total ?? -1)
    expect(paper?.questionList).toHaveLength((paper?.total ?? 0) - (paper?.killed ?? 0))
  })

  it('finds by a cause that was noted', async () => {
    const { id, paperId } = await first()
    const body = { questionId: id, errorReason: '  没有看清“顶点” ', studentId, paperId: paperId[0] ?? null }
    await backend.send(notebook.submitErrorReason, { body }, token)
    await backend.send(notebook.submitErrorReason, { body }, token)
    const found = await list({ reason: '没有看清“顶点”' })
    expect(found.questions.map((question) => question.id)).toEqual([id])
    expect(found.questions[0]?.errorReason.filter((reason) => reason.includes('顶点”'))).toHaveLength(1)
    await backend.send(notebook.deleteErrorReason, { body }, token)
    expect((await list({ reason: '没有看清“顶点”' })).total).toBe(0)
  })

  it.each([
    ['not mastered', { mastered: mastery.notMastered }],
    ['mastered', { mastered: mastery.mastered }],
    ['of some days', { mastered: mastery.all, from: '2026-11-01', to: '2026-11-18' }],
  ] as const)('tells of each cause and knowledge point how many it would have: %s', async (_, wish) => {
    const { data } = await backend.send(
      notebook.getMistakeFilters,
      { query: { studentId, subjectId, ...semester, sourceType: sourceType.all, ...wish } },
      token,
    )
    const told = [
      ...(data?.reasons ?? []).map(({ name, total }) => ({ filter: { reason: name }, total })),
      ...(data?.knowledgePoints ?? []).map(({ name, total }) => ({ filter: { knowledgePoint: name }, total })),
    ]
    const listed = await Promise.all(
      told.map(async ({ filter }) => ({ filter, total: (await list({ ...wish, ...filter })).total })),
    )
    expect(told.length).toBeGreaterThan(2)
    expect(listed).toEqual(told)
  })

  it('counts a semester by cause, subject and week', async () => {
    const { data } = await backend.send(
      notebook.getMistakeStatistics,
      { query: { studentId, ...semester, subjectId } },
      token,
    )
    const { total } = await list()
    expect(data?.subjects).toEqual([{ subjectId, subjectName: '数学', total, mastered: total - (await notMastered()) }])
    expect(data?.weeks.map(({ day }) => day).at(-1)).toBe('2026-11-16')
    expect(data?.weeks).toHaveLength(8)
  })

  it.each([
    ['一二三四五六七八九十一二三四五六七八九十', 0],
    ['一二三四五六七八九十一二三四五六七八九十多', 100],
    ['　 ', 100],
  ])('takes the cause %j: %d', async (errorReason, code) => {
    const body = { questionId: (await first()).id, errorReason, studentId, paperId: null }
    expect((await backend.send(notebook.submitErrorReason, { body }, token)).code).toBe(code)
  })
})

describe('mastery', () => {
  ownSchool()

  it('takes one from the count, and a revived or newly wrong question adds one', async () => {
    const { id, paperId } = await first()
    const before = await notMastered()
    const set = (mastered: 1 | 2) =>
      backend.send(notebook.masterQuestion, { body: { questionId: id, mastered, studentId } }, token)
    await set(mastery.mastered)
    await set(mastery.mastered)
    expect(await notMastered()).toBe(before - 1)
    await set(mastery.notMastered)
    expect(await notMastered()).toBe(before)
    await set(mastery.mastered)
    const origin = { schoolId: 1, studentId, subjectId, source: 'homework', sourceId: 99_999 } as const
    await recordMistakes(backend.db, { ...origin, paperId: paperId[0] ?? null, madeAt: backend.clock.now() }, [
      { questionId: id, answers: [] },
    ])
    expect(await notMastered()).toBe(before)
  })

  it('that was a slip is taken back with the place in the reviews; a revived question begins anew', async () => {
    const { id } = await first()
    const own = and(eq(questionProgress.studentId, studentId), eq(questionProgress.questionId, id))
    const set = (mastered: 1 | 2, undo?: true) =>
      backend.send(
        notebook.masterQuestion,
        { body: { questionId: id, mastered, studentId, ...(undo && { undo }) } },
        token,
      )
    const progress = async () => (await backend.db.select().from(questionProgress).where(own))[0]
    await backend.db.update(questionProgress).set({ step: 3, dueOn: '2026-11-20', masteredAt: null }).where(own)
    const before = await progress()
    await set(mastery.mastered)
    await set(mastery.notMastered, true)
    expect(await progress()).toEqual(before)
    await set(mastery.mastered)
    await set(mastery.notMastered)
    expect(await progress()).toMatchObject({ step: 0, masteredAt: null })
  })

  it('is nobody else’s business: a teacher of the pupil looks, others do not, and none of them acts', async () => {
    const { id } = await first()
    const looking = { query: { studentId, ...semester } }
    const acting = { body: { questionId: id, mastered: mastery.mastered, studentId } } as const
    const as = async (account: Parameters<TestBackend['tokenOf']>[0]) => {
      const other = await backend.tokenOf(account)
      return [
        (await backend.send(notebook.getMistakeSubjects, looking, other)).code,
        (await backend.send(notebook.masterQuestion, acting, other)).code,
      ]
    }
    expect([await as('student'), await as('everything'), await as('otherSchool')]).toEqual([
      [0, 0],
      [0, 100],
      [100, 100],
    ])
  })
})

describe('the basket', () => {
  ownSchool()

  it('is emptied of what a paper was made of, and keeps what was put in since', async () => {
    await backend.send(notebook.cleanBasket, { query: { studentId, subjectId } }, token)
    const [one, two] = (await list({ sourceType: sourceType.all })).questions
    for (const question of [one, two])
      await backend.send(
        notebook.addQuestionToBasket,
        { body: { subjectId, studentId, questionId: question?.id ?? 0, paperId: null } },
        token,
      )
    const questionIds = String(one?.id)
    await backend.send(notebook.cleanBasket, { query: { studentId, subjectId, questionIds } }, token)
    expect((await backend.send(notebook.getBasket, { query: { studentId, subjectId } }, token)).data).toMatchObject([
      { id: two?.id },
    ])
    const refused = { query: { studentId, subjectId, questionIds: '1,x' } }
    expect(await backend.send(notebook.cleanBasket, refused, token)).toMatchObject({ code: 100 })
    await backend.send(notebook.cleanBasket, { query: { studentId, subjectId } }, token)
    expect(await basketSize()).toBe(0)
  })

  it('holds each question once, alone or with its paper, and none of another student', async () => {
    await backend.send(notebook.cleanBasket, { query: { studentId, subjectId } }, token)
    const [paper] = (await list({ sourceType: sourceType.homework })).papers
    if (!paper) throw new Error('the demo has no homework')
    const [question] = paper.questionList
    const one = { subjectId, studentId, paperId: paper.paperId }
    const asOne = { body: { ...one, questionId: question?.id ?? 0 } }
    await Promise.all([
      backend.send(notebook.addQuestionToBasket, asOne, token),
      backend.send(notebook.addQuestionToBasket, asOne, token),
    ])
    expect(await basketSize()).toBe(1)
    await backend.send(notebook.addPaperToBasket, { body: one }, token)
    expect(await basketSize()).toBe(paper.total)
    await backend.send(notebook.removeQuestionFromBasket, asOne, token)
    expect(await basketSize()).toBe(paper.total - 1)
    await backend.send(notebook.removePaperFromBasket, { body: one }, token)
    expect(await basketSize()).toBe(0)
    const foreign = { body: { ...one, questionId: 1, paperId: null } }
    const [known] = await backend.db
      .select({ id: mistake.questionId })
      .from(mistake)
      .where(and(eq(mistake.studentId, studentId), eq(mistake.questionId, 1)))
    expect(known).toBeUndefined()
    expect((await backend.send(notebook.addQuestionToBasket, foreign, token)).code).toBe(100)
  })

  it('makes a paper of fifty questions and none of fifty-one, whose address ends soon', async () => {
    const own = await backend.db
      .selectDistinct({ questionId: mistake.questionId })
      .from(mistake)
      .where(eq(mistake.studentId, studentId))
      .limit(51)
    const put = (rows: typeof own) =>
      backend.db
        .insert(mistakeBasket)
        .values(rows.map(({ questionId }) => ({ studentId, subjectId, questionId, addedAt: backend.clock.now() })))
    await backend.db.delete(mistakeBasket)
    await put(own.slice(0, 50))
    const query = { fillMyAnswer: true, fillAnswerAndParse: true, subjectId, type: notebook.pushType, studentId }
    const { data: url = '' } = await backend.send(notebook.pushQuestions, { query }, token)
    const { pathname, search } = new URL(url)
    const file = await backend.fetch(`${pathname}${search}`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(bytes.length).toBeLessThan(1_000_000)
    const pages = await textOfPages(bytes)
    const numbers = [...pages.join('\n').matchAll(/(\d+)\. 【/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    for (const [index, text] of pages.entries()) expect(text).toContain(`第 ${index + 1} 页 / 共 ${pages.length} 页`)

    await put(own.slice(50))
    const refused = await backend.send(notebook.pushQuestions, { query }, token)
    expect([refused.code, refused.message]).toEqual([100, notebook.text.downloadTooLarge])

    backend.clock.advance(31 * 60)
    expect((await backend.fetch(`${pathname}${search}`)).status).toBe(403)
    await sweep(backend.services)
    expect(await backend.db.$count(madeFile)).toBe(0)
    expect(await backend.storage.head(decodeURIComponent(pathname.replace('/oss/', '')))).toBeUndefined()
  })
})

const plan = async () => (await backend.send(notebook.getReviewPlan, { query: { studentId } }, token)).data
const dueQuestions = async () =>
  (await backend.send(notebook.getReviewQuestions, { query: { studentId } }, token)).data ?? []
const answered = async (questionId: number, result: 1 | 2 | 3) =>
  (await backend.send(notebook.submitReview, { body: { studentId, questionId, result } }, token)).data

describe('today’s review', () => {
  ownSchool()

  it('goes up its ladder over the weeks, and begins anew where something was forgotten', async () => {
    const { id } = await first()
    await backend.db.delete(questionProgress)
    await backend.db.insert(questionProgress).values({ studentId, questionId: id, dueOn: '2026-11-20' })
    const seen: string[] = []
    const review = async (result: 1 | 2 | 3) => {
      expect((await dueQuestions()).map((question) => question.id)).toEqual([id])
      const { nextOn = '' } = (await answered(id, result)) ?? {}
      // Pressed twice: nothing more happens.
      expect((await answered(id, result))?.nextOn).toBe(nextOn)
      seen.push(nextOn)
      const days =
        (Date.parse(nextOn || '2027-12-31') - Date.parse(backend.clock.now().toISOString().slice(0, 10))) / 86_400_000
      backend.clock.advance(days * 86_400)
      token = await backend.tokenOf('student')
    }
    for (const result of [check.right, check.halfRight, check.wrong] as const) await review(result)
    expect(seen).toEqual(['2026-11-22', '2026-11-24', '2026-11-25'])
    for (let time = 0; time < 6; time++) await review(check.right)
    expect(seen.slice(3)).toEqual(['2026-11-27', '2026-12-01', '2026-12-08', '2026-12-23', '2027-01-22', ''])
    expect((await list({ mastered: mastery.mastered })).questions.some((question) => question.id === id)).toBe(true)
  })
})

describe('a week of review', () => {
  ownSchool()

  it('asks for ten on each day, starts anew what was forgotten, and forgives a day off', async () => {
    await backend.db.update(questionProgress).set({ masteredAt: null, step: 0, dueOn: '2026-11-20' })
    await backend.db.delete(reviewDay)
    const asked: number[][] = []
    const evenings: Awaited<ReturnType<typeof plan>>[] = []
    // The fourth day is a day off.
    for (const days of [1, 1, 2, 1, 1, 1]) {
      const ids = (await dueQuestions()).map(({ id }) => id)
      asked.push(ids)
      for (const [index, id] of ids.entries()) await answered(id, index === 0 ? check.wrong : check.right)
      evenings.push(await plan())
      backend.clock.advance(days * 86_400)
      token = await backend.tokenOf('student')
    }
    expect(asked.map(({ length }) => length)).toEqual([10, 10, 10, 10, 10, 10])
    expect(evenings.map((evening) => [evening?.left, evening?.done, evening?.streak])).toEqual(
      [1, 2, 3, 4, 5, 6].map((streak) => [0, 10, streak]),
    )
    const steps = await backend.db.select().from(questionProgress).where(eq(questionProgress.studentId, studentId))
    const stepOf = new Map(steps.map(({ questionId, step }) => [questionId, step]))
    expect(asked.map((ids) => ids.map((id) => stepOf.get(id)))).toEqual(asked.map(() => [0, ...Array(9).fill(1)]))
  })
})

describe('the number of today’s questions', () => {
  ownSchool()

  it('never asks for more than was chosen, and for two after a pause', async () => {
    await backend.db.update(questionProgress).set({ masteredAt: null, dueOn: '2026-11-01' })
    expect(await plan()).toMatchObject({ left: 10, more: true, limit: 10 })
    await backend.send(notebook.setReviewLimit, { body: { studentId, limit: 15 } }, token)
    expect(await plan()).toMatchObject({ left: 15, limit: 15 })
    expect((await backend.send(notebook.setReviewLimit, { body: { studentId, limit: 21 } }, token)).code).toBe(100)
    backend.clock.advance(5 * 86_400)
    token = await backend.tokenOf('student')
    expect(await plan()).toMatchObject({ left: 2, restarting: true })
    for (const { id } of await dueQuestions()) await answered(id, check.right)
    expect(await plan()).toMatchObject({ left: 0, done: 2, more: true })
  })
})

describe('a held class', () => {
  ownSchool()

  it('enters the last wrong answer of each student once, when it ends', async () => {
    const staff = await backend.tokenOf('everything')
    const body = { subjectId, share: 1, size: 1, skip: 0 } as const
    const [courseware] = (await backend.send(listCoursewares, { body }, staff)).data ?? []
    const begin = { roomId: 1, classId: '1', coursewareId: courseware?.id ?? 0, force: true }
    const { data: begun } = await backend.send(beginClass, { query: begin as never }, staff)
    const questionId = courseware?.questionIds[0] ?? 0
    await backend.send(beginAnswerQuestion, { query: { roomId: 1, questionId } }, staff)
    const [one, two] = await backend.db.select().from(student).where(eq(student.classId, 1)).limit(2)
    const asked = await backend.db.query.question.findFirst({ where: (row) => eq(row.id, questionId) })
    const wrong = asked?.answer1 === 'A' ? 'B' : 'A'
    const at = { answerClassId: begun?.answerClassId ?? 0, questionId, revision: 1, timeCost: 1 }
    const given = (studentOf: typeof one, attempt: number, answer: string) => ({
      ...at,
      studentId: studentOf?.personId ?? 0,
      attempt,
      answer,
      answeredAt: backend.clock.now(),
    })
    await backend.db.delete(liveAnswer)
    await backend.db
      .insert(liveAnswer)
      .values([given(one, 1, wrong), given(one, 2, asked?.answer1 ?? ''), given(two, 1, wrong)])
    const entered = async () => {
      const rows = await backend.db
        .select({ studentId: mistake.studentId, total: count() })
        .from(mistake)
        .where(and(eq(mistake.source, 'liveClass'), eq(mistake.questionId, questionId)))
        .groupBy(mistake.studentId)
      return rows
    }
    expect(await entered()).toEqual([])
    const other = (await backend.send(listCoursewares, { body: { ...body, skip: 1 } }, staff)).data?.[0]
    const next = { ...begin, coursewareId: other?.id ?? 0 }
    await backend.send(beginClass, { query: next as never }, staff)
    expect(await entered()).toEqual([{ studentId: two?.personId, total: 1 }])

    // The answer is the one that counts in that class, whether the bank has it or its teacher.
    const shown = async () => {
      const query = {
        studentId: two?.personId ?? 0,
        subjectId,
        ...semester,
        sourceType: 0,
        mastered: mastery.all,
      } as const
      const page = { query: { ...query, pageNum: 1, pageSize: 50 } }
      const { data } = await backend.send(notebook.getMistakes, page, staff)
      const rows = (data?.data ?? []).filter((row): row is MistakeQuestion => !isPaper(row))
      return rows.find(({ id }) => id === questionId)
    }
    expect(asked?.parse).toBeTruthy()
    expect(await shown()).toMatchObject({ answer1: asked?.answer1, isCorrected: false, parse: asked?.parse })
    const answer = choicesOf(asked ?? { typeName: '' }).find((one) => ![asked?.answer1, wrong].includes(one)) ?? ''
    const place = { coursewareId: courseware?.id ?? 0, questionId }
    await backend.send(correctQuestionAnswer, { query: { ...place, answer } }, staff)
    expect(await shown()).toMatchObject({ answer1: answer, isCorrected: true, answerUrl: '' })
    // The bank's analysis argues for the answer that counts no more.
    expect(await shown()).toMatchObject({ parse: '', parseUrl: '', parseUrl25: '', parseUrlA4: '', mediaUrl: '' })
    // What turns out to have been right was no mistake.
    await backend.send(correctQuestionAnswer, { query: { ...place, answer: wrong } }, staff)
    expect(await shown()).toBeUndefined()
  })
})
