import {
  countedRound,
  scoresOf,
  type ClassReport,
  type ClassScores,
  type ReportQuestion,
  type ReportRound,
} from '@mango/contract/live-class'
import { choiceLetters, choicesOf, isMultiple, wordKey } from '@mango/contract/questions'
import type { Sheet } from '@mango/widget/workbook'
import { isRight } from '../choices.ts'
import { percentOf } from '../figures.ts'

const timeOf = (moment: string) => new Date(`${moment.replace(' ', 'T')}+08:00`).getTime()

/** How long a class took, or has taken until now. */
export function minutesOf({ beganAt, endedAt }: Pick<ClassReport, 'beganAt' | 'endedAt'>, now: Date): number {
  const end = endedAt === '' ? now.getTime() : timeOf(endedAt)
  return Math.max(1, Math.round((end - timeOf(beganAt)) / 60_000)) || 1
}

/** By how many points a class is better than the one before it, as both rates are written; undefined where none was. */
export const changeSince = ({ previousRate }: Pick<ClassReport, 'previousRate'>, { rate }: Pick<ClassScores, 'rate'>) =>
  previousRate === null ? undefined : Math.round((rate - previousRate) * 10) / 10
export const withSign = (change: number) => (change > 0 ? `+${change}` : String(change))

/** What each question is called: by its number on the board, or, asked in between, by which of these it was. */
export function titlesOf({ questions }: Pick<ClassReport, 'questions'>): ReadonlyMap<number, string> {
  const inBetween = questions.filter(({ adHoc }) => adHoc)
  const titleOf = (question: ReportQuestion, index: number) => {
    // A server may not tell numbers yet.
    if (!question.adHoc) return `第 ${question.number ?? index + 1} 题`
    return inBetween.length > 1 ? `课堂提问 ${inBetween.indexOf(question) + 1}` : '课堂提问'
  }
  return new Map(questions.map((question, index) => [question.questionId, titleOf(question, index)]))
}

/** The rates of what counts, each with what its question is called. */
export function ratesOf(report: ClassReport, scores: Pick<ClassScores, 'questions'>) {
  const titles = titlesOf(report)
  return scores.questions.map(({ questionId, rate }) => ({ questionId, title: titles.get(questionId) ?? '', rate }))
}

/** Up to three questions with the lowest rates, as far as something was wrong in them. */
export const hardestOf = (report: ClassReport, scores: Pick<ClassScores, 'questions'>) =>
  ratesOf(report, scores)
    .filter(({ rate }) => rate < 100)
    .sort((a, b) => a.rate - b.rate)
    .slice(0, 3)

/** Students who answered wrong first and right when asked again, those first who did so most often. */
export function mostImprovedOf({ questions }: Pick<ClassReport, 'questions'>): number[] {
  const times = new Map<number, number>()
  for (const { rounds, answer1 } of questions) {
    const answered = rounds.filter(({ answers }) => answers.length > 0)
    const last = answered.at(-1)
    const before = answered.at(-2)
    if (!last || !before) continue
    const wrong = new Set(before.answers.filter(({ answer }) => answer !== answer1).map(({ studentId }) => studentId))
    for (const { studentId, answer } of last.answers)
      if (answer === answer1 && wrong.has(studentId)) times.set(studentId, (times.get(studentId) ?? 0) + 1)
  }
  return [...times.entries()].sort((a, b) => b[1] - a[1]).map(([studentId]) => studentId)
}

export interface ChoiceShare {
  /** A letter, or what was chosen where it is none of the question's own. */
  readonly choice: string
  readonly right: boolean
  /** Who chose it, the fastest first. */
  readonly studentIds: readonly number[]
  /** Of those who answered. */
  readonly percent: number
}

/** Who chose what in one round. Several letters are one answer: that is what is right or wrong. */
export function distributionOf(question: ReportQuestion, round: ReportRound): ChoiceShare[] {
  const given = new Set(round.answers.map(({ answer }) => answer))
  const areSets = isMultiple(question)
  const orderOf = (choice: string) => choicesOf(question).indexOf(choice)
  const shown = areSets ? new Set([question.answer1 ?? '', ...given]) : new Set([...choicesOf(question), ...given])
  return [...shown]
    .filter((choice) => choice !== '')
    .map((choice) => {
      const studentIds = round.answers.filter(({ answer }) => answer === choice).map(({ studentId }) => studentId)
      const percent = percentOf(studentIds.length, round.answers.length)
      return { choice, right: choice === question.answer1, studentIds, percent }
    })
    .sort((a, b) => (areSets ? b.percent - a.percent : orderOf(a.choice) - orderOf(b.choice)))
}

/** The median, which one who fell asleep does not move; undefined without answers. */
export function medianSeconds({ answers }: Pick<ReportRound, 'answers'>): number | undefined {
  const times = answers.map(({ timeCost }) => timeCost).sort((a, b) => a - b)
  const middle = times[Math.floor((times.length - 1) / 2)]
  return middle === undefined ? undefined : Math.round(middle / 100) / 10
}

