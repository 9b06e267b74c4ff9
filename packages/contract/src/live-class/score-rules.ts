import type { ReportAnswer, ReportQuestion, ReportStudent } from './reports.ts'

/** What scores need to know of a time a question was asked. */
interface AnsweredRound {
  readonly answers: readonly Pick<ReportAnswer, 'studentId' | 'answer'>[]
}

/** Percent with one decimal; nothing out of nothing is 0. */
export const rateOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

/** The round that counts: the last one that somebody answered. Asked again and left unanswered, the one before stands. */
export const countedRound = <Round extends AnsweredRound>({
  rounds,
}: {
  readonly rounds: readonly Round[]
}): Round | undefined => rounds.findLast(({ answers }) => answers.length > 0)

export interface QuestionScore {
  readonly questionId: number
  readonly right: number
  readonly answered: number
  readonly rate: number
}
export interface StudentScore {
  readonly studentId: number
  readonly present: boolean
  readonly right: number
  readonly answered: number
  readonly rate: number
}
export interface ClassScores {
  /** Students who were there: what every rate is over. Who was not there counts nowhere as wrong. */
  readonly present: number
  /** Questions that somebody answered. */
  readonly asked: number
  readonly rate: number
  readonly questions: readonly QuestionScore[]
  readonly students: readonly StudentScore[]
}
interface Facts<Round> {
  readonly students: readonly Pick<ReportStudent, 'id' | 'present'>[]
  readonly questions: readonly (Pick<ReportQuestion, 'questionId' | 'answer1'> & {
    readonly rounds: readonly Round[]
  })[]
}

/**
 * Scores of a class, all over one and the same: those who were there. So the rate of the class is the mean of its
 * questions and the mean of its students.
 * @param roundOf which round of a question counts
 */
export function scoresOf<Round extends AnsweredRound>(
  { students, questions }: Facts<Round>,
  roundOf: (question: { readonly rounds: readonly Round[] }) => Round | undefined = countedRound,
): ClassScores {
  const here = new Set(students.filter(({ present }) => present).map(({ id }) => id))
  const counted = questions.flatMap(({ questionId, answer1, rounds }) => {
    const round = roundOf({ rounds })
    // Where nothing is right, such as in a vote, nothing is wrong.
    if (!round || round.answers.length === 0 || !answer1) return []
    const answers = round.answers.filter(({ studentId }) => here.has(studentId))
    return [{ questionId, answers, isRight: ({ answer }: { answer: string }) => answer === answer1 }]
  })
  const perQuestion = counted.map(({ questionId, answers, isRight }) => {
    const right = answers.filter(isRight).length
    return { questionId, right, answered: answers.length, rate: rateOf(right, here.size) }
  })
  const rightOf = new Map<number, number>()
  const answeredOf = new Map<number, number>()
  for (const { answers, isRight } of counted)
    for (const answer of answers) {
      const { studentId } = answer
      answeredOf.set(studentId, (answeredOf.get(studentId) ?? 0) + 1)
      if (isRight(answer)) rightOf.set(studentId, (rightOf.get(studentId) ?? 0) + 1)
    }
  const right = perQuestion.reduce((sum, item) => sum + item.right, 0)
  return {
    present: here.size,
    asked: counted.length,
    rate: rateOf(right, here.size * counted.length),
    questions: perQuestion,
    students: students.map(({ id, present }) => ({
      studentId: id,
      present,
      right: rightOf.get(id) ?? 0,
      answered: answeredOf.get(id) ?? 0,
      rate: rateOf(rightOf.get(id) ?? 0, counted.length),
    })),
  }
}
