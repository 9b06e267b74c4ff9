import type { TimetableHour } from '@mango/contract/today'
import { expect, test } from 'vitest'
import { answerTo } from './answers.ts'
import { calledAs, greeting, outlook } from './greeting.ts'
import { weekOf, whenOf } from './hours.ts'
import { pagesFor, pagesNamed } from './pages.ts'

const hour = (day: string, begin: string, end: string, courseName: string): TimetableHour => ({
  id: Number(begin.replace(':', '')),
  courseId: 1,
  courseName,
  subjectName: courseName.slice(-2),
  preInstall: true,
  classId: 1,
  className: '七年级(1)班',
  teacherName: '林晓梅',
  room: '致远楼 101',
  booked: false,
  begin: `${day} ${begin}:00`,
  end: `${day} ${end}:00`,
})
const hours = [
  hour('2026-11-20', '08:00', '08:40', '七年级语文'),
  hour('2026-11-20', '10:00', '10:40', '七年级数学'),
  hour('2026-11-23', '08:00', '08:40', '七年级语文'),
]

test.each([
  ['2026-11-20 07:30:00', '今天还有 2 节课，10:40 结束。'],
  ['2026-11-20 10:20:00', '今天还有 1 节课，10:40 结束。'],
  ['2026-11-20 12:00:00', '今天的课上完了。下一节是11/23 周一 08:00 的七年级语文。'],
  ['2026-11-21 12:00:00', '今天没有课。下一节是11/23 周一 08:00 的七年级语文。'],
  ['2026-11-24 12:00:00', '今天没有课。'],
])('at %s: %s', (now, said) => expect(outlook(hours, now)).toBe(said))

test.each([
  ['下一节课在哪', '2026-11-20 07:30:00', '七年级语文，08:00 – 08:40，致远楼 101，30 分钟后开始。'],
  ['下一节课在哪', '2026-11-20 10:20:00', '七年级语文，08:00 – 08:40，致远楼 101，11/23 周一 08:00 开始。'],
  ['下节课什么时候', '2026-11-24 10:20:00', '这两周的课都上完了。'],
  ['现在上什么课', '2026-11-20 10:20:00', '正在上七年级数学，致远楼 101，10:40 下课。'],
  ['现在有课吗', '2026-11-20 12:00:00', '现在没有课。'],
  ['今天还有几节课', '2026-11-20 12:00:00', '今天 2 节课：08:00 七年级语文、10:00 七年级数学。'],
  ['明天有什么课', '2026-11-22 12:00:00', '明天 1 节课：08:00 七年级语文。'],
  ['明天有什么课', '2026-11-20 12:00:00', '明天没有课。'],
  ['语文', '2026-11-20 12:00:00', undefined],
  ['夏书豪', '2026-11-20 12:00:00', undefined],
])('%s at %s is answered', (question, now, answer) => expect(answerTo(question, hours, now, 'student')).toBe(answer))

test('an hour is told from now', () => {
  const [, math] = hours
  if (!math) throw new Error('no hour')
  expect(['10:10', '09:48', '08:10'].map((clock) => whenOf(math, `2026-11-20 ${clock}:00`))).toEqual([
    '已上 10 分钟',
    '12 分钟后开始',
    '今天 10:00 开始',
  ])
})

test('a week has a weekend only where there are hours on it', () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`)
  const week = weekOf(hours, days)
  expect(week.days).toHaveLength(5)
  expect(week.begins).toEqual(['08:00', '10:00'])
  expect(week.at('2026-11-20', '10:00')?.courseName).toBe('七年级数学')
  expect(week.at('2026-11-19', '10:00')).toBeUndefined()
  expect(weekOf([...hours, hour('2026-11-22', '09:00', '09:40', '补课')], days).days).toHaveLength(6)
})

test('one is greeted by the hour and called as is due', () => {
  expect([3, 8, 12, 16, 21].map(greeting)).toEqual(['夜深了', '早上好', '中午好', '下午好', '晚上好'])
  expect([calledAs('林晓梅', 'teacher'), calledAs('夏书豪', 'student'), calledAs('', 'teacher')]).toEqual([
    '林老师',
    '夏书豪',
    '',
  ])
})

test('pages are offered to whom they are open, and found by what they are also called', () => {
  const names = (rights: number[]) => pagesFor('teacher', rights).map(({ name }) => name)
  expect(names([])).not.toContain('考试管理')
  expect(names([16])).toContain('考试管理')
  expect(pagesNamed(pagesFor('student', []), '错题本').map(({ name }) => name)).toEqual(['错题集'])
  expect(pagesNamed(pagesFor('student', []), '').length).toBe(5)
})
