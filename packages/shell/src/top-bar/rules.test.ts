import { beforeEach, describe, expect, test, vi } from 'vitest'
import { moduleGroups } from './modules.ts'
import { entriesFor, portraitOf, restoredSubject } from './rules.ts'

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://school.test/adminv2/', origin: 'https://school.test' })
  return () => vi.unstubAllGlobals()
})

const place = { basePath: '/adminv2', apps: {}, path: '/adminv2/mangoTeacher' }
const all = [105, 102, 46, 77, 35, 36, 26, 27, 51, 75, 41, 78, 61, 21, 16, 62, 60, 32, 65, 14]

test('the table of the documents, in its order', () => {
  const entries = entriesFor(all, place)
  expect(entries.map(({ id }) => id)).toEqual([
    14, 65, 32, 60, 62, 16, 21, 61, 78, 41, 75, 51, 27, 26, 36, 35, 77, 46, 102, 105,
  ])
  const target = (id: number) => entries.find((entry) => entry.id === id)?.address
  expect(Object.fromEntries([65, 62, 16, 21, 61, 78, 75, 36, 77, 102, 105].map((id) => [id, target(id)]))).toEqual({
    65: '/adminv2/ttWork',
    62: '/adminv2/paperScan',
    16: '/adminv2/examinationMan',
    21: '/list.html',
    61: '/adminv2/classroom',
    78: '/adminv2/diagnosis',
    75: '/adminv2/mastersList',
    36: '/datav-web',
    77: '/adminv2/studyMonitor',
    102: '/adminv2/calibrationTool',
    105: '/adminv2/headmasterCockpit',
  })
  expect(entries.filter(({ newWindow }) => newWindow).map(({ id }) => id)).toEqual([36])
})

test.each([
  [[], []],
  [[47, 48, 106, 110], []],
  [[16, 47], [16]],
  [
    [61, 14, 61],
    [14, 61],
  ],
])('authority %j shows %j', (authority, shown) =>
  expect(entriesFor(authority, place).map(({ id }) => id)).toEqual(shown),
)

test('a legacy application stands where it is configured, never at a script', () => {
  const addressOf = (address: string) => entriesFor([14], { ...place, apps: { 14: address } })[0]?.address
  expect(addressOf('https://tk.school.test/')).toBe('https://tk.school.test/')
  expect(addressOf('/old/tk')).toBe('/old/tk')
  expect(addressOf('javascript:alert(1)')).toBe('/legacy/question-bank/')
  expect(addressOf('')).toBe('/legacy/question-bank/')
})

test.each([
  ['/adminv2/tongTongWork/ttWorkDetail', [65]],
  ['/adminv2/ttWork', [65]],
  ['/adminv2/unitDiagnosis/diagnosis', [78]],
  ['/adminv2/examinationMan/details', [16]],
  ['/adminv2/examinationManager', []],
  ['/adminv2/mangoTeacher/teacherHomepage', []],
  ['/legacy/question-bank/index.html', [14]],
  ['/adminv2/questionBank/modifyQuestion', [14]],
])('on %s %j is marked', (path, marked) =>
  expect(
    entriesFor(all, { ...place, path })
      .filter(({ current }) => current)
      .map(({ id }) => id),
  ).toEqual(marked),
)

test('applications that share a page are told apart by its query', () => {
  const apps = { 51: '/app.html?app=roles', 27: '/app.html?app=classes' }
  const marked = entriesFor(all, { ...place, apps, path: '/app.html?app=classes&page=2' }).filter(
    ({ current }) => current,
  )
  expect(marked.map(({ id }) => id)).toEqual([27])
})

describe('subject', () => {
  const subjects = [
    { id: 2, name: '数学' },
    { id: 5, name: '科学' },
  ]
  test.each([
    [5, 5],
    [undefined, 2],
    [99, 2],
  ])('saved %s restores %s', (saved, restored) => expect(restoredSubject(subjects, saved)?.id).toBe(restored))
  test('none of none', () => expect(restoredSubject([], 2)).toBeUndefined())
})

test.each([
  [1, '/adminv2/mangoStudent/studentHomepage', 'boy'],
  [2, '/adminv2/mangoStudent/studentHomepage', 'girl'],
  [0, '/adminv2/mangoStudent', 'girl'],
  [1, '/adminv2/studentGrowth', 'man'],
  [2, '/adminv2/classroom', 'woman'],
])('gender %s on %s is drawn as %s', (gender, path, portrait) => expect(portraitOf(gender, path)).toBe(portrait))

test('every label is said once', () => expect(new Set(moduleGroups.flat().map(({ label }) => label)).size).toBe(20))
