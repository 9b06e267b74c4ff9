import type { MistakePaper, MistakeQuestion } from '@mango/contract/mistake-notebook'
import { and, asc, count, countDistinct, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mistake, mistakeBasket, paper, paperQuestion, question, questionProgress } from '../../database/schema.ts'
import { subjectName } from '../../shared/school/names.ts'
import { describeQuestions, describerOf, type Reading } from './describe.ts'
import { filtered, inSemester, ofMastery, progressOfMistake, type Semester, type Wanted } from './wanted.ts'

interface Wish extends Wanted {
  readonly pageSize: number
  readonly pageNum: number
}

/** Questions, each once, the one that was answered wrong last first. */
export async function listQuestions(reading: Reading, wish: Wish): Promise<{ data: MistakeQuestion[]; total: number }> {
  const { db } = reading.services
  const found = and(filtered(db, wish), ofMastery(wish.mastered))
  const [counted] = await db
    .select({ total: countDistinct(mistake.questionId) })
    .from(mistake)
    .innerJoin(question, eq(question.id, mistake.questionId))
    .leftJoin(questionProgress, progressOfMistake)
    .where(found)
  const rows = await db
    .select({ questionId: mistake.questionId })
    .from(mistake)
    .innerJoin(question, eq(question.id, mistake.questionId))
    .leftJoin(questionProgress, progressOfMistake)
    .where(found)
    .groupBy(mistake.questionId)
    .orderBy(desc(max(mistake.madeAt)), desc(mistake.questionId))
    .limit(wish.pageSize)
    .offset((wish.pageNum - 1) * wish.pageSize)
  return { data: await describeQuestions(reading, wish.studentId, rows), total: counted?.total ?? 0 }
}

/** Papers with questions of the wanted mastery, and those questions in their order; the figures are over all mistakes. */
export async function listPapers(reading: Reading, wish: Wish): Promise<{ data: MistakePaper[]; total: number }> {
  const { db } = reading.services
  const wanted = ofMastery(wish.mastered) ?? sql`true`
  const grouped = db
    .select({
      paperId: paper.id,
      paperName: paper.name,
      total: countDistinct(mistake.questionId).as('mistakes'),
      killed:
        sql<number>`count(distinct ${mistake.questionId}) filter (where ${isNotNull(questionProgress.masteredAt)})`
          .mapWith(Number)
          .as('killed'),
      numInBasket: countDistinct(mistakeBasket.questionId).as('in_basket'),
      last: max(mistake.madeAt).as('last'),
    })
    .from(mistake)
    .innerJoin(paper, eq(paper.id, mistake.paperId))
    .innerJoin(question, eq(question.id, mistake.questionId))
    .leftJoin(questionProgress, progressOfMistake)
    .leftJoin(
      mistakeBasket,
      and(
        eq(mistakeBasket.studentId, mistake.studentId),
        eq(mistakeBasket.subjectId, mistake.subjectId),
        eq(mistakeBasket.questionId, mistake.questionId),
      ),
    )
    .where(filtered(db, wish))
    .groupBy(paper.id, paper.name)
    .having(sql`count(*) filter (where ${wanted}) > 0`)
    .as('grouped')
  const [counted] = await db.select({ total: count() }).from(grouped)
  const { paperId, paperName, total, killed, numInBasket } = grouped
  const papers = await db
    .select({ paperId, paperName, total, killed, numInBasket })
    .from(grouped)
    .orderBy(desc(grouped.last), desc(grouped.paperId))
    .limit(wish.pageSize)
    .offset((wish.pageNum - 1) * wish.pageSize)
  const questions = await db
    .selectDistinct({ paperId: paperQuestion.paperId, questionId: mistake.questionId, order: paperQuestion.showOrder })
    .from(mistake)
    .innerJoin(
      paperQuestion,
      and(eq(paperQuestion.paperId, mistake.paperId), eq(paperQuestion.questionId, mistake.questionId)),
    )
    .innerJoin(question, eq(question.id, mistake.questionId))
    .leftJoin(questionProgress, progressOfMistake)
    .where(
      and(filtered(db, wish), wanted, sql`${mistake.paperId} = any(${sql.param(papers.map((one) => one.paperId))})`),
    )
    .orderBy(asc(paperQuestion.showOrder))
  const describe = await describerOf(reading, wish.studentId, questions)
  const data = await Promise.all(
    papers.map(async (one) => ({
      ...one,
      questionList: await describe(questions.filter((asked) => asked.paperId === one.paperId)),
    })),
  )
  return { data, total: counted?.total ?? 0 }
}

/** Subjects with mistakes in a semester, and how many questions are not mastered. */
export async function listSubjects(db: Database, semester: Semester) {
  const rows = await db
    .select({
      subjectId: mistake.subjectId,
      notMastered:
        sql<number>`count(distinct ${mistake.questionId}) filter (where ${isNull(questionProgress.masteredAt)})`.mapWith(
          Number,
        ),
    })
    .from(mistake)
    .leftJoin(questionProgress, progressOfMistake)
    .where(inSemester(semester))
    .groupBy(mistake.subjectId)
    .orderBy(asc(mistake.subjectId))
  return rows.map((row) => ({ ...row, subjectName: subjectName(row.subjectId) }))
}
