import { hasOptions, writtenLimits, type WrittenQuestion, type WrittenType } from '@mango/contract/coursewares'
import { choiceLetters, isMultiple, questionType, type Question } from '@mango/contract/questions'
import { joinChoices, withPressed } from '../choices.ts'
import type { EditorDraft } from './draft.ts'

const usualOptions = 4

export const newWritten: WrittenQuestion = {
  typeName: questionType.single,
  content: '',
  imageUrl: null,
  options: Array.from({ length: usualOptions }, () => ''),
  answer: '',
}

const isWrittenType = (typeName: string, types: readonly WrittenType[]): typeName is WrittenType =>
  types.some((known) => known === typeName)

/** What is written anew of a question that is edited. */
export function writtenOf(question: Question, types: readonly WrittenType[]): WrittenQuestion {
  const { typeName, content, imageUrl, options, answer1 } = question
  return {
    typeName: isWrittenType(typeName, types) ? typeName : newWritten.typeName,
    content: content ?? '',
    imageUrl: imageUrl ?? null,
    options: options && options.length > 0 ? options : newWritten.options,
    answer: answer1 ?? '',
  }
}

/** Another kind is answered otherwise; from several right letters to one, none is. */
export const withType = (written: WrittenQuestion, typeName: WrittenType): WrittenQuestion => ({
  ...written,
  typeName,
  answer: hasOptions(written.typeName) && isMultiple({ typeName }) ? written.answer : '',
})

/** A press on a letter: among several it comes or goes, otherwise it is the one. */
export function withAnswer(written: WrittenQuestion, choice: string): WrittenQuestion {
  return { ...written, answer: isMultiple(written) ? withPressed(written.answer, choice) : choice }
}

export const withOption = (written: WrittenQuestion): WrittenQuestion =>
  written.options.length < writtenLimits.mostOptions ? { ...written, options: [...written.options, ''] } : written

/** The letters behind a dropped option move up, and the right answer with them. */
export function withoutOption(written: WrittenQuestion, dropped: number): WrittenQuestion {
  const letters = choiceLetters.flatMap((letter, index) => {
    if (index === dropped || !written.answer.includes(letter)) return []
    return choiceLetters[index > dropped ? index - 1 : index] ?? []
  })
  return { ...written, options: written.options.filter((_, index) => index !== dropped), answer: joinChoices(letters) }
}

/** What is sent: options only where there are some. */
export const sentOf = (written: WrittenQuestion): WrittenQuestion => ({
  ...written,
  options: hasOptions(written.typeName) ? written.options : [],
})

/** With a question that was written; in the place of another one where it is that one edited. */
export function withWritten({ written, order }: EditorDraft, id: number, edited?: number) {
  const replaced = (ids: readonly number[]) => ids.map((other) => (other === edited ? id : other))
  return { written: [...new Set([...replaced(written), id])], order: replaced(order) }
}
export function withoutWritten({ written, order }: EditorDraft, id: number) {
  const left = (ids: readonly number[]) => ids.filter((other) => other !== id)
  return { written: left(written), order: left(order) }
}
