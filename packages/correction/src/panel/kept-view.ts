import { stored } from '@mango/widget/stored'
import * as v from 'valibot'

/** Where somebody was among the photos of a paper, and how they lay. Addresses change; what they lead to stays. */
const schema = v.object({ photo: v.number(), turns: v.record(v.string(), v.number()) })
export type KeptView = v.InferOutput<typeof schema>

export const keptView = (paperId: number) =>
  stored<KeptView>(`mango:correction:${paperId}`, schema, { photo: 0, turns: {} })

export const photoKey = (address: string): string => new URL(address, globalThis.location.href).pathname
