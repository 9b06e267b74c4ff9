import type { EnteredAnswer } from '@mango/contract/coursewares'
import type { Question } from '@mango/contract/questions'

/** With what was entered where the bank has no answer. */
export function withAnswers(questions: readonly Question[], entered: readonly EnteredAnswer[]): Question[] {
  const answers = new Map(entered.map(({ questionId, answer }) => [questionId, answer]))
  return questions.map((question) => ({ ...question, answer1: question.answer1 || answers.get(question.id) }))
}
