import { useClient } from '@mango/client/react'
import { deleteItem, moveItem, text, treeResetMilliseconds, updateItem } from '@mango/contract/evaluation'
import { useNotify } from '@mango/ui/notice'
import type { TreeKey } from '@mango/ui/tree'
import { useLater } from '@mango/widget/later'
import { useState } from 'react'
import { itemNow, refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'
import { isPackage, parentIdOf, type Target } from './target.ts'
import type { Targets } from './use-targets.ts'

interface Shown {
  readonly subjectId: number
  readonly targets: Targets
  open(ids: readonly TreeKey[]): void
  /** The target is gone. */
  onDeleted(target: Target): void
  onFailed(): void
}

/** What is done to targets. The tree stays as it was opened, and reads again only what has changed. */
export function useTargetActions({ subjectId, targets, open, onDeleted, onFailed }: Shown) {
  const client = useClient()
  const notify = useNotify()
  const { act } = useAct(onFailed)
  const [hidden, setHidden] = useState(false)
  const showSoon = useLater(() => setHidden(false), treeResetMilliseconds)

  const reread = (...ids: (number | undefined)[]) => targets.refresh(ids.filter((id) => id !== undefined))
  const blink = () => {
    setHidden(true)
    showSoon()
  }
  const siblingAfter = ({ id, above }: Target): number | undefined => {
    const parent = above === undefined ? undefined : targets.known.get(above)
    const branch = parent && targets.childrenOf(parent)
    if (!Array.isArray(branch)) return undefined
    return branch[branch.findIndex((child) => child.id === id) + 1]?.id
  }
  const send = (target: Target, parentId: number, beforeId?: number) =>
    client.send(moveItem, {
      query: { pkgItemId: target.id, parentId, ...(beforeId !== undefined && { beforeId }) },
    })
  const undoMove = (target: Target, into: Target, beforeId: number | undefined) =>
    act(async () => {
      // The package it came from, where it was directly below that: the item may be in another one now.
      await send(target, target.above ?? 0, beforeId)
      await (into.pkgId === target.pkgId ? reread(target.above, into.id) : targets.reload())
      blink()
    })

  return {
    hidden,
    saved: (parent: number | undefined) => {
      notify({ kind: 'success', text: text.saved })
      if (parent !== undefined) open([parent])
      void reread(parent)
      void refreshFiles(client)
    },
    rename: (target: Target, name: string) =>
      act(async () => {
        const { description } = await itemNow(client, subjectId, target.id)
        const write = (given: string) =>
          client.send(updateItem, {
            body: {
              id: target.id,
              name: given,
              description,
              pkgId: target.pkgId,
              subjectId,
              parentId: parentIdOf(target),
            },
          })
        const show = () => Promise.all([reread(target.above), refreshFiles(client)])
        await write(name)
        await show()
        const undo = () => void act(() => write(target.name).then(show))
        notify({ kind: 'success', text: text.saved, action: { label: '撤销', run: undo } })
      }),
    move: (target: Target, into: Target) =>
      act(async () => {
        const beforeId = siblingAfter(target)
        await send(target, into.id === target.pkgId ? 0 : into.id)
        blink()
        open([into.id])
        // In another package everything below the item belongs to that one now.
        await (into.pkgId === target.pkgId ? reread(target.above, into.id) : targets.reload())
        void refreshFiles(client)
        const undo = () => void undoMove(target, into, beforeId)
        notify({ kind: 'success', text: `已移动到“${into.name}”`, action: { label: '撤销', run: undo } })
      }),
    remove: (target: Target) =>
      act(async () => {
        await client.send(deleteItem, { query: { pkgItemId: target.id } })
        notify({ kind: 'success', text: text.deleted })
        onDeleted(target)
        await (isPackage(target) ? targets.reload() : reread(target.above))
      }),
  }
}
export type TargetActions = ReturnType<typeof useTargetActions>
