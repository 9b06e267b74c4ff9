import { coursewareSource, text, type CoursewareFields } from '@mango/contract/coursewares'
import {
  codeDigits,
  rankedStudents,
  rankingGroups,
  unansweredBounds,
  type AnswerWay,
  type LiveAnswer,
} from '@mango/contract/live-class'
import { isWritten, questionType, wordsType, type Question } from '@mango/contract/questions'

/** Answers by the time they took, the fastest first; equal times stay in the order of the students. */
export const rankingOf = (answers: readonly LiveAnswer[]): LiveAnswer[] =>
  answers.filter(({ hasAnswer }) => hasAnswer).toSorted((a, b) => a.timeCost - b.timeCost || a.studentId - b.studentId)

/** Right answers first, each by the time they took. */
export const rightFirst = (ranking: readonly LiveAnswer[], right: string): LiveAnswer[] => [
  ...ranking.filter(({ answer }) => answer === right),
  ...ranking.filter(({ answer }) => answer !== right),
]

/** Whole percent; nothing out of nothing is 0. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** What became of the first vote in the second one; who gave only one of both is in neither. */
export function changeOf(
  before: readonly Pick<LiveAnswer, 'studentId' | 'answer'>[],
  after: readonly Pick<LiveAnswer, 'studentId' | 'answer'>[],
  right: string,
) {
  const first = new Map(before.map(({ studentId, answer }) => [studentId, answer === right]))
  const both = after.flatMap(({ studentId, answer }) => {
    const was = first.get(studentId)
    return was === undefined ? [] : [{ studentId, was, is: answer === right }]
  })
  const who = (was: boolean, is: boolean) =>
    both.filter((one) => one.was === was && one.is === is).map(({ studentId }) => studentId)
  return { improved: who(false, true), kept: who(true, true), spoiled: who(true, false), missed: who(false, false) }
}

/** The first six. */
export const topOf = <Item>(ranking: readonly Item[]): Item[] => ranking.slice(0, rankedStudents)

/** Three consecutive groups as equal as can be: each a third, rounded up, the last takes what is left. */
export function inThirds<Item>(items: readonly Item[]): Item[][] {
  const size = Math.ceil(items.length / rankingGroups)
  return Array.from({ length: rankingGroups }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** `count` columns, filled from the top, one after the other. */
export function inColumns<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.ceil(items.length / count)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

export type BarType = 'names' | 'codes' | 'blocks'
/** How those who have not answered are drawn. */
export const barTypeOf = (unanswered: number): BarType =>
  unanswered > unansweredBounds.codes ? 'blocks' : unanswered > unansweredBounds.names ? 'codes' : 'names'

/** The last digits of a student code: two within one class, four where several are shown together. */
export const shortCode = (code: string, severalClasses: boolean): string =>
  code.slice(-(severalClasses ? codeDigits.allClasses : codeDigits.oneClass))

/** `3.2 秒`, `1 分 05 秒`. */
export function formatTimeCost(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} 秒`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} 分 ${String(seconds % 60).padStart(2, '0')} 秒`
}

export const isMultiple = ({ typeName, answer1 }: Pick<Question, 'typeName' | 'answer1'>) =>
  typeName === questionType.multiple || (/^[A-F]+$/.test(answer1 ?? '') && (answer1 ?? '').length > 1)

/** How many chose each choice; one who chose several counts for each. */
export const tallyOf = (
  choices: readonly string[],
  answers: readonly { readonly answer: string }[],
): { choice: string; count: number }[] =>
  choices.map((choice) => ({ choice, count: answers.filter(({ answer }) => answer.includes(choice)).length }))

export const isRight = (answer: string, question: Pick<Question, 'answer1'>) => answer === question.answer1

/** Letters in their order, each once: what is pressed in any order is one answer. */
export const joinChoices = (choices: Iterable<string>): string =>
  [...new Set(choices)].sort((a, b) => a.localeCompare(b)).join('')

/** One question lacks the App or the B5 image. */
const lacksImage = (question: Question) => !isWritten(question) && (!question.imageUrl || !question.imageUrl25)
/** Where words are asked for, nobody judges them. */
const lacksAnswer = ({ answer1, typeName }: Question) => !answer1 && typeName !== wordsType

/** What the form holds; undefined is not chosen yet. */
export type CoursewareDraft = {
  readonly [Name in 'subjectId' | 'gradeId' | 'share' | 'source' | 'paperId']?: CoursewareFields[Name] | undefined
} & { readonly name: string }

/** The first thing that keeps a courseware from being saved, of the six that the form alone decides. */
export function draftRefusal(draft: CoursewareDraft): string | undefined {
  if (draft.subjectId === undefined) return text.subjectMissing
  if (draft.gradeId === undefined) return text.gradeMissing
  if (draft.name.trim() === '') return text.nameMissing
  if (draft.share === undefined) return text.shareMissing
  if (draft.source === undefined) return text.sourceMissing
  if (draft.source !== coursewareSource.basket && !draft.paperId) return text.paperMissing
  return undefined
}

/** The last two of the eight checks: images, then answers. */
export function questionsRefusal(questions: readonly Question[]): string | undefined {
  if (questions.some(lacksImage)) return text.imageMissing
  if (questions.some(lacksAnswer)) return text.answerMissing
  return undefined
}

export interface StartDraft {
  readonly classId: string
  readonly roomId: number | undefined
  readonly way: AnswerWay
}
/** Why a class cannot be started, before the server is asked. */
export function startRefusal(draft: StartDraft, questionCount: number): string | undefined {
  if (questionCount === 0) return text.noQuestions
  if (draft.classId === '') return text.classMissing
  if (draft.way === 'device' && draft.roomId === undefined) return text.roomMissing
  return undefined
}

/** The live area: what it shows, and whether the ranking comes back when it returns to it. */
export interface AreaState {
  readonly area: 'ranking' | 'bars'
  readonly rankingShown: boolean
  /** Whether the ranking was shown before the bars took its place. */
  readonly rankingBefore: boolean
}
export const firstArea: AreaState = { area: 'ranking', rankingShown: true, rankingBefore: true }
export function switchArea(state: AreaState, area: AreaState['area']): AreaState {
  if (area === state.area) return state
  return area === 'bars'
    ? { area, rankingShown: false, rankingBefore: state.rankingShown }
    : { area, rankingShown: state.rankingBefore, rankingBefore: state.rankingBefore }
}
export const toggleRanking = (state: AreaState): AreaState =>
  state.area === 'ranking' ? { ...state, rankingShown: !state.rankingShown } : state
