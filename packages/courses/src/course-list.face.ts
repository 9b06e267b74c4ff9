import { elementFace, event, text } from '@mango/element'

export const face = elementFace({
  tag: 'course-list',
  summary: 'One sentence: what it shows and what it hands back.',
  props: { heading: text('', { summary: 'Its title.' }) },
  events: { 'course-list-done': event({ summary: 'What happened.' }) },
})
