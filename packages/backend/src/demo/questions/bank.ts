import type { Random } from '../random.ts'
import { functions } from './functions.ts'
import { arithmetic } from './arithmetic.ts'
import { composed } from './composed.ts'
import { facts, otherFacts } from './facts.ts'

export interface PrintedPart {
  readonly stem: string
  readonly answer: string
  readonly parse: string
  /** What somebody writes who gets it wrong. */
  readonly wrong: string
}

/** A question as it is printed. */
export interface PrintedQuestion {
  readonly subjectId: number
  readonly typeName: '单选题' | '多选题' | '判断题' | '填空题' | '解答题'
  readonly stem: string
  readonly options: readonly string[]
  /** Letters, 对 or 错; '' where there is nothing to choose. */
  readonly answer: string
  /** What it asks about. */
  readonly knowledgePoint: string
  /** The analysis. */
  readonly parse: string
  /** What is asked apart, of a question that is answered in parts. */
  readonly parts?: readonly PrintedPart[]
  /** A curve beside the text. */
  readonly parabola?: { readonly a: number; readonly h: number; readonly k: number }
}

/** What papers are made of: the same, and what classes don't ask. */
export const paperBank = (random: Random): PrintedQuestion[] => [
  ...facts(),
  ...otherFacts(),
  ...arithmetic(random),
  ...composed(),
]

/** Every question of the live classes: facts that were written down, and mathematics that is worked out. */
export const questionBank = (random: Random): PrintedQuestion[] => [...facts(), ...functions(random)]
