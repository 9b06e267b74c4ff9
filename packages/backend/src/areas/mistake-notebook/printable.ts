import { choiceLetters } from '@mango/contract/questions'
import { and, asc, desc, eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import { mistake, mistakeAnswer, mistakeReason, question, questionPart } from '../../database/schema.ts'
import { countedAnswer, isCorrected, noSolution } from '../../shared/mistakes/counted-answer.ts'
import { optionsOf } from '../../shared/mistakes/options-of.ts'
import type { PdfPicture } from '../../pdf/document.ts'
import { pictureOf } from '../../pdf/picture-of.ts'
import type { Reading } from './describe.ts'

/** Text, picture, or both. */
export interface Printed {
  /** （2） where it belongs to a part of the question, '' where it belongs to the whole. */
  readonly part: string
  readonly text: string
  readonly picture: PdfPicture | undefined
}
export interface Printable {
  readonly id: number
  readonly typeName: string
  /** What it asks in words; '' where its picture says it all. */
  readonly content: string
  readonly picture: PdfPicture | undefined
  /** What its letters say, a line for each. */
  readonly options: readonly string[]
  readonly myAnswer: readonly Printed[]
  readonly answer: readonly Printed[]
  readonly parse: readonly Printed[]
  readonly reasons: readonly string[]
}

/** Of three formats the widest that is there: a page is wide. */
const widest = (a4: string | null, b5: string | null, plain: string | null) => a4 || b5 || plain

/** A picture shows more than the same words: signs of mathematics, drawings. */
const solved = ({ part, text, picture }: Printed): Printed => ({ part, text: picture ? '' : text, picture })

const isThere = ({ text, picture }: Printed) => text !== '' || picture !== undefined

/** The questions of a basket in its order, with everything that may be printed of them. */
export async function printable(
  { services: { db, storage } }: Reading,
  studentId: number,
  wanted: readonly { readonly questionId: number }[],
): Promise<Printable[]> {
  const ids = wanted.map(({ questionId }) => questionId)
  const [questions, parts, answers, reasons] = await Promise.all([
    db.select().from(question).where(anyOf(question.id, ids)),
    db.select().from(questionPart).where(anyOf(questionPart.questionId, ids)).orderBy(asc(questionPart.showOrder)),
    db
      .select({
        mistakeId: mistake.id,
        questionId: mistake.questionId,
        partId: mistakeAnswer.partId,
        text: mistakeAnswer.text,
        picture: mistakeAnswer.picture,
        counted: countedAnswer(db),
      })
      .from(mistakeAnswer)
      .innerJoin(mistake, eq(mistake.id, mistakeAnswer.mistakeId))
      .where(and(eq(mistake.studentId, studentId), anyOf(mistake.questionId, ids)))
      .orderBy(desc(mistake.madeAt), desc(mistake.id), asc(mistakeAnswer.id)),
    db
      .select()
      .from(mistakeReason)
      .where(and(eq(mistakeReason.studentId, studentId), anyOf(mistakeReason.questionId, ids)))
      .orderBy(asc(mistakeReason.id)),
  ])
  const partName = (partId: number | null) => {
    const part = parts.find(({ id }) => id === partId)
    return part ? `（${part.showOrder}）` : ''
  }
  const printed = async (part: string, text: string | null, key: string | null): Promise<Printed> => ({
    part,
    text: text ?? '',
    picture: await pictureOf(storage, key),
  })
  const printedAll = async (some: readonly Promise<Printed>[]) => (await Promise.all(some)).filter(isThere)
  const solvedAll = async (some: readonly Promise<Printed>[]) => (await printedAll(some)).map(solved)
  return Promise.all(
    questions
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(async (asked) => {
        const own = answers.filter(({ questionId }) => questionId === asked.id)
        const ownParts = parts.filter(({ questionId }) => questionId === asked.id)
        const counted = own[0]?.counted ?? null
        const solution = {
          answer1: counted ?? asked.answer1,
          ...(isCorrected(asked, counted) && noSolution),
        }
        const pieces = [
          { ...asked, ...solution, part: '' },
          ...ownParts.map((one) => ({ ...one, part: partName(one.id) })),
        ]
        return {
          id: asked.id,
          typeName: asked.typeName,
          content: asked.content ?? '',
          options: optionsOf(asked).map((option, index) => `${choiceLetters[index]}. ${option}`),
          picture: await pictureOf(storage, widest(asked.imageUrlA4, asked.imageUrl25, asked.imageUrl)),
          // Of the last time only: the mistakes come newest first.
          myAnswer: await printedAll(
            own
              .filter(({ mistakeId }) => mistakeId === own[0]?.mistakeId)
              .map(({ partId, text, picture }) => printed(partName(partId), text, picture)),
          ),
          answer: await solvedAll(
            pieces.map((one) =>
              printed(one.part, one.answer1, widest(one.answerUrlA4, one.answerUrl25, one.answerUrl)),
            ),
          ),
          parse: await solvedAll(
            pieces.map((one) => printed(one.part, one.parse, widest(one.parseUrlA4, one.parseUrl25, one.parseUrl))),
          ),
          reasons: reasons.flatMap(({ questionId, reason }) => (questionId === asked.id ? reason : [])),
        }
      }),
  )
}
