import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubjectMark } from './index.ts'

test.each([
  ['数学', '√'],
  ['天文', '天'],
  ['', '卷'],
])('the sign of %j is %j', (subject, sign) => {
  expect(renderToStaticMarkup(<SubjectMark subject={subject} />)).toContain(`>${sign}<`)
})
