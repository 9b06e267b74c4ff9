import { defineConformance } from '../definition.ts'
import { face } from '../fixtures/garden-plot.face.ts'

export const definition = defineConformance({
  face,
  folder: '/tests/.output/fixtures',
  attributes: { 'plot-name': '菜园' },
  dialog: { 'plot-name': '菜园', open: '' },
  samples: { crash: false, rows: [3, 4], seeds: [{ name: 'bean' }] },
  calls: { water: [3] },
  triggers: {
    'plot-water': (element) => typeof element['water'] === 'function' && element['water'](3),
  },
})
