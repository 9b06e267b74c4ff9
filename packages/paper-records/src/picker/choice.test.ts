import { expect, test } from 'vitest'
import { missingOf, paperOf } from './choice.ts'

const leaf = { id: 1, name: '1.1', hasChild: false, paperId: 11, type: 1, done: false }
const branch = { ...leaf, id: 2, hasChild: true, paperId: null }
const workbook = { paperId: 9, practiseId: 5, type: 3 }
const none = { chapters: [], chapter: undefined, section: undefined }

test.each([
  ['no chapter of several', { ...none, chapters: [leaf] }, '请选择章'],
  ['a chapter without its section', { ...none, chapters: [branch], chapter: branch }, '请选择节'],
  ['a chapter that has none', { ...none, chapters: [leaf], chapter: leaf }, undefined],
  ['a section', { chapters: [branch], chapter: branch, section: leaf }, undefined],
  ['a workbook without chapters', none, undefined],
  ['a workbook whose chapters are not there yet, or not found', { ...none, chapters: undefined }, '请选择章'],
])('%s: %o', (_, choice, missing) => expect(missingOf(choice)).toBe(missing))

test.each([
  [
    { ...none, chapter: branch, section: leaf, workbook },
    { paperId: 11, type: 1 },
  ],
  [
    { ...none, chapter: leaf, workbook },
    { paperId: 11, type: 1 },
  ],
  [
    { ...none, workbook },
    { paperId: 9, type: 3 },
  ],
  [
    { ...none, workbook: { ...workbook, paperId: null } },
    { paperId: 5, type: 3 },
  ],
  [{ ...none, chapter: branch, workbook }, undefined],
  [{ ...none, workbook: undefined }, undefined],
])('%o means %o', (choice, paper) => expect(paperOf(choice)).toEqual(paper))
