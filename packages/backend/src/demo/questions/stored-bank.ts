import { question, questionPart } from '../../database/schema.ts'
import { utf8 } from '../../drawing/bytes.ts'
import { grouped } from '../../shared/papers/grouped.ts'
import { putOnce } from '../../storage/storage.ts'
import { hummedSentence } from '../files/voice.ts'
import type { Random } from '../random.ts'
import type { SeedContext } from '../seed.ts'
import { paperBank, type PrintedPart, type PrintedQuestion } from './bank.ts'
import { photographedAnswer } from './handwriting.ts'
import { printQuestion, printText } from './print.ts'

export interface StoredPart extends PrintedPart {
  readonly id: number
  /** Keys of what somebody wrote who got it right, or wrong. */
  readonly rightPicture: string
  readonly wrongPicture: string
}
export interface StoredQuestion extends Omit<PrintedQuestion, 'parts'> {
  readonly id: number
  readonly halfRight: boolean
  readonly parts: readonly StoredPart[]
  /** What somebody writes who gets it wrong. */
  wrongAnswer(random: Random): string
}

const letters = 'ABCD'

/** What is written instead of the right answer. */
export function wrongAnswer({ typeName, answer }: { typeName: string; answer: string }) {
  return (random: Random): string => {
    if (typeName === '判断题') return answer === '对' ? '错' : '对'
    if (typeName === '单选题') return random.pick([...letters].filter((letter) => letter !== answer))
    if (typeName === '多选题') return answer.slice(0, -1)
    return typeName === '填空题' ? random.pick(['3', '−7', '12', '−1']) : '（没有写完）'
  }
}

/** The questions of a school's papers with all that belongs to them: pictures, parts, answers, analysis, explanations. */
export async function storedBank(
  { db, storage, random }: SeedContext,
  schoolId: number,
  subjectIds: readonly number[],
): Promise<StoredQuestion[]> {
  const bank = paperBank(random).filter(({ subjectId }) => subjectIds.includes(subjectId))
  const put = async (name: string, content: string) => {
    const key = `questions/${name}.svg`
    await putOnce(storage, key, utf8(content))
    return key
  }
  const explanations = [1, 2].map((which) => `questions/explanation-${which}.wav`)
  for (const key of explanations) await putOnce(storage, key, hummedSentence(random, 4))
  const rows: (typeof question.$inferInsert)[] = []
  for (const [index, printed] of bank.entries()) {
    const name = `p${schoolId}-${String(index + 1).padStart(3, '0')}`
    const isOpen = printed.typeName === '解答题'
    rows.push({
      schoolId,
      typeName: printed.typeName,
      imageUrl: await put(name, printQuestion(printed, 680)),
      answer1: printed.answer || null,
      parse: printed.parse,
      ...(isOpen && { parseUrl: await put(`${name}-parse`, printText(printed.parse, 680)) }),
      media: index % 9 === 3 ? (explanations[index % 2] ?? null) : null,
      halfRight: isOpen,
      knowledgePoint: printed.knowledgePoint,
    })
  }
  const ids = await db.insert(question).values(rows).returning({ id: question.id })

  const parts: (typeof questionPart.$inferInsert & Omit<StoredPart, 'id'>)[] = []
  for (const [index, printed] of bank.entries())
    for (const [order, part] of (printed.parts ?? []).entries()) {
      const name = `p${schoolId}-${String(index + 1).padStart(3, '0')}-${order + 1}`
      parts.push({
        ...part,
        questionId: ids[index]?.id ?? 0,
        showOrder: order + 1,
        answer1: part.answer,
        answerUrl: await put(`${name}-answer`, printText(part.answer, 680)),
        rightPicture: await put(`${name}-right`, photographedAnswer(random, part.answer)),
        wrongPicture: await put(`${name}-wrong`, photographedAnswer(random, part.wrong)),
      })
    }
  const partIds =
    parts.length === 0 ? [] : await db.insert(questionPart).values(parts).returning({ id: questionPart.id })
  const stored = grouped(
    parts.map((part, index) => ({ ...part, id: partIds[index]?.id ?? 0 })),
    ({ questionId }) => questionId,
  )
  return bank.map((printed, index) => {
    const id = ids[index]?.id ?? 0
    const halfRight = printed.typeName === '解答题'
    return { ...printed, id, halfRight, parts: stored.get(id) ?? [], wrongAnswer: wrongAnswer(printed) }
  })
}
