import { check, paperSource } from '@mango/contract/paper-records'
import { daysLater } from '@mango/contract/platform-time'
import { homeworkDays } from '@mango/contract/today'
import { and, asc, eq, gte, notExists } from 'drizzle-orm'
import { answeredPaper, answeredPart, paper, paperQuestion, question, questionPart } from '../database/schema.ts'
import { grouped } from '../shared/papers/grouped.ts'
import { insertMany } from '../database/insert-many.ts'
import { wrongAnswer } from './questions/stored-bank.ts'
import type { SeedContext } from './seed.ts'

/** Homework of the days that teachers look through, of which nothing but its marks is known yet. */
const silentPapers = ({ db, now }: SeedContext) =>
  db
    .select({
      id: answeredPaper.id,
      paperId: answeredPaper.paperId,
      correctedAt: answeredPaper.correctedAt,
      scoreRate: answeredPaper.scoreRate,
    })
    .from(answeredPaper)
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(
      and(
        eq(paper.source, paperSource.homework),
        gte(answeredPaper.handedInAt, daysLater(now, -homeworkDays)),
        notExists(
          db
            .select({ id: answeredPart.id })
            .from(answeredPart)
            .where(eq(answeredPart.answeredPaperId, answeredPaper.id)),
        ),
      ),
    )
    .orderBy(asc(answeredPaper.id))

/** What is asked in each paper, part by part. */
const asked = ({ db }: SeedContext) =>
  db
    .select({
      paperId: paperQuestion.paperId,
      questionId: question.id,
      typeName: question.typeName,
      answer: question.answer1,
      parse: question.parse,
      partId: questionPart.id,
      partAnswer: questionPart.answerUrl,
    })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .leftJoin(questionPart, eq(questionPart.questionId, question.id))
    .orderBy(asc(paperQuestion.showOrder), asc(questionPart.showOrder))

/** What everybody wrote in the homework of the last days. */
export async function sowAnswers(context: SeedContext) {
  const { db, random } = context
  const questionsOf = grouped(await asked(context), ({ paperId }) => paperId)
  const rows: (typeof answeredPart.$inferInsert)[] = []
  for (const { id, paperId, correctedAt, scoreRate } of await silentPapers(context)) {
    const ability = (scoreRate ?? 75) / 100
    for (const [index, one] of (questionsOf.get(paperId) ?? []).entries()) {
      const right = random.next() < ability
      const answer = one.answer ?? ''
      const written = right ? answer || (one.parse ?? '') : wrongAnswer({ typeName: one.typeName, answer })(random)
      rows.push({
        answeredPaperId: id,
        questionId: one.questionId,
        partId: one.partId,
        showOrder: index + 1,
        check: correctedAt === null ? check.none : right ? check.right : check.wrong,
        text: one.partId === null ? written : '',
        // Beside the printed answer lies what somebody wrote who got it right, or wrong.
        picture: one.partAnswer?.replace(/answer(?=\.svg$)/, right ? 'right' : 'wrong') ?? null,
      })
    }
  }
  await insertMany(db, answeredPart, rows)
}
