import { describe, expect, test } from 'vitest'
import { averages, dailyChart, dailySums, detailChart, factsOf, hasMoreFacts, overviewChart, secured } from './rules.ts'
import { growthView } from './view.ts'

const info = { 姓名: '夏书豪', 学校: '一', 班级: '二', 学号: '三', 性别: '四', 生日: '五', 班主任: '六' }

test('five rows of information, the rest on demand, the name above them only', () => {
  expect(factsOf(info, false).map(([name]) => name)).toEqual(['学校', '班级', '学号', '性别', '生日'])
  expect(factsOf(info, true)).toHaveLength(6)
  expect([hasMoreFacts(info), hasMoreFacts({ 学校: '一' })]).toEqual([true, false])
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

test.each(['', 'schoolYear=2025&termId=2&subjectId=2&isTeachTarget=0&items=3,14&days=7'])(
  'the view %j survives',
  (view) => {
    expect(growthView.format(growthView.parse(view))).toBe(view)
  },
)
