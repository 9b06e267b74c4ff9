/** Length in characters as people see them, the same in every language: a family of four is one. */
export const visibleLength = (text: string): number => [...new Intl.Segmenter().segment(text)].length
