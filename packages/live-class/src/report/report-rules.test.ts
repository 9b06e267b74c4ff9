import { scoresOf, type ClassReport } from '@mango/contract/live-class'
import { expect, test } from 'vitest'
import {
  changeSince,
  distributionOf,
  hardestOf,
  medianSeconds,
  minutesOf,
  mostImprovedOf,
  sheetsOf,
  titlesOf,
  withSign,
} from './report-rules.ts'

const answers = (...given: [studentId: number, answer: string, timeCost: number][]) =>
  given.map(([studentId, answer, timeCost]) => ({ studentId, answer, timeCost }))
const round = (attempt: number, given: ReturnType<typeof answers>) => ({
  attempt,
  openedAt: '2026-11-20 10:00:00',
  answers: given,
  anonymous: false,
  ballots: [],
  hiddenWords: [],
})
const student = (id: number, present = true) => ({ id, code: `2026000${id}`, name: `学生${id}`, present })
const report: ClassReport = {
  answerClassId: 1,
  coursewareId: 1,
  coursewareName: '二次函数',
  className: '七年级(1)班',
  severalClasses: false,
  roomName: '301',
  teacherName: '林晓梅',
  beganAt: '2026-11-20 10:00:00',
  endedAt: '2026-11-20 10:39:40',
  previousRate: null,
  students: [student(1), student(2), student(3), student(4, false)],
  questions: [
    {
      questionId: 11,
      typeName: '单选题',
      answer1: 'B',
      corrected: false,
      adHoc: false,
      number: 1,
      rounds: [
        round(1, answers([1, 'B', 1000], [2, 'A', 3000], [3, 'A', 2000])),
        round(2, answers([1, 'B', 900], [2, 'B', 8000])),
        // Asked once more by mistake: the one before counts.
        round(3, []),
      ],
    },
    {
      questionId: 12,
      typeName: '多选题',
      answer1: 'AC',
      corrected: false,
      adHoc: false,
      // The second one was skipped.
      number: 3,
      rounds: [round(1, answers([1, 'AC', 5000], [2, 'AB', 6000], [3, 'AB', 7000]))],
    },
    {
      questionId: 13,
      typeName: '判断题',
      answer1: '对',
      corrected: false,
      adHoc: false,
      number: 4,
      rounds: [round(1, [])],
    },
  ],
}

test.each([
  [66.7, 50, '+16.7'],
  [50, 50.4, '-0.4'],
  [50, 50, '0'],
])('a class of %s %% after one of %s %% has changed by %s points', (rate, previousRate, words) => {
  expect(withSign(changeSince({ previousRate }, { rate }) ?? NaN)).toBe(words)
})
test('nothing is said of a change where there was no class before', () => {
  expect(changeSince({ previousRate: null }, { rate: 50 })).toBeUndefined()
})

test('rates are over those who were there, of the last round that was answered; who was absent is not wrong', () => {
  expect(scoresOf(report)).toMatchObject({
    present: 3,
    asked: 2,
    rate: 50,
    questions: [
      { right: 2, answered: 2, rate: 66.7 },
      { right: 1, answered: 3, rate: 33.3 },
    ],
    students: [
      { right: 2, rate: 100 },
      { right: 1, rate: 50 },
      { right: 0, rate: 0 },
      { present: false, answered: 0 },
    ],
  })
  const first = scoresOf(report, ({ rounds }) => rounds[0])
  expect(first.questions[0]).toMatchObject({ right: 1, rate: 33.3 })
})

test('who chose what: every choice of a single question, whole answers of a multiple one', () => {
  const [single, multiple] = report.questions
  if (!single?.rounds[0] || !multiple?.rounds[0]) throw new Error('two questions')
  expect(distributionOf(single, single.rounds[0])).toEqual([
    { choice: 'A', right: false, studentIds: [2, 3], percent: 67 },
    { choice: 'B', right: true, studentIds: [1], percent: 33 },
    { choice: 'C', right: false, studentIds: [], percent: 0 },
    { choice: 'D', right: false, studentIds: [], percent: 0 },
  ])
  expect(distributionOf(multiple, multiple.rounds[0]).map(({ choice }) => choice)).toEqual(['AB', 'AC'])
})

test('the hardest, the most improved, how long it took', () => {
  expect(hardestOf(report, scoresOf(report)).map(({ title }) => title)).toEqual(['第 3 题', '第 1 题'])
  expect(mostImprovedOf(report)).toEqual([2])
  expect(minutesOf(report, new Date())).toBe(40)
  expect(minutesOf({ ...report, endedAt: '' }, new Date('2026-11-20T02:05:00Z'))).toBe(5)
  expect(medianSeconds({ answers: answers([1, 'A', 1000], [2, 'A', 90_000], [3, 'A', 3000]) })).toBe(3)
  expect(medianSeconds({ answers: [] })).toBeUndefined()
})

test('the workbook has each student once, and every answer of every round', () => {
  const [students, questions, all] = sheetsOf(report)
  expect(students?.rows).toHaveLength(6)
  expect(students?.rows[2]).toEqual(['20260001', '学生1', '参加', 2, 100, 'B', 'AC'])
  expect(students?.rows[5]).toEqual(['20260004', '学生4', '未参加', '', '', '', ''])
  expect(questions?.rows[1]).toEqual([1, '单选题', '', 'B', 2, 2, 66.7, 0.9, 2])
  expect(all?.rows).toHaveLength(9)
})

test('questions have the numbers they had on the board, and those asked in between numbers of their own', () => {
  const [students, questions, all] = sheetsOf(report)
  expect(students?.rows[0]?.slice(5)).toEqual(['第 1 题', '第 3 题'])
  expect(questions?.rows[2]?.[0]).toBe(3)
  expect(all?.rows.at(-1)?.[0]).toBe(3)
  const titles = (of: object) => [
    ...titlesOf({ questions: report.questions.map((question) => ({ ...question, number: null, ...of })) }).values(),
  ]
  expect(titles({ adHoc: true })).toEqual(['课堂提问 1', '课堂提问 2', '课堂提问 3'])
  expect(titles({})).toEqual(['第 1 题', '第 2 题', '第 3 题'])
  const inBetween = report.questions.slice(0, 1).map((question) => ({ ...question, adHoc: true, number: null }))
  expect(sheetsOf({ ...report, questions: inBetween })[1]?.rows[1]?.[0]).toBe('课堂提问')
})

test('of a question in words the workbook has them, and says where there is a picture', () => {
  const asks = (of: object) => {
    const questions = report.questions.map((question) => ({ ...question, ...of }))
    return sheetsOf({ ...report, questions })[1]?.rows[1]?.[2]
  }
  expect(asks({ content: '哪个是质数？', options: ['51', '53', ''] })).toBe('哪个是质数？ A. 51 B. 53')
  expect(asks({ content: '看图回答', options: ['1', '2'], imageUrl: 'questions/1.png' })).toBe(
    '看图回答 （附图） A. 1 B. 2',
  )
  expect(asks({ content: null, options: null, imageUrl: 'questions/1.png' })).toBe('（图片）')
  const [aside] = report.questions.map((question) => ({ ...question, answer1: null, content: '说一个质数' }))
  const sheet = aside && sheetsOf({ ...report, questions: [aside] })[3]
  expect(sheet?.rows[1]).toEqual([1, '单选题', '说一个质数', 1, '20260001', '学生1', 'B', 1])
})
