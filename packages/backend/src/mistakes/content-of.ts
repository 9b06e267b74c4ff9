import { choiceLetters } from '@mango/contract/questions'
import type { question } from '../database/schema.ts'

/** What a question asks in words, a line for each of its options; '' where its picture says it all. */
export function contentOf({ content, options }: Pick<typeof question.$inferSelect, 'content' | 'options'>): string {
  const lines = options?.some(Boolean) ? options.map((option, index) => `${choiceLetters[index]}. ${option}`) : []
  return [content ?? '', ...lines].filter(Boolean).join('\n')
}
