import { choicesOf, isLettered, type Question } from '@mango/contract/questions'
import { eq } from 'drizzle-orm'
import { question } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { addressOf, type Reader } from '../../storage/signed-address.ts'

/**
 * The question on a board as a phone without a session shows it, without its right answer.
 * @param index its place in the courseware, from 0
 */
export async function askedQuestion(
  { db, ownFiles }: Pick<Services, 'db' | 'ownFiles'>,
  { questionId, index }: { readonly questionId: number | null; readonly index: number },
  reader: Reader,
): Promise<{ question: Question | null; imageAddress: string }> {
  const [asked] = questionId === null ? [] : await db.select().from(question).where(eq(question.id, questionId))
  if (!asked) return { question: null, imageAddress: '' }
  const { id, typeName, imageUrl, content, options } = asked
  // How many choices there are may follow from the answer, which is not to be known before it is shown.
  const choiceCount = isLettered(asked) ? choicesOf(asked).length : null
  return {
    question: { id, typeName, imageUrl, answer1: null, choiceCount, content, options, showOrder: index + 1 },
    imageAddress: imageUrl ? await addressOf(ownFiles, reader, imageUrl) : '',
  }
}
