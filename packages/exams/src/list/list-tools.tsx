import type { ExamFilters, ExamOrder } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { PopoverButton } from '@mango/ui/popover'
import { RadioGroup } from '@mango/ui/radio-group'
import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { ColumnKey, TableSettings, TableSettingsStore } from './table-settings.store.ts'
import { useExport } from './use-export.ts'

const RecentDeletions = lateDialog(() => import('./recent-deletions.tsx'))

export interface ListToolsProps {
  settings: TableSettingsStore
  /** What is shown now: it is what is exported. */
  filters: ExamFilters
  sort: ExamOrder
  onPageSize(): void
  /** Whether this person may delete exams, and so bring them back. */
  mayDelete: boolean
}

/** How the list is shown, the list as a file, and what was deleted of it. */
export default function ListTools({ settings, filters, sort, onPageSize, mayDelete }: ListToolsProps) {
  const { columns, pageSize } = useStore(settings.store)
  const { columnNames, columnKeys, pageSizes } = settings.choices
  const saving = useExport()
  const [restoring, setRestoring] = useState(false)
  const toggle = (key: ColumnKey, on: boolean) =>
    settings.keep({ pageSize, columns: columnKeys.filter((one) => (one === key ? on : columns.includes(one))) })
  const choosePageSize = (size: TableSettings['pageSize']) => {
    settings.keep({ columns, pageSize: size })
    onPageSize()
  }
  return (
    <span className="list-tools">
      <PopoverButton label="显示设置" className="table-settings">
        {() => (
          <>
            <fieldset>
              <legend>显示的列</legend>
              {columnKeys.map((key) => (
                <Checkbox key={key} checked={columns.includes(key)} onChange={(on) => toggle(key, on)}>
                  {columnNames[key]}
                </Checkbox>
              ))}
            </fieldset>
            <fieldset>
              <legend>每页</legend>
              <RadioGroup
                label="每页"
                options={pageSizes.map((size) => ({ value: size, label: `${size} 场` }))}
                value={pageSize}
                onChange={choosePageSize}
              />
            </fieldset>
            <Button variant="text" size="s" onClick={() => settings.reset()}>
              恢复默认
            </Button>
          </>
        )}
      </PopoverButton>
      <Button variant="text" icon="download" busy={saving.isPending} onClick={() => saving.mutate({ filters, sort })}>
        导出 Excel
      </Button>
      {mayDelete && (
        <Button variant="text" icon="rotate-left" aria-haspopup="dialog" onClick={() => setRestoring(true)}>
          最近删除
        </Button>
      )}
      {restoring && <RecentDeletions onClose={() => setRestoring(false)} />}
    </span>
  )
}
