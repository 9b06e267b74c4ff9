import { face } from '@mango/resource-library/resource-library/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({
  face,
  attributes: { inline: '' },
  dialog: { open: '' },
  samples: { types: [1, 2] },
})
