import { questionType, type Question } from '@mango/contract/questions'

export const isMultiple = ({ typeName, answer1 }: Pick<Question, 'typeName' | 'answer1'>) =>
  typeName === questionType.multiple || (/^[A-F]+$/.test(answer1 ?? '') && (answer1 ?? '').length > 1)

/** How many chose each choice; one who chose several counts for each. */
export const tallyOf = (
  choices: readonly string[],
  answers: readonly { readonly answer: string }[],
): { choice: string; count: number }[] =>
  choices.map((choice) => ({ choice, count: answers.filter(({ answer }) => answer.includes(choice)).length }))

export const isRight = (answer: string, question: Pick<Question, 'answer1'>) => answer === question.answer1

/** Letters in their order, each once: what is pressed in any order is one answer. */
export const joinChoices = (choices: Iterable<string>): string =>
  [...new Set(choices)].sort((a, b) => a.localeCompare(b)).join('')
