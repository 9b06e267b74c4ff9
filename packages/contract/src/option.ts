import type * as v from 'valibot'
import * as a from './answer.ts'

/** An entry of a select: school, class, room, school year... */
export const option = a.object({ id: a.id, name: a.text })
export type Option = v.InferOutput<typeof option>
/** What every lookup list answers. */
export const options = a.data(a.rows(option))
