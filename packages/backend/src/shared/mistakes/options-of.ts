import type { question } from '../../database/schema.ts'

/** What the letters of a question say; none where they stand in its picture, or are not known as text. */
export const optionsOf = ({ options }: Pick<typeof question.$inferSelect, 'options'>): string[] =>
  options?.some(Boolean) ? options : []
