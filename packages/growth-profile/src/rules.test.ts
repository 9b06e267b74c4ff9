import { maxMomentBytes } from '@mango/contract/growth-profile'
import { describe, expect, test } from 'vitest'
import {
  averages,
  dailyChart,
  dailySums,
  detailChart,
  factsOf,
  hasMoreFacts,
  isComplete,
  momentRefusal,
  overviewChart,
  ratioOf,
  secured,
} from './rules.ts'
import { growthView } from './view.ts'

const info = { 姓名: '夏书豪', 学校: '一', 班级: '二', 学号: '三', 性别: '四', 生日: '五', 班主任: '六' }

test('five rows of information, the rest on demand, the name above them only', () => {
  expect(factsOf(info, false).map(([name]) => name)).toEqual(['学校', '班级', '学号', '性别', '生日'])
  expect(factsOf(info, true)).toHaveLength(6)
  expect([hasMoreFacts(info), hasMoreFacts({ 学校: '一' })]).toEqual([true, false])
})

const file = (name: string, size = 1) => ({ name, size })
test.each([
  [file('a.webm'), undefined],
  [file('a.MP4'), undefined],
  [file('a.ogg'), undefined],
  [file('a.mov '), undefined],
  [file('a.bmp'), undefined],
  [file('a.jpg'), undefined],
  [file('a.PNG'), undefined],
  [file('a.gif'), undefined],
  [file('a.jpeg'), undefined],
  [file('a.webp'), '不支持该文件格式'],
  [file('a.svg'), '不支持该文件格式'],
  [file('jpg'), '不支持该文件格式'],
  [file('a.mp4.exe'), '不支持该文件格式'],
  [file('a.mp4', maxMomentBytes), undefined],
  [file('a.mp4', maxMomentBytes + 1), '支持最大上传大小为100M，请更换文件'],
])('%j is refused with %s', (given, refusal) => {
  expect(momentRefusal(given)).toBe(refusal)
})

test.each([
  ['标题', '内容', true, true],
  ['  ', '内容', true, false],
  ['标题', '\n　', true, false],
  ['标题', '内容', false, false],
  ['👨‍👩‍👧‍👦'.repeat(50), '好'.repeat(500), true, true],
  ['👨‍👩‍👧‍👦'.repeat(51), '内容', true, false],
  ['标题', '好'.repeat(501), true, false],
  ['~春游~', '内容', true, true],
])('%j, %j and a file: %s can be sent: %s', (title, content, has, expected) => {
  expect(isComplete(title, content, has ? new File([], 'a.png') : undefined)).toBe(expected)
})

test.each([
  ['http://oss.example/a.png?b=1', 'https://oss.example/a.png?b=1'],
  ['https://oss.example/a.png', 'https://oss.example/a.png'],
  ['http://school.example/a.png', 'http://school.example/a.png'],
  ['http://localhost:5173/oss/a.png', 'http://localhost:5173/oss/a.png'],
  ['/oss/a.png', '/oss/a.png'],
  ['', ''],
])('%s is read at %s', (address, shown) => {
  expect(secured(address, 'http://school.example')).toBe(shown)
})

const scores = { targetScore: 3.5, afterClassScore: 2, teacherScore: null }
describe('the charts', () => {
  test('draw a radar from three subjects on, on a scale up to 4', () => {
    const rows = ['语文', '数学', '英语'].map((subjectName) => ({ subjectName, ...scores }))
    expect(overviewChart(rows)).toMatchObject({ kind: 'radar', categories: ['语文', '数学', '英语'], max: 4 })
    expect(overviewChart(rows.slice(0, 2)).kind).toBe('bar')
  })

  test('leave out what nobody gave', () => {
    const item = { id: 1, name: '函数', catalogType: 1, ...scores }
    const detail = { data: [item], avg: scores }
    expect(detailChart(detail).series.map(({ name, values }) => [name, values])).toEqual([
      ['课堂所评', [undefined]],
      ['课后所评', [2]],
      ['目标', [3.5]],
    ])
    expect(averages(detail)).toEqual([
      { name: '课后所评', score: '2' },
      { name: '目标', score: '3.5' },
    ])
    expect(averages({ data: [], avg: null })).toEqual([])
  })

  test('put the class as a line over the days', () => {
    const day = (date: string, point: number, average: number) => ({ date, point, average })
    const behaviour = {
      total: 0,
      balance: 0,
      source: [],
      consume: [],
      dailyBehavior: [day('2026-11-09', 4, 2.4), day('2026-11-10', 0, 1.2)],
    }
    expect(dailyChart(behaviour)).toMatchObject({ categories: ['11/9', '11/10'], series: [{}, { line: true }] })
    expect(dailySums(behaviour)).toEqual({ own: 4, average: 4 })
  })
})

test.each([
  [400, 200, 2],
  [100, 1000, 0.6],
  [9000, 10, 2],
  [undefined, undefined, 4 / 3],
  [0, 10, 4 / 3],
])('a picture of %s by %s has a place of the ratio %s', (width, height, ratio) => {
  const image = { fileType: 2, imageUrl: '', videoUrl: '', width, height }
  expect(ratioOf({ id: 1, title: '', content: '', image, createTime: '', status: 1 })).toBe(ratio)
})

test.each(['', 'schoolYear=2025&termId=2&subjectId=2&isTeachTarget=0&items=3,14&days=7'])(
  'the view %j survives',
  (view) => {
    expect(growthView.format(growthView.parse(view))).toBe(view)
  },
)
