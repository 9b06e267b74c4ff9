import { mergeAtLeast, text, undoMergeHours, type SubExam } from '@mango/contract/exams'

/** An exam chosen for a merge. From a shared link only the id is known at first. */
export interface Chosen {
  readonly examId: number
  readonly examName: string
  readonly subjectNames: readonly string[]
}

/** What has to be the same in all exams of a merge. */
export type Facts = Pick<SubExam, 'schoolYear' | 'gradeName' | 'typeName' | 'term'>
const factNames: Readonly<Record<keyof Facts, string>> = {
  schoolYear: '学年',
  gradeName: '年级',
  typeName: '考试类型',
  term: '学期',
}
const factKeys = ['schoolYear', 'gradeName', 'typeName', 'term'] as const satisfies readonly (keyof Facts)[]

/** What is known about a chosen exam: nothing yet, that it has no subject or none any more, or its facts. */
export type Knowledge = 'unknown' | 'no-subject' | 'gone' | Facts

/** The sub-exams of an exam all agree: the first one speaks for it. A deleted exam is answered as one without any. */
export const knowledgeOf = (
  subExams: readonly SubExam[] | undefined,
  { subjectNames }: Pick<Chosen, 'subjectNames'>,
): Knowledge =>
  subExams === undefined ? 'unknown' : (subExams[0] ?? (subjectNames.length > 0 ? 'gone' : 'no-subject'))

/** In which of year, grade, type and term an exam differs from the first one, by name. */
function differences(first: Facts, other: Facts): string[] {
  return factKeys.filter((key) => first[key] !== other[key]).map((key) => factNames[key])
}

/**
 * Why each exam can't be merged with the first one, in the order given; empty where it can, or where nothing is known.
 * The server decides: this only spares the reader a refusal that is certain.
 */
export function marksOf(known: readonly Knowledge[]): string[][] {
  const [first] = known
  return known.map((one) => {
    if (one === 'no-subject') return ['没有科目']
    if (one === 'gone') return ['考试或其科目已删除']
    if (one === 'unknown' || first === undefined || typeof first === 'string') return []
    return differences(first, one).map((name) => `${name}不同`)
  })
}

/** What a merge does, said before it is done: the exams are gone, and subjects that several of them have. */
export function mergeWords(chosen: readonly Pick<Chosen, 'subjectNames'>[]): string {
  const names = chosen.flatMap(({ subjectNames }) => [...new Set(subjectNames)])
  const repeated = [...new Set(names.filter((name, place) => names.indexOf(name) !== place))]
  const gone = `合并后只留下新考试，这 ${chosen.length} 场不再单独列出，${undoMergeHours} 小时内可以撤销。`
  return repeated.length > 0 ? `${gone}其中${repeated.join('、')}不止一场考试有，会分别保留。` : gone
}

/** Why these exams can't be merged, as far as is known before anything is sent. */
export function mergeRefusal(known: readonly Knowledge[]): string | undefined {
  if (known.length < mergeAtLeast) return text.mergeTooFew
  if (known.includes('no-subject') || known.includes('gone')) return text.mergeWithoutSubject
  return marksOf(known).some((marks) => marks.length > 0) ? text.mergeDiffers : undefined
}
