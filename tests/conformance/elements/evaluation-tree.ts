import { face } from '@mango/evaluation/evaluation-tree/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, samples: { authority: [106, 110] } })
