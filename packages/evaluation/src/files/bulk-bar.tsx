import { useClient } from '@mango/client/react'
import {
  permission,
  text,
  updateFileCategory,
  updateFilePermission,
  type Category,
  type EvaluationFile,
} from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'
import { Menu } from '@mango/ui/menu'
import { useNotify } from '@mango/ui/notice'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'
import { statusName } from './status-name.ts'

type FiledFile = EvaluationFile & { readonly categoryId: number }

interface BulkBarProps {
  files: readonly FiledFile[]
  kinds: readonly Category[]
  /** How many there are on the page. */
  all: number
  onAll(): void
  onClear(): void
}

/** What can be done with several files at once. */
export function BulkBar({ files, kinds, all, onAll, onClear }: BulkBarProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  /** One after the other: a file that is refused leaves the others as they were. */
  const change = (give: (file: FiledFile) => Promise<unknown>, takeBack: (file: FiledFile) => Promise<unknown>) =>
    void act(async () => {
      const done: FiledFile[] = []
      try {
        for (const file of files) {
          await give(file)
          done.push(file)
        }
      } finally {
        await refreshFiles(client)
      }
      const undo = async () => {
        for (const file of done) await takeBack(file)
        await refreshFiles(client)
      }
      onClear()
      notify({
        kind: 'success',
        text: `${text.updated}共 ${done.length} 个文件`,
        action: { label: '撤销', run: () => void act(undo) },
      })
    })
  const setStatus = (file: FiledFile, status: number) =>
    client.send(updateFilePermission, { query: { fileId: file.fileId, permission: status } })
  const setCategory = (file: FiledFile, categoryId: number) =>
    client.send(updateFileCategory, { body: { fileId: file.fileId, categoryId } })
  return (
    <div className="bulk-bar" role="toolbar" aria-label="已选文件">
      <span role="status">
        已选 <b className="num">{files.length}</b> 个文件
      </span>
      {files.length < all && (
        <Button variant="text" size="s" onClick={onAll}>
          全选本页
        </Button>
      )}
      <Button variant="text" size="s" onClick={onClear}>
        取消选择
      </Button>
      <span className="spacer" />
      <Menu
        label="设置状态"
        trigger={(trigger) => (
          <Button {...trigger} size="s" iconEnd="chevron-down" busy={busy}>
            设置状态
          </Button>
        )}
        items={Object.values(permission).map((status) => ({
          label: statusName(status),
          onSelect: () =>
            change(
              (file) => setStatus(file, status),
              (file) => setStatus(file, file.permission),
            ),
        }))}
      />
      <Menu
        label={text.changeCategory}
        placement="bottom-end"
        trigger={(trigger) => (
          <Button {...trigger} size="s" iconEnd="chevron-down" busy={busy}>
            {text.changeCategory}
          </Button>
        )}
        items={kinds.map(({ categoryId, categoryName }) => ({
          label: categoryName,
          onSelect: () =>
            change(
              (file) => setCategory(file, categoryId),
              (file) => setCategory(file, file.categoryId),
            ),
        }))}
      />
    </div>
  )
}
