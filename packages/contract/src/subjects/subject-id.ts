import * as v from 'valibot'
import { id, queryId } from '../fields.ts'

/** Ids of the known subjects (document 1, section 3), apart from their names, which most pages have from the server. */
const known = [1, 2, 3, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 50] as const
export type KnownSubject = (typeof known)[number]

const isKnown = (subject: number): boolean => known.some((one) => one === subject)
/** A subject that something is made in: no screen would show what is made in another. */
export const subjectId = v.pipe(id, v.check(isKnown))
/** The same in a query string or a form. */
export const querySubjectId = v.pipe(queryId, v.check(isKnown))
