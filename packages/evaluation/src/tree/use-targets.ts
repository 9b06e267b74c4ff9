import { useClient } from '@mango/client/react'
import type { Branch } from '@mango/ui/tree'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { children, packages } from '../evaluation.query.ts'
import { ofItem, ofPackage, type Target } from './target.ts'

type Branches = ReadonlyMap<number, Branch<Target>>

function knownIn(nodes: readonly Target[], branches: Branches): ReadonlyMap<number, Target> {
  const all = new Map(nodes.map((node) => [node.id, node]))
  for (const branch of branches.values()) if (Array.isArray(branch)) for (const node of branch) all.set(node.id, node)
  return all
}

/** A target and what is above it, as far as the tree is known. */
export function wayUp(known: ReadonlyMap<number, Target>, id: number | undefined): number[] {
  const way: number[] = []
  // Branches that were read before and after somebody else's move may lead in a circle.
  for (let at = id; at !== undefined && !way.includes(at); at = known.get(at)?.above) way.push(at)
  return way
}

/** The tree of a subject as far as it is known. What is known stays in sight while it is asked for again. */
export function useTargets(subjectId: number) {
  const client = useClient()
  const roots = useQuery(packages(client, subjectId))
  const [branches, setBranches] = useState<Branches>(new Map())
  const latest = useRef(branches)

  const keep = useCallback((read: Iterable<readonly [number, Branch<Target>]>) => {
    latest.current = new Map([...latest.current, ...read])
    setBranches(latest.current)
  }, [])
  /** Reads what is below some nodes and shows it together: an item that moved is never seen twice. */
  const read = useCallback(
    async (some: readonly Pick<Target, 'id' | 'pkgId'>[]) => {
      const unread = some.filter(({ id }) => !Array.isArray(latest.current.get(id)))
      keep(unread.map(({ id }) => [id, 'loading']))
      const answers = await Promise.all(
        some.map((target) =>
          client.queries.fetchQuery(children(client, subjectId, target)).then(
            ({ data }): readonly [number, Branch<Target>] => [target.id, data.map(ofItem)],
            (): readonly [number, Branch<Target>] => {
              const known = latest.current.get(target.id)
              return [target.id, Array.isArray(known) ? known : 'failed']
            },
          ),
        ),
      )
      keep(answers)
    },
    [client, keep, subjectId],
  )

  const nodes = useMemo(() => (roots.data?.data ?? []).map(ofPackage), [roots.data])
  const known = useMemo(() => knownIn(nodes, branches), [nodes, branches])
  const childrenOf = useCallback(
    (node: Target): Branch<Target> => branches.get(node.id) ?? (node.hasChild ? 'unknown' : undefined),
    [branches],
  )

  /** Reads these again as they are known by now: who takes a move back calls what was made before the move. */
  const again = (idsIn: (now: ReadonlyMap<number, Target>) => Iterable<number>) => {
    const now = knownIn(nodes, latest.current)
    const some = [...new Set(idsIn(now))].map((id) => now.get(id)).filter((node) => node !== undefined)
    return Promise.all([roots.refetch(), read(some)])
  }
  return {
    roots,
    nodes,
    known,
    childrenOf,
    ask: useCallback((target: Target) => void read([target]), [read]),
    /** Reads again what is below these, and what is counted on the way up to them. */
    refresh: (ids: Iterable<number>) => again((now) => [...ids].flatMap((id) => wayUp(now, id))),
    /** Reads everything again that was read. */
    reload: () => again(() => latest.current.keys()),
  }
}
export type Targets = ReturnType<typeof useTargets>
