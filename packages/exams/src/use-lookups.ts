import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/scores'
import { useLoadNotice } from '@mango/widget/failure'
import { useQueries } from '@tanstack/react-query'
import { lookup, type LookupName } from './exams.query.ts'

const names = ['schoolYears', 'types', 'terms', 'grades', 'subjects'] as const satisfies readonly LookupName[]

/** The lists that filters and form choose from, as options of a select. Tells once when they can't be loaded. */
export function useLookups() {
  const client = useClient()
  const queries = useQueries({ queries: names.map((name) => lookup(client, name)) })
  useLoadNotice(queries, { text: text.lookupFailed })
  const [schoolYears, types, terms, grades, subjects] = queries.map((query) =>
    (query.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  )
  return {
    schoolYears: schoolYears ?? [],
    types: types ?? [],
    terms: terms ?? [],
    grades: grades ?? [],
    subjects: subjects ?? [],
  }
}
