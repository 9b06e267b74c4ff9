import { questionType, wordsType } from '@mango/contract/questions'

interface Asked {
  readonly typeName: string
  /** What the question can be answered with. */
  readonly choices: readonly string[]
  /** The right answer; null where it is not known. */
  readonly right: string | null
}

/** What a class says in words; the first ones come more often than the last. */
const words = ['不确定', '有意思', '听懂了', '想再听一遍', '加油', '难', '没听懂', '下课再问']

/** What a student answers: right three times out of four where that is known, otherwise something that can be chosen. */
export function choose({ typeName, choices, right }: Asked, random: () => number = Math.random): string {
  const oneOf = (some: readonly string[], place: number) => some[Math.floor(place * some.length)] ?? ''
  if (typeName === wordsType) return oneOf(words, random() ** 2)
  if (right && random() < 0.75) return right
  const several = typeName === questionType.multiple ? choices.filter(() => random() < 0.5) : []
  return several.join('') || oneOf(choices, random())
}
