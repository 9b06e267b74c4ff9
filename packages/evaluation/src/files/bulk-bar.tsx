import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  archiveFiles,
  maxArchiveFiles,
  maxChangedFiles,
  text,
  updateFiles,
  type Category,
  type EvaluationFile,
} from '@mango/contract/evaluation'
import { formatFileSize } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { Menu } from '@mango/ui/menu'
import { useNotify } from '@mango/ui/notice'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'
import { statusesFor, type Permissions } from '../use-permissions.ts'
import { statusName } from './status-name.ts'
import { takeAway } from './take-away.ts'

export type FiledFile = EvaluationFile & { readonly categoryId: number }

interface Given {
  readonly permission?: number
  readonly categoryId?: number
}

interface BulkBarProps {
  /** Picked ones, also of other pages. */
  files: readonly FiledFile[]
  /** The item that they are shown with. */
  item: number
  may: Permissions
  kinds: readonly Category[]
  /** Whether everything on the page is picked. */
  isAll: boolean
  onAll(): void
  onClear(): void
  /** Something was done with these: they need not be picked any longer. */
  onDone(fileIds: readonly number[]): void
}

/** What can be done with several files at once: taken along by everybody, changed as far as each of them may be. */
export function BulkBar({ files, item, may, kinds, isAll, onAll, onClear, onDone }: BulkBarProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const fileIds = files.map(({ fileId }) => fileId)
  /** All of them or none: a refusal says which file it was about, and they stay picked. */
  const change = (to: Given, from: (file: FiledFile) => Given) => {
    const send = async (givenTo: (file: FiledFile) => Given) => {
      try {
        const changes = files.map((file) => ({ fileId: file.fileId, ...givenTo(file) }))
        await client.send(updateFiles, { body: { files: changes } })
      } finally {
        await refreshFiles(client)
      }
    }
    void act(async () => {
      await send(() => to)
      onDone(fileIds)
      notify({
        kind: 'success',
        text: `${text.updated}共 ${files.length} 个文件`,
        action: { label: '撤销', run: () => void act(() => send(from)) },
      })
    })
  }
  const tooMany =
    files.length > maxChangedFiles ? { disabled: true, title: `一次最多修改 ${maxChangedFiles} 个文件` } : {}
  const download = () =>
    void act(async () => {
      const { data } = await client.send(archiveFiles, { body: { pkgItemId: item, fileIds } })
      const address = safeUrl(data.url)
      if (!address) return notify({ kind: 'warning', text: '文件地址不正确' })
      takeAway(address, '')
      onDone(fileIds)
      notify({ kind: 'success', text: `开始下载，共 ${files.length} 个文件` })
      await refreshFiles(client)
    })
  const [first, ...others] = files.map((file) => statusesFor(may, file))
  const statuses = (first ?? []).filter((status) => others.every((some) => some.includes(status)))
  return (
    <div className="bulk-bar" role="toolbar" aria-label="已选文件">
      <span role="status">
        已选 <b className="num">{files.length}</b> 个文件
        <span className="quiet num">　{formatFileSize(files.reduce((sum, { size }) => sum + size, 0))}</span>
      </span>
      {!isAll && (
        <Button variant="text" size="s" onClick={onAll}>
          全选本页
        </Button>
      )}
      <Button variant="text" size="s" onClick={onClear}>
        取消选择
      </Button>
      <div className="bulk-acts">
        <Button
          size="s"
          icon="download"
          busy={busy}
          disabled={files.length > maxArchiveFiles}
          title={files.length > maxArchiveFiles ? `一次最多下载 ${maxArchiveFiles} 个文件` : undefined}
          onClick={download}
        >
          打包下载
        </Button>
        {statuses.length > 0 && (
          <Menu
            label="设置状态"
            trigger={(trigger) => (
              <Button {...trigger} {...tooMany} size="s" iconEnd="chevron-down" busy={busy}>
                设置状态
              </Button>
            )}
            items={statuses.map((status) => ({
              label: statusName(status),
              onSelect: () => change({ permission: status }, (file) => ({ permission: file.permission })),
            }))}
          />
        )}
        {may.administers && (
          <Menu
            label={text.changeCategory}
            placement="bottom-end"
            trigger={(trigger) => (
              <Button {...trigger} {...tooMany} size="s" iconEnd="chevron-down" busy={busy}>
                {text.changeCategory}
              </Button>
            )}
            items={kinds.map(({ categoryId, categoryName }) => ({
              label: categoryName,
              onSelect: () => change({ categoryId }, (file) => ({ categoryId: file.categoryId })),
            }))}
          />
        )}
      </div>
    </div>
  )
}
