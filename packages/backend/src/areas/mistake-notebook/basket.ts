import { and, asc, eq, inArray } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { mistake, mistakeBasket } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { words } from './words.ts'

export interface Basket {
  readonly studentId: number
  readonly subjectId: number
}

const inBasket = ({ studentId, subjectId }: Basket) =>
  and(eq(mistakeBasket.studentId, studentId), eq(mistakeBasket.subjectId, subjectId))

const ofSubject = ({ studentId, subjectId }: Basket) =>
  and(eq(mistake.studentId, studentId), eq(mistake.subjectId, subjectId))

/** Puts questions in, each once however often it is asked for. */
async function put(db: Database, basket: Basket, questionIds: readonly number[], paperId: number | null, now: Date) {
  const { studentId, subjectId } = basket
  await db
    .insert(mistakeBasket)
    .values(questionIds.map((questionId) => ({ studentId, subjectId, questionId, paperId, addedAt: now })))
    .onConflictDoNothing()
}

interface QuestionWish extends Basket {
  readonly questionId: number
  readonly paperId: number | null
}

export async function putQuestion(db: Database, wish: QuestionWish, now: Date): Promise<void> {
  const [found] = await db
    .select({ paperId: mistake.paperId })
    .from(mistake)
    .where(and(ofSubject(wish), eq(mistake.questionId, wish.questionId)))
    .limit(1)
  if (!found) throw new Refusal(words.noMistake)
  await put(db, wish, [wish.questionId], found.paperId, now)
}

export const takeQuestion = (db: Database, wish: QuestionWish) =>
  db.delete(mistakeBasket).where(and(inBasket(wish), eq(mistakeBasket.questionId, wish.questionId)))

interface PaperWish extends Basket {
  readonly paperId: number
}

const questionsOf = (db: Database, wish: PaperWish) =>
  db
    .selectDistinct({ questionId: mistake.questionId })
    .from(mistake)
    .where(and(ofSubject(wish), eq(mistake.paperId, wish.paperId)))

/** Puts in all that was wrong in a paper. */
export const putPaper = (db: Database, wish: PaperWish, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await questionsOf(tx, wish)
    if (found.length === 0) throw new Refusal(words.noPaper)
    await put(
      tx,
      wish,
      found.map(({ questionId }) => questionId),
      wish.paperId,
      now,
    )
  })

export const takePaper = (db: Database, wish: PaperWish) =>
  db.delete(mistakeBasket).where(and(inBasket(wish), inArray(mistakeBasket.questionId, questionsOf(db, wish))))

export const sizeOf = (db: Database, basket: Basket): Promise<number> => db.$count(mistakeBasket, inBasket(basket))

/** What is in the basket, in the order it was put there. */
export const contentOf = (db: Database, basket: Basket) =>
  db
    .select({ questionId: mistakeBasket.questionId })
    .from(mistakeBasket)
    .where(inBasket(basket))
    .orderBy(asc(mistakeBasket.addedAt), asc(mistakeBasket.questionId))

/** @param only takes these out alone */
export const empty = (db: Database, basket: Basket, only: readonly number[] | undefined) =>
  db.delete(mistakeBasket).where(and(inBasket(basket), only && anyOf(mistakeBasket.questionId, only)))
