import { mastery, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import type { mistakeAnswer, mistakeReason, question, questionPart } from '../../database/schema.ts'
import { isCorrected, noSolution } from '../../shared/mistakes/counted-answer.ts'
import { optionsOf } from '../../shared/mistakes/options-of.ts'
import type { Origin } from './describe.ts'

type Sign = (key: string | null) => Promise<string>

interface Facts {
  readonly asked: typeof question.$inferSelect
  readonly origin: Origin
  readonly parts: readonly (typeof questionPart.$inferSelect)[]
  /** What was answered there. */
  readonly answers: readonly (typeof mistakeAnswer.$inferSelect)[]
  readonly reasons: readonly (typeof mistakeReason.$inferSelect)[]
  readonly inBasket: boolean
  readonly isMastered: boolean
  readonly isDue: boolean
  readonly madeAt: string
  readonly paperIds: readonly number[]
}

const solutionFields = ['answerUrlA4', 'answerUrl25', 'answerUrl', 'parseUrlA4', 'parseUrl25', 'parseUrl'] as const
const pictureFields = ['imageUrlA4', 'imageUrl25', 'imageUrl'] as const

/** Texts cannot be shown as pictures: what was scanned as a document is left out. */
const isPicture = (key: string | null) => key !== null && !/\.docx?$/i.test(key)

async function signed<Field extends string>(
  sign: Sign,
  row: Record<Field, string | null>,
  fields: readonly Field[],
): Promise<Record<Field, string>> {
  const addresses = await Promise.all(
    fields.map(async (field) => [field, await sign(isPicture(row[field]) ? row[field] : null)] as const),
  )
  // The fields are those that were asked for, which `fromEntries` cannot tell.
  return Object.fromEntries(addresses) as Record<Field, string>
}

const noPictures = { imageUrlA4: '', imageUrl25: '', imageUrl: '' }

/** The paper it stands in, or else the class it was asked in, and its place there. */
function sourceOf({ order, place, paperName, className }: Origin) {
  const [first, second] = order === null ? [className, paperName] : [paperName, className]
  return { sourceName: first ?? second ?? '', sourceOrder: order ?? place ?? 0 }
}

/** A question as the notebook shows it. */
export async function describeQuestion(sign: Sign, facts: Facts): Promise<MistakeQuestion> {
  const { origin, parts, answers, reasons } = facts
  const corrected = isCorrected(facts.asked, origin.countedAnswer)
  const asked = corrected ? { ...facts.asked, ...noSolution } : facts.asked
  const right = origin.countedAnswer ?? asked.answer1 ?? ''
  const whole = answers.find(({ partId }) => partId === null)
  const reasonsOf = (part: number | null) => reasons.filter(({ partId }) => partId === part).map(({ reason }) => reason)
  const orders = await Promise.all(
    parts.flatMap((part) => {
      const own = answers.find(({ partId }) => partId === part.id)
      if (!own) return []
      const { id, showOrder } = part
      return [
        (async () => ({
          order: showOrder,
          id,
          errorReasons: reasonsOf(id),
          text: own.text,
          pic: await sign(own.picture),
        }))(),
      ]
    }),
  )
  return {
    id: asked.id,
    mastered: facts.isMastered ? mastery.mastered : mastery.notMastered,
    inBasket: facts.inBasket,
    isParent: parts.length > 0,
    errorReason: reasonsOf(null),
    orders,
    subQuestions: await Promise.all(
      parts.map(async (part) => ({
        id: part.id,
        answer1: part.answer1 ?? '',
        parse: part.parse ?? '',
        ...noPictures,
        ...(await signed(sign, part, solutionFields)),
      })),
    ),
    myAnswerText: whole?.text ?? '',
    myAnswerPic: await sign(whole?.picture ?? null),
    answer1: right,
    isCorrected: corrected,
    parse: asked.parse ?? '',
    ...(await signed(sign, asked, pictureFields)),
    ...(await signed(sign, asked, solutionFields)),
    mediaUrl: await sign(asked.media),
    paperId: [...facts.paperIds],
    typeName: asked.typeName,
    content: asked.content ?? '',
    options: optionsOf(asked),
    knowledgePoint: asked.knowledgePoint ?? '',
    ...sourceOf(origin),
    madeAt: facts.madeAt,
    isDue: facts.isDue,
  }
}
