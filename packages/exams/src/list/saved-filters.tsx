import { nameProblem } from '@mango/contract'
import type { ExamFilters } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { useNotify } from '@mango/ui/notice'
import { PopoverButton } from '@mango/ui/popover'
import { NameField } from '@mango/widget/name-field'
import { useState } from 'react'
import { useStore } from 'zustand'
import { filtersOf, savedNameLength, type SavedFilter } from './saved-filters.store.ts'
import { useSavedFilters } from './use-saved-filters.ts'

export interface SavedFiltersProps {
  /** What would be saved now. */
  filters: ExamFilters
  onFilter(filters: ExamFilters): void
}

/** Filters that are needed again and again, under a name. */
export default function SavedFilters({ filters, onFilter }: SavedFiltersProps) {
  const notify = useNotify()
  const saved = useSavedFilters()
  const list = useStore(saved.store)
  const [name, setName] = useState('')
  const wrong = name.trim() === '' || nameProblem(name, savedNameLength) !== undefined

  const remove = (one: SavedFilter) => {
    saved.remove(one.name)
    notify({ kind: 'info', text: `已删除“${one.name}”`, action: { label: '撤销', run: () => saved.restore(list) } })
  }
  const save = () => {
    if (wrong) return
    if (saved.save(name.trim(), filters)) setName('')
    else notify({ kind: 'warning', text: '常用筛选已满，请先删除不用的' })
  }
  return (
    <PopoverButton label="常用筛选" className="saved-filters">
      {(close) => (
        <>
          {list.length === 0 && <p className="quiet">还没有保存过筛选条件</p>}
          <ul>
            {list.map((one) => (
              <li key={one.name}>
                <Button
                  variant="text"
                  onClick={() => {
                    close()
                    onFilter(filtersOf(one))
                  }}
                >
                  {one.name}
                </Button>
                <IconButton size="s" icon="trash" label={`删除常用筛选 ${one.name}`} onClick={() => remove(one)} />
              </li>
            ))}
          </ul>
          <div className="save-filter">
            <NameField
              aria-label="名称"
              hint=""
              placeholder="给当前条件起个名称"
              max={savedNameLength}
              value={name}
              onChange={setName}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onEnter={save}
            />
            <Button disabled={wrong} onClick={save}>
              保存
            </Button>
          </div>
        </>
      )}
    </PopoverButton>
  )
}
