import { useClient } from '@mango/client/react'
import { binDays, restore, type BinEntry } from '@mango/contract/evaluation'
import type { Subject } from '@mango/contract/subjects'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { FileMark } from '@mango/ui/file-mark'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bin } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'

interface BinDialogProps {
  subject: Subject
  onRestored(): void
  onClose(): void
}

/** What was deleted lately, to be put back. */
export default function BinDialog({ subject, onRestored, onClose }: BinDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  // Somebody may have deleted something since it was open last.
  const query = useQuery({ ...bin(client, subject.id), staleTime: 0 })
  const entries = useKeptAnswer(query, '回收站没有刷新')?.data
  const [wanted, setWanted] = useState<BinEntry>()
  const bring = async (entry: BinEntry) => {
    const { kind, id, name } = entry
    if (busy) return
    setWanted(entry)
    if (!(await act(() => client.send(restore, { body: { kind, id } })))) return
    notify({ kind: 'success', text: `已恢复“${name}”` })
    onRestored()
    // It is not there any more, even if what else is there can't be asked for.
    client.queries.setQueryData(
      bin(client, subject.id).queryKey,
      (known) => known && { ...known, data: known.data.filter((one) => one !== entry) },
    )
    await query.refetch()
  }
  return (
    <Dialog
      open
      title="回收站"
      size="l"
      toolbar={<span className="quiet">{subject.name}</span>}
      onClose={onClose}
      footer={<span className="quiet">删除的目录和文件保留 {binDays} 天，最近 200 项</span>}
    >
      {!entries ? (
        query.error ? (
          <LoadFailure load={query} title="回收站没有加载出来" />
        ) : (
          <Skeleton lines={5} />
        )
      ) : entries.length === 0 ? (
        <EmptyState drawing="done" text="回收站是空的" />
      ) : (
        <ul className="bin" aria-label="已删除">
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`}>
              <FileMark name={entry.name} {...(entry.kind === 'item' && { text: '目录', tone: 'leaf' })} />
              <span className="bin-what">
                <b>{entry.name}</b>
                <span className="quiet">
                  {[entry.place, entry.below > 0 && `含 ${entry.below} 项`].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="quiet bin-when">
                {entry.deletedBy} · {entry.deletedAt.slice(0, 16)}
              </span>
              <Button
                size="s"
                busy={busy && entry === wanted}
                aria-label={`恢复 ${entry.name}`}
                onClick={() => void bring(entry)}
              >
                恢复
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
