import * as v from 'valibot'

/** What the list can be put in order by; a minus turns it round. The documents know only the newest first. */
export const examOrders = ['-startTime', 'startTime', 'name', '-name'] as const
export type ExamOrder = (typeof examOrders)[number]
export const newestFirst: ExamOrder = '-startTime'

/** An addition of ours: left out for the newest first, as in the documents. */
export const examOrder = v.optional(v.picklist(examOrders))
