import { authority } from '@mango/contract'
import {
  addExam,
  addExamSubjects,
  changeExam,
  examStatus,
  deleteExams,
  deleteExamsText,
  deleteExamScore,
  examList,
  getExamInfo,
  getSubExamInfo,
  mergeExam,
  text,
  getExamDeletions,
  undoDeleteExams,
  undoMerge,
  undoMergeText,
} from '@mango/contract/exams'
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { answeredPaper, exam, examCount, membership, person, student } from '../../database/schema.ts'
import { demoAccounts } from '../../demo/accounts.ts'
import { sortNameOf } from '../../search/sort-name.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'
import { words } from './words.ts'

let backend: TestBackend
let staff: string
beforeAll(async () => {
  backend = await startTestBackend()
  staff = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())

const unset = {
  schoolYear: '',
  termId: '',
  type: '',
  subjectIds: [] as number[],
  status: -1,
  gradeId: '',
  name: '',
} as const
type Filters = Partial<{ [K in keyof typeof unset | 'sort']: unknown }>
const page = async (filters: Filters = {}, pageNum = 1, token = staff) => {
  const body = { ...unset, ...filters, pageNum, pageSize: 10 }
  // Filters of a table are looser than the contract's schema, which the backend checks.
  const answer = await backend.send(examList, { body: body as never }, token)
  return { exams: answer.data ?? [], total: answer.total ?? 0, code: answer.code }
}
const wholes = (where?: SQL) =>
  backend.db
    .select()
    .from(exam)
    .where(and(isNull(exam.parentId), eq(exam.schoolId, 1), where))

type Whole = typeof exam.$inferSelect
function byName(a: Whole, b: Whole) {
  const [one, two] = [sortNameOf(a.name), sortNameOf(b.name)]
  return one < two ? -1 : one > two ? 1 : a.id - b.id
}

describe('the list', () => {
  test.each<[string, Filters, (one: typeof exam.$inferSelect) => boolean]>([
    ['nothing', {}, () => true],
    ['a school year', { schoolYear: 2025 }, (one) => one.schoolYear === 2025],
    ['a term', { termId: 2 }, (one) => one.termId === 2],
    ['a type', { type: 3 }, (one) => one.type === 3],
    ['a status', { status: 2 }, (one) => one.status === 2],
    ['a grade', { gradeId: 8 }, (one) => one.gradeId === 8],
    ['a subject', { subjectIds: [2] }, (one) => one.subjectIds.includes(2)],
    ['any of two subjects', { subjectIds: [9, 12] }, (one) => one.subjectIds.some((id) => id === 9 || id === 12)],
    ['a part of the name', { name: ' 月考 ' }, (one) => one.name.includes('月考')],
    ['one character', { name: '联' }, (one) => one.name.includes('联')],
    [
      'all of them',
      { schoolYear: 2025, termId: 1, type: 3, status: 1, gradeId: 8, subjectIds: [2], name: '月考' },
      (one) =>
        one.schoolYear === 2025 &&
        one.termId === 1 &&
        one.type === 3 &&
        one.status === 1 &&
        one.gradeId === 8 &&
        one.subjectIds.includes(2),
    ],
  ])('filtered by %s', async (_, filters, fits) => {
    const expected = (await wholes())
      .filter(fits)
      .toSorted((a, b) => b.startTime.getTime() - a.startTime.getTime() || b.id - a.id)
    const pages = Math.ceil(expected.length / 10)
    const first = await page(filters)
    expect(first.total).toBe(expected.length)
    expect(first.exams.map((one) => one.examId)).toEqual(expected.slice(0, 10).map((one) => one.id))
    const last = await page(filters, Math.max(1, pages))
    expect(last.exams.map((one) => one.examId)).toEqual(expected.slice((pages - 1) * 10).map((one) => one.id))
  })

  test.each<[string, (a: Whole, b: Whole) => number]>([
    ['startTime', (a, b) => a.startTime.getTime() - b.startTime.getTime() || a.id - b.id],
    ['name', byName],
    ['-name', (a, b) => byName(b, a)],
  ])('in the order of %s, on its first and last page', async (sort, compare) => {
    const expected = (await wholes()).toSorted(compare).map(({ id }) => id)
    const last = Math.ceil(expected.length / 10)
    const idsOf = ({ exams }: Awaited<ReturnType<typeof page>>) => exams.map(({ examId }) => examId)
    expect(idsOf(await page({ sort }))).toEqual(expected.slice(0, 10))
    expect(idsOf(await page({ sort }, last))).toEqual(expected.slice((last - 1) * 10))
  })
  it('says of each exam its year, term, grade and type', async () => {
    const [one] = (await page({ schoolYear: 2025, termId: 2, gradeId: 8, type: 3 })).exams
    expect(one).toMatchObject({ schoolYear: '2025学年', term: '下学期', gradeName: '八年级', typeName: '月考' })
  })

  it('answers nothing behind the end, and for a name that looks like a pattern', async () => {
    expect((await page({}, 999)).exams).toEqual([])
    expect((await page({ name: '%' })).total).toBe(0)
  })

  it('is the school’s own, for teachers who hold the right', async () => {
    const { exams, total } = await page({}, 1, await backend.tokenOf('otherSchool'))
    expect(total).toBe(24)
    const ours = new Set((await wholes()).map((one) => one.id))
    expect(exams.every((one) => !ours.has(one.examId))).toBe(true)
    expect((await page({}, 1, await backend.tokenOf('student'))).code).toBe(100)
  })
})

const create = (name: string, change = {}) =>
  backend.send(addExam, { body: { schoolYear: 2026, gradeId: 7, type: 1, termId: 1, name, ...change } }, staff)

describe('creating', () => {
  it('adds an exam that is not public and has no subject, first in the list', async () => {
    const { data } = await create('新的期中')
    const { exams } = await page()
    expect(exams[0]).toMatchObject({ examId: data?.examId, examName: '新的期中', subjectNames: [], status: 2 })
  })
  it('names an exam that was given no name', async () => {
    expect((await create('')).data?.examName).toBe('2026学年七年级上学期期中考试')
    backend.clock.advance(3)
    expect((await create('')).data?.examName).toBe('2026学年七年级上学期期中考试 (2)')
  })
  it('takes a double click for one press, and refuses the name later on', async () => {
    const [one, two] = await Promise.all([create('双击'), create('双击')])
    expect([one.code, two.code, two.data?.examId]).toEqual([0, 0, one.data?.examId])
    backend.clock.advance(3)
    expect((await create('双击')).code).toBe(100)
  })
  it('refuses a grade the school has not, and who may not', async () => {
    expect((await create('x', { gradeId: 12 })).code).toBe(100)
    const body = { schoolYear: 2026, gradeId: 7, type: 1, termId: 1 as const, name: 'y' }
    expect((await backend.send(addExam, { body }, await backend.tokenOf('student'))).code).toBe(100)
  })
})

/** Adds subjects to an exam, as the marking system would. */
async function withSubjects(examId: number, subjects: number[]) {
  const [whole] = await wholes(eq(exam.id, examId))
  if (!whole) throw new Error('no such exam')
  const { id: _, ...row } = whole
  await backend.db
    .insert(exam)
    .values(subjects.map((subjectId) => ({ ...row, parentId: examId, subjectId, grams: [] })))
  await backend.db.update(exam).set({ subjectIds: subjects }).where(eq(exam.id, examId))
  return examId
}
const made = async (name: string, subjects: number[], change = {}) => {
  const { data } = await create(name, change)
  return withSubjects(data?.examId ?? 0, subjects)
}
const merge = (examIds: number[], name = '合并后', token = staff) =>
  backend.send(mergeExam, { body: { name, examIds } }, token)

describe('merging', () => {
  it('moves the subjects into one new exam; the merged ones are gone', async () => {
    const ids = [await made('甲', [1]), await made('乙', [2, 3])]
    const { data } = await merge(ids, '甲')
    const { exams } = await page({ name: '甲' })
    expect(exams).toMatchObject([{ examId: data?.examId, examName: '甲', subjectNames: ['语文', '数学', '英语'] }])
    const info = await backend.send(getSubExamInfo, { params: { examId: data?.examId ?? 0 } }, staff)
    expect(info.data?.map((one) => [one.subjectName, one.name])).toEqual([
      ['语文', '甲'],
      ['数学', '乙'],
      ['英语', '乙'],
    ])
    expect(await merge(ids, '再来')).toMatchObject({ code: 100 })
  })

  it('twice is done once, and again at once after it was undone', async () => {
    const ids = [await made('合一', [1]), await made('合二', [2])]
    const examIds = (await Promise.all([merge(ids, '合了又合'), merge(ids, '合了又合')])).map(
      ({ data }) => data?.examId,
    )
    expect(new Set(examIds).size).toBe(1)
    await backend.send(undoMerge, { body: { examId: examIds[0] ?? 0 } }, staff)
    const again = (await merge(ids, '合了又合')).data?.examId
    expect((await page({ name: '合了又合' })).exams).toMatchObject([{ examId: again }])
  })

  test.each([
    ['year', { schoolYear: 2025 }],
    ['grade', { gradeId: 8 }],
    ['type', { type: 2 }],
    ['term', { termId: 2 as const }],
  ])('refuses another %s', async (what, change) => {
    const ids = [await made(`${what}一`, [1]), await made(`${what}二`, [2], change)]
    expect(await merge(ids)).toMatchObject({ code: 100, message: text.mergeDiffers })
    expect((await page({ name: `${what}一` })).total).toBe(1)
  })

  it('refuses fewer than two, an exam without subject, a name that is taken or missing, another school', async () => {
    const one = await made('独', [1])
    const two = await made('双', [2])
    await made('占用', [3])
    const { data: bare } = await create('空')
    expect(await merge([one, one])).toMatchObject({ message: text.mergeTooFew })
    expect(await merge([one, bare?.examId ?? 0])).toMatchObject({ message: text.mergeWithoutSubject })
    expect(await merge([one, two], ' ')).toMatchObject({ message: text.mergeNameMissing })
    expect((await merge([one, two], '占用')).code).toBe(100)
    expect((await merge([one, two], '偷', await backend.tokenOf('otherSchool'))).code).toBe(100)
    expect((await page({ name: '独' })).total).toBe(1)
  })
})

const undo = (examId: number, token = staff) => backend.send(undoMerge, { body: { examId } }, token)
const info = async (examId: number, token = staff) =>
  (await backend.send(getExamInfo, { params: { examId } }, token)).data
const subjectsOf = async (examId: number) =>
  ((await backend.send(getSubExamInfo, { params: { examId } }, staff)).data ?? []).map((one) => one.subjectName)

describe('undoing a merge', () => {
  it('brings the exams back as they were, and the merged one is gone', async () => {
    const ids = [await made('还原甲', [1]), await made('还原乙', [1, 2])]
    const before = await wholes(inArray(exam.id, ids))
    const { data } = await merge(ids, '还原甲')
    const examId = data?.examId ?? 0
    const [listed] = (await page({ name: '还原' })).exams
    expect(listed).toMatchObject({ examId, undoUntil: expect.stringMatching(/^\d{4}-/) })
    expect(await info(examId)).toMatchObject({ undoUntil: listed?.undoUntil, mergedFrom: ['还原甲', '还原乙'] })

    expect((await undo(examId)).data?.examIds).toEqual(ids)
    expect(await wholes(inArray(exam.id, ids))).toEqual(before)
    expect([await subjectsOf(ids[0] ?? 0), await subjectsOf(ids[1] ?? 0)]).toEqual([['语文'], ['语文', '数学']])
    expect(await info(examId)).toBeNull()
    expect((await undo(examId)).code).toBe(100)
  })
  it('leaves no subject hidden in a public exam, whatever was made public meanwhile', async () => {
    const ids = [await made('显甲', [1]), await made('显乙', [2])]
    const [shown = 0] = ids
    await change({ examId: shown, status: examStatus.public })
    const { data } = await merge(ids, '显隐')
    const examId = data?.examId ?? 0
    const statuses = async (wanted: number[]) => (await everyRow(wanted)).map(({ id, status }) => [id, status])
    const subjectIds = (await everyRow([examId])).flatMap(({ id, parentId }) => (parentId === null ? [] : [id]))
    expect((await statuses([examId])).map(([, status]) => status)).toEqual([2, 2, 2])
    await change({ examId, status: examStatus.public })
    await undo(examId)
    expect(new Map((await statuses(ids)).map(([id, status]) => [id, status]))).toEqual(
      new Map([
        [shown, 1],
        [ids[1], 2],
        [subjectIds[0], 1],
        [subjectIds[1], 2],
      ]),
    )
  })
  it('of a merge in a merge leaves the first one its own time', async () => {
    const ids = [await made('层甲', [1]), await made('层乙', [2])]
    const first = (await merge(ids, '层一')).data?.examId ?? 0
    const before = await info(first)
    const second = (await merge([first, await made('层丙', [3])], '层二')).data?.examId ?? 0
    expect((await undo(second)).code).toBe(0)
    expect(await info(first)).toEqual(before)
    expect((await undo(first)).data?.examIds).toEqual(ids)
  })
  it('is for 24 hours, for those who may merge, in their school', async () => {
    const { data } = await merge([await made('迟甲', [1]), await made('迟乙', [2])], '迟到')
    const examId = data?.examId ?? 0
    expect((await undo(examId, await backend.tokenOf('student'))).code).toBe(100)
    expect((await undo(examId, await backend.tokenOf('otherSchool'))).code).toBe(100)
    expect(await info(examId, await backend.tokenOf('otherSchool'))).toBeNull()
    backend.clock.advance(86_401)
    staff = await backend.tokenOf('everything')
    expect(await undo(examId)).toMatchObject({ code: 100, message: undoMergeText.tooLate })
    expect((await info(examId))?.undoUntil).toBeUndefined()
  })
  it('says what was done since, and changes nothing', async () => {
    const { data } = await merge([await made('阻甲', [1]), await made('阻乙', [2])], '阻碍')
    const examId = data?.examId ?? 0
    backend.clock.advance(3)
    await create('阻乙')
    expect((await undo(examId)).message).toContain('“阻乙”')
    const [first] = (await backend.send(getSubExamInfo, { params: { examId } }, staff)).data ?? []
    await backend.send(deleteExamScore, { body: { examId: first?.examId ?? 0 } }, staff)
    expect((await undo(examId)).message).toContain('语文')
    expect(await subjectsOf(examId)).toEqual(['数学'])
    await remove((await page({ name: '阻乙' })).exams[0]?.examId ?? 0)
    const [, subject] = (await backend.send(getExamDeletions, {}, staff)).data ?? []
    await restore(subject?.deletionId ?? 0)
    expect((await undo(examId)).code).toBe(0)
  })
})

const remove = (examId: number, token = staff) => backend.send(deleteExamScore, { body: { examId } }, token)

describe('deleting', () => {
  it('answers 500 while subjects exist, 200 for each of them and for the exam, 0 after that', async () => {
    const examId = await made('待删', [1, 2])
    expect(await remove(examId)).toMatchObject({ code: 500, message: text.deleteSubjectsFirst })
    const info = await backend.send(getSubExamInfo, { params: { examId } }, staff)
    for (const one of info.data ?? []) expect((await remove(one.examId)).code).toBe(200)
    expect((await page({ name: '待删' })).exams[0]?.subjectNames).toEqual([])
    expect(await remove(examId)).toMatchObject({ code: 200, message: text.deleted })
    expect(await remove(examId)).toMatchObject({ code: 0, message: text.nothingToDelete })
  })
  it('is undone step by step from the last: the exam, then each subject, all as they were', async () => {
    const examId = await made('单删', [1, 2])
    const before = await everyRow([examId])
    const subjects = before.filter(({ parentId }) => parentId === examId)
    const ids = [...subjects.map(({ id }) => id), examId]
    const deletionIds: number[] = []
    for (const id of ids) deletionIds.push((await remove(id)).deletionId ?? 0)
    const listed = (await backend.send(getExamDeletions, {}, staff)).data ?? []
    expect(listed.slice(0, 3).map(({ names }) => names)).toEqual([['单删'], ['单删 数学'], ['单删 语文']])
    // A subject has no place while its exam is gone.
    expect((await restore(deletionIds[0] ?? 0)).message).toContain('请先恢复这场考试')
    expect(await everyRow([examId])).toEqual([])
    for (const [index, id] of [...ids.entries()].toReversed())
      expect((await restore(deletionIds[index] ?? 0)).data?.examIds).toEqual([id])
    expect(await everyRow([examId])).toEqual(before)
    expect((await page({ name: '单删', subjectIds: [1] })).total).toBe(1)
    expect((await restore(deletionIds[0] ?? 0)).code).toBe(100)
  })
  it('a subject that was added anew meanwhile is not there twice', async () => {
    const examId = await made('单删重加', [1, 2])
    const [subject] = (await backend.send(getSubExamInfo, { params: { examId } }, staff)).data ?? []
    const { deletionId } = await remove(subject?.examId ?? 0)
    await backend.send(addExamSubjects, { body: { examId, subjectIds: [1, 2] } }, staff)
    expect((await restore(deletionId ?? 0)).message).toContain('已重新添加了语文')
    expect(await everyRow([examId])).toHaveLength(3)
  })
  it('a subject that a merged exam holds twice comes back, both of them in any order', async () => {
    const { data } = await merge([await made('双科甲', [2]), await made('双科乙', [2])], '双科')
    const examId = data?.examId ?? 0
    const subjects = (await everyRow([examId])).filter(({ parentId }) => parentId === examId)
    const deletionIds: number[] = []
    for (const { id } of subjects) deletionIds.push((await remove(id)).deletionId ?? 0)
    expect((await page({ name: '双科' })).exams[0]?.subjectNames).toEqual([])
    for (const deletionId of deletionIds) expect((await restore(deletionId)).code).toBe(0)
    expect((await page({ name: '双科' })).exams[0]?.subjectNames).toEqual(['数学'])
    expect((await undo(examId)).code).toBe(0)
  })
  it('a subject that comes back is as public as its exam is by now', async () => {
    const examId = await made('单删公开', [1, 2])
    const [subject] = (await backend.send(getSubExamInfo, { params: { examId } }, staff)).data ?? []
    const { deletionId } = await remove(subject?.examId ?? 0)
    await change({ examId, status: 1 })
    await restore(deletionId ?? 0)
    expect((await everyRow([examId])).map(({ status }) => status)).toEqual([1, 1, 1])
    expect((await page({ name: '单删公开', status: 1, subjectIds: [1] })).total).toBe(1)
  })
  it('is for those who hold 48, in their school', async () => {
    const { data } = await create('守住')
    const examId = data?.examId ?? 0
    expect((await remove(examId, await backend.tokenOf('ordinary'))).code).toBe(100)
    expect((await page({ name: '守住' })).total).toBe(1)
  })
})

const removeAll = (examIds: number[], token = staff) => backend.send(deleteExams, { body: { examIds } }, token)
const restore = (deletionId: number, token = staff) => backend.send(undoDeleteExams, { body: { deletionId } }, token)
const everyRow = (ids: number[]) =>
  backend.db
    .select()
    .from(exam)
    .where(or(inArray(exam.id, ids), inArray(exam.parentId, ids)))
    .orderBy(exam.id)

describe('deleting several', () => {
  it('takes them away with their subjects, and brings them back as they were', async () => {
    const { data: bare } = await create('批删乙')
    const ids = [await made('批删甲', [1, 2]), bare?.examId ?? 0].toSorted((a, b) => a - b)
    const before = await everyRow(ids)
    const { data } = await removeAll(ids)
    expect(await everyRow(ids)).toEqual([])
    expect((await page({ name: '批删' })).total).toBe(0)
    expect((await restore(data?.deletionId ?? 0)).data?.examIds).toEqual(ids)
    expect(await everyRow(ids)).toEqual(before)
    expect((await page({ name: '批删', subjectIds: [2] })).total).toBe(1)
    expect((await restore(data?.deletionId ?? 0)).code).toBe(100)
  })
  it('keeps what a merge had taken: what was merged, deleted and restored is unmerged as before', async () => {
    const ids = [await made('并删甲', [1]), await made('并删乙', [2])]
    const before = await wholes(inArray(exam.id, ids))
    const { data: merged } = await merge(ids, '并删')
    const examId = merged?.examId ?? 0
    const [listed] = (await page({ name: '并删' })).exams
    const { data } = await removeAll([examId])
    await restore(data?.deletionId ?? 0)
    expect((await page({ name: '并删' })).exams).toEqual([listed])
    expect((await undo(examId)).data?.examIds).toEqual(ids)
    expect(await wholes(inArray(exam.id, ids))).toEqual(before)
  })
  it('brings no merge back for longer than its own 24 hours', async () => {
    const { data: merged } = await merge([await made('并迟甲', [1]), await made('并迟乙', [2])], '并迟')
    const examId = merged?.examId ?? 0
    backend.clock.advance(80_000)
    staff = await backend.tokenOf('everything')
    const { data } = await removeAll([examId])
    backend.clock.advance(7_000)
    await restore(data?.deletionId ?? 0)
    expect((await page({ name: '并迟' })).exams[0]?.undoUntil).toBeUndefined()
    expect((await undo(examId)).message).toBe(undoMergeText.tooLate)
  })
  it('tells everybody who may delete what can come back, and one brings back what another deleted', async () => {
    const deletions = async (token: string) => (await backend.send(getExamDeletions, {}, token)).data ?? []
    const ids = [await made('两人甲', [1]), await made('两人乙', [2, 3])].toSorted((a, b) => a - b)
    const { data } = await removeAll(ids)
    const deletionId = data?.deletionId ?? 0
    const ordinary = await backend.tokenOf('ordinary')
    expect((await backend.send(getExamDeletions, {}, ordinary)).code).toBe(100)
    expect(await deletions(await backend.tokenOf('otherSchool'))).toEqual([])
    await asDeleter(async (second) => {
      const [newest] = await deletions(second)
      expect(newest).toMatchObject({ deletionId, undoUntil: data?.undoUntil, names: ['两人甲', '两人乙'] })
      expect(newest?.deletedBy).not.toBe('')
      expect((await restore(deletionId, second)).data?.examIds).toEqual(ids)
      expect((await deletions(staff)).some((one) => one.deletionId === deletionId)).toBe(false)
    })
    expect((await page({ name: '两人' })).total).toBe(2)
  })
  it('deletes none where one is not there, or is another school’s', async () => {
    const one = await made('批删留', [1])
    const [foreign] = await backend.db
      .select()
      .from(exam)
      .where(and(eq(exam.schoolId, 2), isNull(exam.parentId)))
      .limit(1)
    expect((await removeAll([one, 999_999])).code).toBe(100)
    expect((await removeAll([one, foreign?.id ?? 0])).code).toBe(100)
    expect((await page({ name: '批删留' })).exams[0]?.subjectNames).toEqual(['语文'])
  })
  it('is for those who hold 48, and undone in their school, for 24 hours, while the name is free', async () => {
    const ids = [await made('批删限', [3])]
    expect((await removeAll(ids, await backend.tokenOf('ordinary'))).code).toBe(100)
    const { data } = await removeAll(ids)
    const deletionId = data?.deletionId ?? 0
    expect((await restore(deletionId, await backend.tokenOf('ordinary'))).code).toBe(100)
    expect((await restore(deletionId, await backend.tokenOf('otherSchool'))).code).toBe(100)
    backend.clock.advance(3)
    const taken = await create('批删限')
    expect((await restore(deletionId)).message).toContain('“批删限”')
    await remove(taken.data?.examId ?? 0)
    backend.clock.advance(86_401)
    staff = await backend.tokenOf('everything')
    expect((await restore(deletionId)).message).toBe(deleteExamsText.tooLate)
  })
})

const change = (body: { examId: number; name?: string; status?: 1 | 2 }, token = staff) =>
  backend.send(changeExam, { body }, token)
/** A second teacher, who for a while has other rights. */
async function asHolderOf(permissions: number[], look: (token: string) => Promise<void>) {
  const token = await backend.tokenOf('ordinary')
  const [{ personId } = { personId: 0 }] = await backend.db
    .select({ personId: person.id })
    .from(person)
    .where(eq(person.mobile, demoAccounts.teachers.ordinary))
  const mine = and(eq(membership.schoolId, 1), eq(membership.personId, personId))
  const before = await backend.db.select().from(membership).where(mine)
  await backend.db.update(membership).set({ permissions }).where(mine)
  await look(token)
  await backend.db
    .update(membership)
    .set({ permissions: before[0]?.permissions ?? [] })
    .where(mine)
}
/** Looks at exams, and neither creates nor deletes any. */
const asLooker = (look: (token: string) => Promise<void>) => asHolderOf([authority.examManagement], look)
const asDeleter = (look: (token: string) => Promise<void>) =>
  asHolderOf([authority.examManagement, authority.deleteExam], look)

describe('changing', () => {
  it('renames, and refuses a name that is taken, missing or for another school to give', async () => {
    const examId = await made('旧名', [1])
    await made('已有', [1])
    expect((await change({ examId, name: ' 新名 ' })).code).toBe(0)
    expect((await info(examId))?.examName).toBe('新名')
    expect((await page({ name: '新名' })).total).toBe(1)
    expect((await change({ examId, name: '已有' })).code).toBe(100)
    expect((await change({ examId, name: ' ' })).code).toBe(100)
    expect((await change({ examId, name: '偷' }, await backend.tokenOf('otherSchool'))).code).toBe(100)
    expect((await info(examId))?.examName).toBe('新名')
  })
  it('renames its subjects with it, but none that a merge brought along', async () => {
    const { data } = await merge([await made('改名甲', [1]), await made('改名乙', [2])], '改名甲')
    const examId = data?.examId ?? 0
    await change({ examId, name: '改名以后' })
    const { data: subjects } = await backend.send(getSubExamInfo, { params: { examId } }, staff)
    expect(subjects?.map(({ name }) => name)).toEqual(['改名以后', '改名乙'])
  })
  it('adds subjects once each, and knows which there are', async () => {
    const { data } = await create('加科')
    const examId = data?.examId ?? 0
    const add = (subjectIds: number[], token = staff) =>
      backend.send(addExamSubjects, { body: { examId, subjectIds } }, token)
    expect((await add([2, 1, 2])).data?.examIds).toHaveLength(2)
    expect((await add([2, 3])).data?.examIds).toHaveLength(1)
    expect(await subjectsOf(examId)).toEqual(['语文', '数学', '英语'])
    expect((await page({ name: '加科', subjectIds: [3] })).total).toBe(1)
    expect((await add([999])).code).toBe(100)
    expect((await add([5], await backend.tokenOf('otherSchool'))).code).toBe(100)
  })
  it('shows what is not public to those alone who make exams', async () => {
    const examId = await made('公开前后', [1])
    await asLooker(async (token) => {
      const seen = async () => [
        (await page({ name: '公开前后' }, 1, token)).total,
        (await info(examId, token)) !== null,
        (await backend.send(getSubExamInfo, { params: { examId } }, token)).data?.length,
      ]
      expect(await seen()).toEqual([0, false, 0])
      await change({ examId, status: examStatus.public })
      expect(await seen()).toEqual([1, true, 1])
      expect((await page({ status: 2 }, 1, token)).total).toBe(0)
      expect((await page({}, 1, token)).total).toBe((await page({ status: 1 })).total)
      expect((await change({ examId, status: 2 }, token)).code).toBe(100)
      await change({ examId, status: examStatus.notPublic })
      expect(await seen()).toEqual([0, false, 0])
    })
  })
  it('lets others merge and unmerge what is public, and nothing else', async () => {
    const ids = [await made('看得见甲', [1]), await made('看得见乙', [2])]
    await asLooker(async (token) => {
      expect(await merge(ids, '看不见', token)).toMatchObject({ code: 100, message: words.goneForMerge })
      const examId = (await merge(ids, '看不见')).data?.examId ?? 0
      expect(await undo(examId, token)).toMatchObject({ code: 100, message: words.mergedIsGone })
      expect((await undo(examId)).data?.examIds).toEqual(ids)
      for (const one of ids) await change({ examId: one, status: examStatus.public })
      const shown = (await merge(ids, '看得见', token)).data?.examId ?? 0
      expect((await undo(shown, token)).data?.examIds).toEqual(ids)
    })
  })
})

it('tells the mean of a subject whose papers a teacher checked', async () => {
  const [selfMarked] = await backend.db
    .select({ id: answeredPaper.id, examId: exam.id })
    .from(exam)
    .innerJoin(answeredPaper, eq(answeredPaper.paperId, exam.paperId))
    .where(isNotNull(answeredPaper.scoreRate))
    .limit(1)
  await backend.db
    .update(answeredPaper)
    .set({ correctBySelf: true, scoreRate: 0 })
    .where(eq(answeredPaper.id, selfMarked?.id ?? 0))
  const [scored] = await backend.db
    .select({
      examId: exam.parentId,
      mean: sql<number>`avg(${answeredPaper.scoreRate})`,
      papers: sql<number>`count(*)::int`,
    })
    .from(exam)
    .innerJoin(answeredPaper, eq(answeredPaper.paperId, exam.paperId))
    .innerJoin(student, and(eq(student.personId, answeredPaper.studentId), eq(student.schoolId, 1)))
    .where(
      and(
        eq(exam.id, selfMarked?.examId ?? 0),
        isNotNull(answeredPaper.scoreRate),
        eq(answeredPaper.correctBySelf, false),
      ),
    )
    .groupBy(exam.id)
  const { data } = await backend.send(getSubExamInfo, { params: { examId: scored?.examId ?? 0 } }, staff)
  const mean = Math.round((scored?.mean ?? 0) * 10) / 10
  expect(data?.find(({ examId }) => examId === selfMarked?.examId)).toMatchObject({ papers: scored?.papers, mean })
})

it('makes exams of several kinds public and takes others back at once: none waits for ever', async () => {
  const kinds = [{ type: 1 }, { type: 2 }, { type: 3 }, { type: 4 }]
  const created = await Promise.all(kinds.map((kind, index) => create(`同时${index}`, kind)))
  const change = (status: 1 | 2) => (index: number) =>
    backend.send(changeExam, { body: { examId: created[index]?.data?.examId ?? 0, status } }, staff)
  await Promise.all([2, 3].map(change(examStatus.public)))
  for (let round = 0; round < 10; round++) {
    const [up, down] =
      round % 2 === 0
        ? [
            [0, 1],
            [2, 3],
          ]
        : [
            [2, 3],
            [0, 1],
          ]
    const answers = await Promise.all([...up.map(change(examStatus.public)), ...down.map(change(examStatus.notPublic))])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  }
  const isPublic = async (status: number) => (await page({ name: '同时', status })).exams.length
  expect([await isPublic(examStatus.public), await isPublic(examStatus.notPublic)]).toEqual([2, 2])
})

it('still counts right after all of that, by kind and without', async () => {
  const isOfAnyKind = sql<boolean>`${examCount.schoolYear} = 0`
  const summed = await backend.db
    .select({ isOfAnyKind, total: sql<number>`sum(${examCount.total})::integer` })
    .from(examCount)
    .where(and(eq(examCount.schoolId, 1), eq(examCount.subjectId, 0)))
    .groupBy(isOfAnyKind)
    .orderBy(isOfAnyKind)
  const total = (await wholes()).length
  expect(summed).toEqual([
    { isOfAnyKind: false, total },
    { isOfAnyKind: true, total },
  ])
})
