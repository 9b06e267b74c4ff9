import { wordOf } from './answers.ts'

/** Letters of a choice question, and the two of a true/false question (document 2, section 5). */
export const choiceLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** The documents leave open how true and false are written: decided here, so that F stays a letter. */
export const judgements = ['对', '错'] as const
export const questionType = { single: '单选题', multiple: '多选题', judgement: '判断题' } as const

/** What is answered in a few own words; only ever asked ad hoc. The documents have no such question. */
export const wordsType = '短文本'

interface Asked {
  readonly typeName: string
  readonly answer1?: string | null | undefined
  readonly choiceCount?: number | null | undefined
}

/** Whether it is answered with letters. */
export const isLettered = ({ typeName }: Pick<Asked, 'typeName'>): boolean =>
  typeName !== questionType.judgement && typeName !== wordsType

/** Whether several letters are one answer to it. */
export const isMultiple = ({ typeName }: Pick<Asked, 'typeName'>): boolean => typeName === questionType.multiple

/** Without a number of its own a question has the usual four, and those up to its answer. */
const usual = 4

/** What a question can be answered with: true and false, or its letters; nothing to choose from where words are asked for. */
export function choicesOf({ typeName, answer1, choiceCount }: Asked): string[] {
  if (typeName === wordsType) return []
  if (typeName === questionType.judgement) return [...judgements]
  const last = Math.max(-1, ...choiceLetters.map((letter, index) => ((answer1 ?? '').includes(letter) ? index : -1)))
  return choiceLetters.slice(0, Math.max(choiceCount ?? usual, last + 1))
}

/**
 * An answer as a question takes it; undefined where it is none to this question. A device has letters only: its first
 * two are true and false.
 */
export function answerTo(question: Asked, answer: string): string | undefined {
  const choices = choicesOf(question)
  const { typeName } = question
  if (typeName === wordsType) return wordOf(answer)
  if (typeName === questionType.judgement) {
    const meant = answer === 'A' ? judgements[0] : answer === 'B' ? judgements[1] : answer
    return choices.includes(meant) ? meant : undefined
  }
  if (![...answer].every((letter) => choices.includes(letter))) return undefined
  return typeName === questionType.single && answer.length > 1 ? undefined : answer
}

/** Written by a teacher for a courseware, in words, with or without a picture. */
export const isWritten = ({ options }: { readonly options?: readonly string[] | null | undefined }): boolean =>
  Array.isArray(options)
