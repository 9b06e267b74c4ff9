import { useClient } from '@mango/client/react'
import { Button } from '@mango/ui/button'
import { DateRange } from '@mango/ui/date-range'
import { Select } from '@mango/ui/select'
import { useQuery } from '@tanstack/react-query'
import { filters, type Place } from '../notebook.query.ts'
import type { NotebookView } from '../view.ts'

interface MoreFiltersProps {
  place: Place
  view: NotebookView
  onFilter(change: Partial<NotebookView>): void
}

/** By cause, knowledge point and day: of the first two what the list has, and how many questions of it. */
export default function MoreFilters({ place, view, onFilter }: MoreFiltersProps) {
  const { data } = useQuery(filters(useClient(), place, view))
  const options = (all: string, found: readonly { name: string; total: number }[] = [], chosen: string) => [
    { value: '', label: all },
    // What a link asks for is offered too, though nothing has it.
    ...(chosen && !found.some(({ name }) => name === chosen) ? [{ value: chosen, label: chosen }] : []),
    ...found.map(({ name, total }) => ({ value: name, label: `${name}（${total}）` })),
  ]
  return (
    <div className="more-filters">
      <Select
        aria-label="错因"
        options={options('全部错因', data?.data.reasons, view.reason)}
        value={view.reason}
        onChange={(reason) => onFilter({ reason })}
      />
      <Select
        aria-label="知识点"
        options={options('全部知识点', data?.data.knowledgePoints, view.point)}
        value={view.point}
        onChange={(point) => onFilter({ point })}
      />
      <DateRange label="答错的日期" value={{ from: view.from, to: view.to }} onChange={(days) => onFilter(days)} />
      <Button variant="text" onClick={() => onFilter({ reason: '', point: '', from: '', to: '' })}>
        清除
      </Button>
    </div>
  )
}
