import type { Question } from '@mango/contract/questions'

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

/** An answer of several letters behind a press on one of them: it comes or goes. */
export const withPressed = (answer: string, letter: string): string =>
  answer.includes(letter) ? answer.replace(letter, '') : joinChoices([...answer, letter])
