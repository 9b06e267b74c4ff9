import * as v from 'valibot'
import { textUpTo } from '../fields.ts'
import { answerTo, choiceLetters, questionType, wordsType } from '../questions/choices.ts'
import { isBlank, tooLong, wordsProblem, wordsUpTo } from '../words.ts'

// The documents know only questions of the bank: what a teacher writes for a courseware is an addition.

export const writtenTypes = [questionType.single, questionType.multiple, questionType.judgement, wordsType] as const
export type WrittenType = (typeof writtenTypes)[number]
const lettered: readonly WrittenType[] = [questionType.single, questionType.multiple]
/** Whether it has options to write. */
export const hasOptions = (typeName: WrittenType): boolean => lettered.includes(typeName)

export const writtenLimits = { content: 500, option: 100, leastOptions: 2, mostOptions: choiceLetters.length } as const

export const writtenText = {
  pictureTooLarge: (bytes: number): string => `图片不能超过 ${bytes / 1024 / 1024}M`,
  contentTooLong: `题目${tooLong(writtenLimits.content)}！`,
  optionTooLong: `选项${tooLong(writtenLimits.option)}！`,
  contentMissing: '请输入题目文字或添加图片！',
  optionsMissing: '选项要么全部填写，要么全部留空！',
  pictureMissing: '题目图片已失效，请重新添加！',
  rightMissing: '请选择正确答案！',
} as const

/** What its picture may be as it is sent: by browsers upright and small. */
export const writtenPicture = { maxBytes: 10 * 1024 * 1024, extensions: ['png', 'jpg', 'jpeg'] } as const
/** What may be chosen for it: a camera's photo is larger than what is sent, and a browser has to open it. */
export const maxChosenPictureBytes = 50 * 1024 * 1024

export const writtenQuestion = v.object({
  typeName: v.picklist(writtenTypes),
  content: wordsUpTo(writtenLimits.content),
  /** What `uploadQuestionPicture` answered; null without a picture. */
  imageUrl: v.nullable(textUpTo(200)),
  /** What the letters say, in their order; empty for a judgement and for words. */
  options: v.pipe(v.array(wordsUpTo(writtenLimits.option)), v.maxLength(writtenLimits.mostOptions)),
  /** The right answer; '' for words, which nobody judges. */
  answer: v.pipe(v.string(), v.maxLength(6)),
})
export type WrittenQuestion = v.InferOutput<typeof writtenQuestion>

/** The first thing that keeps a question from being asked. Options are all written, or all stand in the picture. */
export function writtenRefusal({ typeName, content, imageUrl, options, answer }: WrittenQuestion): string | undefined {
  if (wordsProblem(content, writtenLimits.content)) return writtenText.contentTooLong
  if (options.some((option) => wordsProblem(option, writtenLimits.option))) return writtenText.optionTooLong
  if (isBlank(content) && !imageUrl) return writtenText.contentMissing
  if (hasOptions(typeName) ? options.length < writtenLimits.leastOptions : options.length > 0)
    return writtenText.optionsMissing
  const blank = options.filter(isBlank).length
  if (blank > 0 && blank < options.length) return writtenText.optionsMissing
  if (typeName === wordsType) return answer === '' ? undefined : writtenText.rightMissing
  const right = answer !== '' && answerTo({ typeName, choiceCount: options.length }, answer) === answer
  return right ? undefined : writtenText.rightMissing
}
