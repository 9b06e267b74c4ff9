import { expect, test } from 'vitest'
import { shownPicture } from './shown-picture.ts'

test.each([
  ['a4.png', 'b5.png', 'app.png', 'a4.png'],
  ['', 'b5.png', 'app.png', 'b5.png'],
  ['a4.doc', '', 'app.png', 'app.png'],
  ['a4.DOCX?Expires=1', 'b5.doc#1', 'app.png?x=.doc', 'app.png?x=.doc'],
  ['a4.doc', '', '', ''],
  ['', '', '', ''],
])('of %j, %j and %j the page shows %j', (a4, b5, app, shown) => expect(shownPicture(a4, b5, app)).toBe(shown))
