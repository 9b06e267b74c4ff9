import { maxNotes, text } from '@mango/contract/lessons'
import { expect, test } from 'vitest'
import {
  descriptionError,
  fieldsOf,
  newDraft,
  notTakenAway,
  titleError,
  withMaterials,
  withNotes,
  withoutNote,
} from './draft.ts'

const draft = newDraft(1, null)
const note = (number: number) => ({ url: `/oss/${number}.jpg?Signature=${Math.random()}`, small: '' })
const notes = (count: number) => Array.from({ length: count }, (_, index) => note(index))

test.each([
  ['', text.titleMissing],
  ['  ', text.titleMissing],
  ['春', undefined],
  ['课'.repeat(20), undefined],
  ['课'.repeat(21), '名称不能超过20个字'],
  ['👨‍👩‍👧‍👦'.repeat(20), undefined],
])('of the title %j is said: %s', (title, error) => {
  expect(titleError({ ...draft, title })).toBe(error)
})

test.each([
  ['', undefined],
  ['👨‍👩‍👧‍👦'.repeat(200), undefined],
  ['课'.repeat(201), '课堂描述不能超过200个字'],
])('of the description %j is said: %s', (desc, error) => {
  expect(descriptionError({ ...draft, desc })).toBe(error)
})

test.each([
  [0, 8, 8, false],
  [0, 9, 8, true],
  [7, 2, 8, true],
  [8, 1, 8, true],
  [8, 0, 8, false],
])('%i notes and %i more make %i, too many: %s', (before, more, after, overfull) => {
  const full = withNotes(draft, notes(before)).draft
  const added = withNotes(
    full,
    notes(more).map((one, index) => ({ ...one, url: `/oss/new-${index}.jpg` })),
  )
  expect(added.draft.notes).toHaveLength(after)
  expect(added.overfull).toBe(overfull)
  expect(after).toBeLessThanOrEqual(maxNotes)
})

test('where a picture is being uploaded there is room for the others alone', () => {
  const { draft: six } = withNotes(draft, notes(6))
  const others = [7, 8].map(note)
  expect(withNotes(six, others, maxNotes - 1)).toMatchObject({ draft: { notes: { length: 7 } }, overfull: true })
})

test('the same picture under another signature is the same note', () => {
  const once = withNotes(draft, [note(1)]).draft
  expect(withNotes(once, [note(1)])).toEqual({ draft: once, overfull: false })
})

test('of a stored note that is taken away the server is told, of a new one not', () => {
  const stored = { id: 7, url: '/oss/7.jpg', small: '' }
  const held = withNotes(draft, [stored, note(2)]).draft
  const [, fresh] = held.notes
  expect(withoutNote(held, stored.url).removedNotes).toEqual([7])
  expect(withoutNote(held, fresh?.url ?? '').removedNotes).toEqual([])
})

test('a picture of a phone that was taken away does not come again with the next one', () => {
  const sent = [note(1), note(2)]
  const without = withoutNote(withNotes(draft, sent).draft, sent[0]?.url ?? '')
  const again = [{ url: '/oss/1.jpg?Signature=new', small: '' }, ...sent.slice(1), note(3)]
  expect(withNotes(without, notTakenAway(without, again)).draft.notes.map(({ url }) => url.split('?')[0])).toEqual([
    '/oss/2.jpg',
    '/oss/3.jpg',
  ])
})

test('a material is there once', () => {
  const file = { name: '学案.pdf', url: '/oss/a.pdf?x=1', size: 3 }
  const once = withMaterials(draft, [file])
  expect(withMaterials(once, [{ ...file, url: '/oss/a.pdf?x=2' }]).materials).toHaveLength(1)
})

test('what is sent names its status, its hour and nothing that is not there', () => {
  const place = { courseId: 3, classId: 4, hourId: undefined, custom: false }
  expect(fieldsOf({ ...draft, title: ' 春 ', classId: 4 }, place, 2)).toMatchObject({
    title: '春',
    status: 2,
    courseId: 3,
    classId: 4,
    timeTableId: null,
    videoUrl: '',
    relateClassIds: [],
  })
})