/** What a question asks, as far as it asks in words; in a sheet there is no place for its picture. */
function wordsOf({ content, options, imageUrl }: ReportQuestion): string {
  const said = (options ?? []).map((option, index) => option && `${choiceLetters[index]}. ${option}`)
  return [content, imageUrl && (content ? '（附图）' : '（图片）'), ...said].filter(Boolean).join(' ')
}

const hasBallots = ({ rounds }: ReportQuestion) => rounds.some(({ ballots }) => ballots.length > 0)

/** What counts in no score: asked without an answer, or without names. What was taken down stays down. */
function asideSheet(
  asides: readonly ReportQuestion[],
  numberOf: (question: ReportQuestion) => string | number,
  nameOf: ReadonlyMap<number, readonly [string, string]>,
): Sheet {
  const head = (question: ReportQuestion) => [numberOf(question), question.typeName, wordsOf(question)]
  return {
    name: '课堂提问',
    rows: [
      ['题号', '题型', '题目', '第几次', '学号', '姓名', '答案', '人数'],
      ...asides.flatMap((question) =>
        question.rounds.flatMap(({ attempt, answers, ballots, hiddenWords }) => [
          ...(question.answer1 ? [] : answers)
            .filter(({ answer }) => !hiddenWords.includes(wordKey(answer)))
            .map(({ studentId, answer }) => [
              ...head(question),
              attempt,
              ...(nameOf.get(studentId) ?? ['', '']),
              answer,
              1,
            ]),
          ...ballots
            .filter(({ answer }) => !hiddenWords.includes(wordKey(answer)))
            .map(({ answer, count }) => [...head(question), attempt, '', '（匿名）', answer, count]),
        ]),
      ),
    ],
  }
}

/** Whether somebody answered a question, by name or without one. */
export const wasAnswered = ({ rounds }: Pick<ReportQuestion, 'rounds'>): boolean =>
  rounds.some(({ answers, ballots }) => answers.length > 0 || ballots.length > 0)

/** The report as three sheets: students with their answers, questions with their rates, every single answer. */
export function sheetsOf(report: ClassReport): Sheet[] {
  const scores = scoresOf(report)
  const counted = report.questions.flatMap((question) => {
    const round = countedRound(question)
    return round && question.answer1 ? [{ question, round }] : []
  })
  const titles = titlesOf(report)
  const titleOf = ({ questionId }: ReportQuestion) => titles.get(questionId) ?? ''
  const numberOf = (question: ReportQuestion) => question.number ?? titleOf(question)
  const asides = report.questions.filter((question) => !question.answer1 || hasBallots(question))
  const byStudent = new Map(scores.students.map((score) => [score.studentId, score]))
  const students = report.students.map(({ id, code, name, present }) => {
    const score = byStudent.get(id)
    const answers = counted.map(({ round }) => round.answers.find(({ studentId }) => studentId === id)?.answer ?? '')
    return [
      code,
      name,
      present ? '参加' : '未参加',
      present ? (score?.right ?? 0) : '',
      present ? (score?.rate ?? 0) : '',
      ...answers,
    ]
  })
  const nameOf = new Map(report.students.map(({ id, code, name }) => [id, [code, name] as const]))
  return [
    {
      name: '学生',
      rows: [
        ['学号', '姓名', '参加', '答对题数', '得分率（%）', ...counted.map(({ question }) => titleOf(question))],
        ['', '正确答案', '', '', '', ...counted.map(({ question }) => question.answer1 ?? '')],
        ...students,
      ],
    },
    {
      name: '题目',
      rows: [
        ['题号', '题型', '题目', '正确答案', '作答人数', '答对人数', '得分率（%）', '用时中位数（秒）', '作答次数'],
        ...counted.map(({ question, round }, index) => {
          const score = scores.questions[index]
          return [
            numberOf(question),
            question.typeName,
            wordsOf(question),
            question.answer1 ?? '',
            score?.answered ?? 0,
            score?.right ?? 0,
            score?.rate ?? 0,
            medianSeconds(round) ?? '',
            question.rounds.filter(({ answers }) => answers.length > 0).length,
          ]
        }),
      ],
    },
    {
      name: '全部作答',
      rows: [
        ['题号', '第几次', '学号', '姓名', '答案', '对错', '用时（秒）'],
        ...counted.flatMap(({ question }) =>
          question.rounds.flatMap(({ attempt, answers }) =>
            answers.map(({ studentId, answer, timeCost }) => [
              numberOf(question),
              attempt,
              ...(nameOf.get(studentId) ?? ['', '']),
              answer,
              isRight(answer, question) ? '对' : '错',
              Math.round(timeCost / 100) / 10,
            ]),
          ),
        ),
      ],
    },
    ...(asides.length > 0 ? [asideSheet(asides, numberOf, nameOf)] : []),
  ]
}
