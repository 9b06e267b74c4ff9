import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/scores'
import { useNotify } from '@mango/ui/notice'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lookup, type LookupName } from './exams.query.ts'

const names = ['schoolYears', 'types', 'terms', 'grades', 'subjects'] as const satisfies readonly LookupName[]

/** The lists that filters and form choose from, as options of a select. Tells once when they can't be loaded. */
export function useLookups() {
  const client = useClient()
  const notify = useNotify()
  const queries = useQueries({ queries: names.map((name) => lookup(client, name)) })
  const failedAt = Math.max(...queries.map((query) => (query.isError ? query.errorUpdatedAt : 0)))
  useEffect(() => {
    const again = () => void client.queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    if (failedAt > 0) notify({ kind: 'error', text: text.lookupFailed, action: { label: '重试', run: again } })
  }, [client, failedAt, notify])
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
