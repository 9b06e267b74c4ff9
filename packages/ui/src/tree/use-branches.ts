import { useCallback, useState } from 'react'
import type { Branch, TreeKey } from './rows.ts'

type Known<Node> = ReadonlyMap<TreeKey, Branch<Node>>

/**
 * Children that come parent by parent: what `load` has brought is kept, what failed can be asked for again. For a tree whose
 * owner has no cache of its own.
 */
export function useBranches<Node>(nodeKey: (node: Node) => TreeKey, load: (node: Node) => Promise<readonly Node[]>) {
  const [known, setKnown] = useState<Known<Node>>(new Map())
  const keep = useCallback(
    (key: TreeKey, branch: Branch<Node>) => setKnown((before) => new Map(before).set(key, branch)),
    [],
  )
  const ask = useCallback(
    (node: Node) => {
      const key = nodeKey(node)
      keep(key, 'loading')
      load(node).then(
        (children) => keep(key, children),
        () => keep(key, 'failed'),
      )
    },
    [keep, load, nodeKey],
  )
  const childrenOf = useCallback((node: Node): Branch<Node> => known.get(nodeKey(node)) ?? 'unknown', [known, nodeKey])
  return { childrenOf, onLoad: ask }
}
