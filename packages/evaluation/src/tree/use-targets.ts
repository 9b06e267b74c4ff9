import { useClient } from '@mango/client/react'
import type { Branch } from '@mango/ui/tree'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { children, packages } from '../evaluation.query.ts'
import { ofItem, ofPackage, type Target } from './target.ts'

type Branches = ReadonlyMap<number, Branch<Target>>

/** The tree of a subject as far as it is known. What is known stays in sight while it is asked for again. */
export function useTargets(subjectId: number) {
  const client = useClient()
  const roots = useQuery(packages(client, subjectId))
  const [branches, setBranches] = useState<Branches>(new Map())
  const latest = useRef(branches)

  const keep = useCallback((id: number, branch: Branch<Target>) => {
    latest.current = new Map(latest.current).set(id, branch)
    setBranches(latest.current)
  }, [])
  const ask = useCallback(
    async (target: Pick<Target, 'id' | 'pkgId'>) => {
      const known = latest.current.get(target.id)
      if (!Array.isArray(known)) keep(target.id, 'loading')
      try {
        const { data } = await client.queries.fetchQuery(children(client, subjectId, target))
        keep(target.id, data.map(ofItem))
      } catch {
        if (!Array.isArray(known)) keep(target.id, 'failed')
      }
    },
    [client, keep, subjectId],
  )

  const nodes = useMemo(() => (roots.data?.data ?? []).map(ofPackage), [roots.data])
  const known = useMemo(() => {
    const all = new Map(nodes.map((node) => [node.id, node]))
    for (const branch of branches.values()) if (Array.isArray(branch)) for (const node of branch) all.set(node.id, node)
    return all
  }, [nodes, branches])
  const childrenOf = useCallback(
    (node: Target): Branch<Target> => branches.get(node.id) ?? (node.hasChild ? 'unknown' : undefined),
    [branches],
  )

  return {
    roots,
    nodes,
    known,
    childrenOf,
    ask: useCallback((target: Target) => void ask(target), [ask]),
    /** Reads again what is below these; what was never read stays unread. */
    refresh: (ids: Iterable<number>) =>
      Promise.all(
        [...new Set(ids)].map((id) => {
          const target = known.get(id)
          return target && ask(target)
        }),
      ),
    /** Reads everything again that was read. */
    reload: () =>
      Promise.all([
        roots.refetch(),
        ...[...branches.keys()].map((id) => known.get(id)).map((node) => node && ask(node)),
      ]),
  }
}
export type Targets = ReturnType<typeof useTargets>
