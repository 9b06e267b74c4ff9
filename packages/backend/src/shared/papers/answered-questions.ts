import { checkOfQuestion } from '@mango/contract/correction'
import { check } from '@mango/contract/paper-records'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answeredPart, paperQuestion, question, questionPart } from '../../database/schema.ts'
import { addressOf } from '../../storage/signed-address.ts'
import type { UploadTarget } from '../../storage/upload-target.ts'
import type { AnsweredPaper } from './answered-papers.ts'
import { grouped } from './grouped.ts'

const solutionOf = (table: typeof question | typeof questionPart) => ({
  answer1: table.answer1,
  answerUrl: table.answerUrl,
  answerUrl25: table.answerUrl25,
  answerUrlA4: table.answerUrlA4,
  parse: table.parse,
  parseUrl: table.parseUrl,
  parseUrl25: table.parseUrl25,
  parseUrlA4: table.parseUrlA4,
})

/** What was answered, in the order of the paper: a row for each question, or for each of its parts. */
const rowsOf = (db: Database, { id, paperId }: Pick<AnsweredPaper, 'id' | 'paperId'>) =>
  db
    .select({
      id: answeredPart.id,
      partId: answeredPart.partId,
      check: answeredPart.check,
      text: answeredPart.text,
      picture: answeredPart.picture,
      question: {
        id: question.id,
        typeName: question.typeName,
        imageUrl: question.imageUrl,
        imageUrl25: question.imageUrl25,
        imageUrlA4: question.imageUrlA4,
        halfRight: question.halfRight,
        knowledgePoint: question.knowledgePoint,
        media: question.media,
      },
      whole: solutionOf(question),
      part: solutionOf(questionPart),
    })
    .from(answeredPart)
    .innerJoin(question, eq(question.id, answeredPart.questionId))
    .innerJoin(paperQuestion, and(eq(paperQuestion.paperId, paperId), eq(paperQuestion.questionId, question.id)))
    .leftJoin(questionPart, eq(questionPart.id, answeredPart.partId))
    .where(eq(answeredPart.answeredPaperId, id))
    .orderBy(asc(answeredPart.showOrder))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

export interface AnsweredQuestion {
  readonly question: Row['question']
  /** How it is checked as a whole. */
  readonly check: number
  readonly parts: readonly Row[]
}

export async function answeredQuestionsOf(
  db: Database,
  answered: Pick<AnsweredPaper, 'id' | 'paperId'>,
): Promise<AnsweredQuestion[]> {
  const byQuestion = grouped(await rowsOf(db, answered), (row) => row.question.id)
  return [...byQuestion.values()].flatMap((parts) => {
    const [first] = parts
    return first ? [{ question: first.question, check: checkOfQuestion(parts.map((row) => row.check)), parts }] : []
  })
}

/** Percent of what could be had: each question counts the same, half right as half. */
export function scoreRateOf(questions: readonly AnsweredQuestion[]): number {
  const points = questions.reduce(
    (sum, question) => sum + (question.check === check.right ? 1 : question.check === check.halfRight ? 0.5 : 0),
    0,
  )
  return questions.length === 0 ? 0 : Math.round((points / questions.length) * 1000) / 10
}

/** What goes to the notebook: half right counts as wrong, and of a question with parts only those that were. */
export const wrongAnswersOf = (questions: readonly AnsweredQuestion[]) =>
  questions
    .filter((question) => question.check !== check.right)
    .map(({ question, parts }) => ({
      questionId: question.id,
      answers: parts
        .filter((part) => part.check !== check.right)
        .map(({ partId, text, picture }) => ({ partId, text, picture })),
    }))

/** The addresses under which whoever gets the answer may read pictures and explanations. */
export function signing(target: UploadTarget, reader: { readonly origin: string; readonly now: Date }) {
  const address = async (key: string | null | undefined) => (key ? addressOf(target, reader, key) : '')
  return {
    address,
    ofQuestion: async ({ imageUrl, imageUrl25, imageUrlA4, media }: Row['question']) => ({
      imageUrl: await address(imageUrl),
      imageUrl25: await address(imageUrl25),
      imageUrlA4: await address(imageUrlA4),
      mediaUrl: await address(media),
    }),
    ofSolution: async ({ part, whole, partId }: Row) => {
      const solution = partId === null ? whole : part
      return {
        answer1: solution?.answer1 ?? '',
        parse: solution?.parse ?? '',
        answerUrl: await address(solution?.answerUrl),
        answerUrl25: await address(solution?.answerUrl25),
        answerUrlA4: await address(solution?.answerUrlA4),
        parseUrl: await address(solution?.parseUrl),
        parseUrl25: await address(solution?.parseUrl25),
        parseUrlA4: await address(solution?.parseUrlA4),
      }
    },
  }
}
