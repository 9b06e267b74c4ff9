import { elementFace, text } from '@mango/element'

export const face = elementFace({
  tag: 'plain-card',
  summary: 'As little as an element can be.',
  props: { heading: text('', { summary: 'The title.' }) },
})
