import { dayField, idField, pageField, viewCodec, wordsField } from '@mango/widget/view'

/** What the table shows: everything that a reload or a shared link has to bring back. */
export const monitorView = viewCodec({
  /** A day, or empty for all. */
  date: dayField,
  /** Part of a name or of a student code, or empty for all. */
  name: wordsField(100),
  /** Students of a class, or '' for all. */
  classId: idField,
  /** The first and the last day, each '' where it is open. With them no single `date`. */
  from: dayField,
  to: dayField,
  page: pageField,
})
export type MonitorView = typeof monitorView.first
