import { face } from '@mango/shell/top-bar/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({
  face,
  samples: { apps: { 21: '/apps/21' } },
})
