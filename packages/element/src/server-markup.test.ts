import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

// What `#takeServerAttributes` counts on, and what the documentation tells of lists.
test('a server’s React writes words and numbers by the names of props, and leaves lists out', () => {
  const markup = renderToStaticMarkup(createElement('exam-details', { examId: 7, apiBase: '/x', authority: [47] }))
  expect(markup).toBe('<exam-details examId="7" apiBase="/x"></exam-details>')
})
