import { displayStatus, type QuestionState } from '@mango/contract/live-class'
import type { liveClass } from '../database/schema.ts'

/** Whether a running class shows the right answer. */
export const statusOf = ({ status }: Pick<typeof liveClass.$inferSelect, 'status'>): QuestionState['status'] =>
  status === displayStatus.shown ? displayStatus.shown : displayStatus.hidden
