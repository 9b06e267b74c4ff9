import { useClient } from '@mango/client/react'
import { useQueries } from '@tanstack/react-query'
import { subExams } from '../exams.query.ts'
import { knowledgeOf, marksOf, mergeRefusal, type Chosen } from './rules.ts'

/** What becomes known about the chosen exams: their names, what they have in common, and why a merge can't work. */
export function useMergeEntries(chosen: readonly Chosen[]) {
  const client = useClient()
  const queries = useQueries({
    queries: chosen.map((exam) => ({ ...subExams(client, exam.examId), staleTime: 60_000 })),
  })
  const known = chosen.map((exam, index) => {
    const query = queries[index]
    return knowledgeOf(query?.isError ? undefined : query?.data?.data, exam)
  })
  const marks = marksOf(known)
  return {
    entries: chosen.map((exam, index) => ({
      ...exam,
      examName: exam.examName || (queries[index]?.data?.data[0]?.name ?? `考试 ${exam.examId}`),
      knowledge: known[index] ?? 'unknown',
      marks: marks[index] ?? [],
    })),
    refusal: mergeRefusal(known),
    pending: queries.some((query) => query.isPending),
  }
}
export type MergeEntry = ReturnType<typeof useMergeEntries>['entries'][number]
