/** What a list of lessons keeps in the address, and how each field is read. */
export const lessonViewFields = {
  type: 'id',
  chapterId: 'id',
  month: 'id',
  status: 'id',
  query: 'text',
  page: 'id',
} as const
