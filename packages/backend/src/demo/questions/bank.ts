import type { Random } from '../random.ts'
import { functions } from './functions.ts'
import { facts } from './facts.ts'

/** A question as it is printed. */
export interface PrintedQuestion {
  readonly subjectId: number
  readonly typeName: '单选题' | '多选题' | '判断题' | '解答题'
  readonly stem: string
  readonly options: readonly string[]
  /** Letters, 对 or 错; '' where there is nothing to choose. */
  readonly answer: string
  /** A curve beside the text. */
  readonly parabola?: { readonly a: number; readonly h: number; readonly k: number }
}

/** Every question of the demo: facts that were written down, and mathematics that is worked out. */
export const questionBank = (random: Random): PrintedQuestion[] => [...facts(), ...functions(random)]
