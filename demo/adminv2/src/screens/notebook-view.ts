/** The fields of the notebook's view in an address. */
export const notebookFields = {
  schoolYear: 'id',
  term: 'id',
  subject: 'id',
  source: 'id',
  mastered: 'text',
  paper: 'id',
  reason: 'text',
  point: 'text',
  from: 'text',
  to: 'text',
} as const
