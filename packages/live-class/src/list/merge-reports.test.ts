import type { ScoreReport } from '@mango/contract/coursewares'
import { expect, test } from 'vitest'
import { mergeReports } from './merge-reports.ts'

/** A class of ten in which these questions had these rates. */
const report = (rates: Readonly<Record<number, number>>): ScoreReport => ({
  totalScoreRate: 0,
  studentCount: 10,
  overview: Object.entries(rates).map(([id, scoreRate]) => ({
    questionId: Number(id),
    scoreRate,
    studentCount: 10,
    hasAnswer: true,
    unscored: false,
  })),
  studentInfo: [],
})
const ratesOf = ({ overview }: ScoreReport) => overview.map(({ scoreRate }) => scoreRate)

test('a rate weighs as much as the students behind it', () => {
  const merged = mergeReports([report({ 1: 100 }), report({ 1: 40 })])
  expect(merged).toMatchObject({ totalScoreRate: 70, studentCount: 20 })
})

test('a question that only one class has answered counts, whichever class comes first', () => {
  const [left, whole] = [report({ 1: 100 }), report({ 1: 100, 2: 0 })]
  for (const merged of [mergeReports([left, whole]), mergeReports([whole, left])]) {
    expect(ratesOf(merged)).toEqual([100, 0])
    expect(merged.totalScoreRate).toBe(66.7)
  }
})

test('two questions that were taken out stay two', () => {
  expect(ratesOf(mergeReports([report({ 1: 50, 2: 100 }), report({ 1: 50, 3: 0 })]))).toEqual([50, 100, 0])
})

test('where the server names no questions, they go by their places', () => {
  const unnamed = (rates: readonly number[]): ScoreReport => ({
    ...report({}),
    overview: rates.map((scoreRate) => ({ scoreRate, studentCount: 10, hasAnswer: true, unscored: false })),
  })
  expect(ratesOf(mergeReports([unnamed([100]), unnamed([0, 20])]))).toEqual([50, 20])
})
