import { useClient } from '@mango/client/react'
import { permission, text, updateFilePermission, type EvaluationFile } from '@mango/contract/evaluation'
import { Menu } from '@mango/ui/menu'
import { useNotify } from '@mango/ui/notice'
import { Tag } from '@mango/ui/tag'
import { useState } from 'react'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'
import { statusName } from './status-name.ts'

interface FileStatusProps {
  file: Pick<EvaluationFile, 'fileId' | 'fileName' | 'permission'>
  /** Those that this person may give it. */
  statuses: readonly number[]
}

const tones = {
  [permission.public]: 'leaf',
  [permission.private]: 'neutral',
  [permission.pending]: 'gold',
  [permission.takenDown]: 'red',
} as const
const toneOf = (status: number) => Object.entries(tones).find(([one]) => Number(one) === status)?.[1] ?? 'neutral'

/** Who sees a file. While it is being given another status, it shows that one; of several the last one wins. */
export function FileStatus({ file: { fileId, fileName, permission: stored }, statuses }: FileStatusProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const [wanted, setWanted] = useState(stored)
  const shown = busy ? wanted : stored
  const give = (status: number) => {
    setWanted(status)
    return act(async () => {
      try {
        await client.send(updateFilePermission, { query: { fileId, permission: status } })
      } finally {
        // It may have arrived although no answer came.
        await refreshFiles(client)
      }
    })
  }
  const choose = async (status: number) => {
    if (status === shown || !(await give(status))) return
    notify({
      kind: 'success',
      text: `${text.updated}已设为${statusName(status)}`,
      action: { label: '撤销', run: () => void give(shown) },
    })
  }
  if (statuses.length === 0) return <Tag tone={toneOf(stored)}>{statusName(stored)}</Tag>
  return (
    <Menu
      label={`${fileName} 的状态`}
      placement="bottom-end"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className="status-button"
          aria-busy={busy || undefined}
          data-stale={busy || undefined}
          aria-label={`状态 ${statusName(shown)} ${fileName}`}
        >
          <Tag tone={toneOf(shown)}>{statusName(shown)} ▾</Tag>
        </button>
      )}
      items={statuses.map((status) => ({
        label: statusName(status),
        checked: status === shown,
        onSelect: () => void choose(status),
      }))}
    />
  )
}
