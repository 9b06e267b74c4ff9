import { mastery, sourceType, text } from '@mango/contract/mistake-notebook'
import { Button } from '@mango/ui/button'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { latePart } from '@mango/widget/late-part'
import { useState } from 'react'
import type { Place } from '../notebook.query.ts'
import { filtersOf, type NotebookView } from '../view.ts'

interface FilterBarProps {
  place: Place
  view: NotebookView
  onFilter(change: Partial<NotebookView>): void
}

const sources = [sourceType.all, sourceType.homework, sourceType.exam].map((value) => ({
  value,
  label: text.sources[value],
}))
const masteries = [mastery.all, mastery.mastered, mastery.notMastered].map((value) => ({
  value,
  label: text.masteries[value],
}))
const MoreFilters = latePart(() => import('./more-filters.tsx'))

/** The two rows of tabs, and further filters behind a button. */
export function FilterBar({ place, view, onFilter }: FilterBarProps) {
  const filters = Object.keys(filtersOf(view)).length
  const [isOpen, setOpen] = useState(filters > 0)
  return (
    <div className="notebook-filters" role="search" aria-label="筛选错题">
      <span className="filter">
        <span aria-hidden="true">来源</span>
        <SegmentedChoice
          label="来源"
          options={sources}
          value={view.source}
          onChange={(source) => source !== undefined && onFilter({ source })}
        />
      </span>
      <span className="filter">
        <span aria-hidden="true">掌握</span>
        <SegmentedChoice
          label="掌握情况"
          options={masteries}
          value={view.mastered}
          onChange={(mastered) => mastered !== undefined && onFilter({ mastered })}
        />
      </span>
      <Button
        variant="text"
        iconEnd="chevron-down"
        aria-expanded={isOpen}
        className="filter-more"
        onClick={() => setOpen(!isOpen)}
      >
        {filters > 0 ? `更多筛选 ${filters}` : '更多筛选'}
      </Button>
      {isOpen && <MoreFilters place={place} view={view} onFilter={onFilter} />}
    </div>
  )
}
