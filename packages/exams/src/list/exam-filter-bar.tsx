import { anyStatus, examStatus, type ExamFilters } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { Input } from '@mango/ui/input'
import { MultiSelect } from '@mango/ui/multi-select'
import { Select } from '@mango/ui/select'
import { latePart } from '@mango/widget/late-part'
import { PageSubject } from '@mango/widget/page-subject'
import { useState } from 'react'
import { useLookups } from '../use-lookups.ts'
import type { SavedFiltersProps } from './saved-filters.tsx'
import { noFilters, sameFilters } from './view.ts'

interface ExamFilterBarProps {
  /** The filters that are shown; what is being chosen becomes them with 查询. */
  filters: ExamFilters
  /** The subject of the page, where the list goes by it. */
  followed: number | undefined
  onFilter(filters: ExamFilters): void
  onLetGo(): void
}

/** Its room is kept: nothing moves when it comes. */
const SavedFilters = latePart<SavedFiltersProps>(
  () => import('./saved-filters.tsx'),
  () => <span className="saved-filters-room" />,
)

const statuses = [
  { value: '', label: '全部状态' },
  { value: examStatus.public, label: '已公开' },
  { value: examStatus.notPublic, label: '未公开' },
] as const

/** Everything the list can be filtered by. Nothing is asked for before 查询 or Enter. */
export function ExamFilterBar({ filters, followed, onFilter, onLetGo }: ExamFilterBarProps) {
  const [draft, setDraft] = useState(filters)
  const [shown, setShown] = useState(filters)
  // Going back, a link or a reset from outside show other filters than the ones last chosen here.
  if (!sameFilters(shown, filters)) {
    setShown(filters)
    setDraft(filters)
  }
  const { schoolYears, types, terms, grades, subjects } = useLookups()
  const set = (change: Partial<ExamFilters>) => setDraft({ ...draft, ...change })
  const filter = (wanted: ExamFilters) => {
    const trimmed = { ...wanted, name: wanted.name.trim() }
    setDraft(trimmed)
    onFilter(trimmed)
  }
  const from = (all: string, options: typeof grades) => [{ value: '' as const, label: all }, ...options]
  return (
    <form
      className="exam-filters"
      part="filters"
      role="search"
      aria-label="筛选考试"
      onSubmit={(event) => {
        event.preventDefault()
        filter(draft)
      }}
    >
      <span className="exam-choices">
        <Select
          aria-label="学年"
          options={from('全部学年', schoolYears)}
          value={draft.schoolYear}
          onChange={(schoolYear) => set({ schoolYear })}
        />
        <Select
          aria-label="考试类型"
          options={from('全部类型', types)}
          value={draft.type}
          onChange={(type) => set({ type })}
        />
        <Select<number | ''>
          aria-label="学期"
          options={from('全部学期', terms)}
          value={draft.termId}
          onChange={(termId) => set({ termId: termId === 1 || termId === 2 ? termId : '' })}
        />
        <Select
          aria-label="状态"
          options={statuses}
          value={draft.status === anyStatus ? '' : draft.status}
          onChange={(status) => set({ status: status || anyStatus })}
        />
        <Select
          aria-label="年级"
          options={from('全部年级', grades)}
          value={draft.gradeId}
          onChange={(gradeId) => set({ gradeId })}
        />
        <MultiSelect
          label="科目"
          placeholder="全部科目"
          options={subjects}
          values={draft.subjectIds}
          onChange={(subjectIds) => set({ subjectIds })}
        />
      </span>
      <Input
        className="exam-name-filter"
        type="search"
        aria-label="考试名称"
        placeholder="考试名称"
        maxLength={200}
        value={draft.name}
        onChange={(name) => set({ name })}
        prefix={<Icon name="search" />}
        clearable
      />
      <span className="exam-filter-buttons">
        <Button variant="primary" type="submit">
          查询
        </Button>
        <Button variant="text" onClick={() => filter(noFilters)}>
          重置
        </Button>
        <SavedFilters filters={draft} onFilter={filter} />
      </span>
      {followed !== undefined && <PageSubject subject={followed} onLetGo={onLetGo} />}
    </form>
  )
}
