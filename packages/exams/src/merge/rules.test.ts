import { text } from '@mango/contract/exams'
import { expect, test } from 'vitest'
import { knowledgeOf, marksOf, mergeRefusal, mergeWords, type Facts, type Knowledge } from './rules.ts'

const facts: Facts = { schoolYear: '2026学年', gradeName: '八年级', typeName: '期中考试', term: '上学期' }

test.each<[string, Partial<Facts>, string[]]>([
  ['the same', {}, []],
  ['year', { schoolYear: '2025学年' }, ['学年不同']],
  ['grade', { gradeName: '七年级' }, ['年级不同']],
  ['type', { typeName: '月考' }, ['考试类型不同']],
  ['term', { term: '下学期' }, ['学期不同']],
  ['two of them', { gradeName: '七年级', term: '下学期' }, ['年级不同', '学期不同']],
])('marks what differs from the first exam: %s', (_, change, marks) => {
  const other = { ...facts, ...change }
  expect(marksOf([facts, other])).toEqual([[], marks])
  expect(mergeRefusal([facts, other])).toBe(marks.length > 0 ? text.mergeDiffers : undefined)
})

test.each<[string, Knowledge[], string | undefined]>([
  ['nothing chosen', [], text.mergeTooFew],
  ['one exam', [facts], text.mergeTooFew],
  ['one without subject', [facts, 'no-subject'], text.mergeWithoutSubject],
  ['the first without subject', ['no-subject', facts], text.mergeWithoutSubject],
  ['one that was deleted', [facts, 'gone'], text.mergeWithoutSubject],
  ['one that is not known', [facts, 'unknown'], undefined],
  ['the first not known', ['unknown', facts], undefined],
])('says before sending why a merge is impossible: %s', (_, known, refusal) => {
  expect(mergeRefusal(known)).toBe(refusal)
})

test('knows an exam by its first sub-exam', () => {
  const subExam = { ...facts, examId: 1, subjectName: '数学', name: '期中' }
  const chosen = { subjectNames: ['数学'] }
  expect(knowledgeOf(undefined, chosen)).toBe('unknown')
  expect(knowledgeOf([subExam], chosen)).toMatchObject(facts)
  expect(knowledgeOf([], { subjectNames: [] })).toBe('no-subject')
  expect(marksOf([knowledgeOf([], chosen)])).toEqual([['考试或其科目已删除']])
})

test('says what a merge does, and which subjects several exams have', () => {
  const of = (...subjectNames: string[]) => ({ subjectNames })
  expect(mergeWords([of('语文'), of('数学')])).toBe('合并后只留下新考试，这 2 场不再单独列出，24 小时内可以撤销。')
  expect(mergeWords([of('语文', '数学'), of('数学', '英语'), of('语文')])).toBe(
    '合并后只留下新考试，这 3 场不再单独列出，24 小时内可以撤销。其中数学、语文不止一场考试有，会分别保留。',
  )
})
