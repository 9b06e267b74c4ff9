import { allMonths, type RecordMonth } from '@mango/contract/paper-records'
import { text } from '@mango/contract/lessons'

interface MonthListProps {
  months: readonly RecordMonth[]
  /** 0 for all. */
  chosen: number
  onChoose(month: number): void
}

/** Months of a school year, all of them first; those without papers can't be chosen. */
export function MonthList({ months, chosen, onChoose }: MonthListProps) {
  const entries = [
    { month: allMonths, name: text.allMonths as string, open: true },
    ...months
      .filter(({ month }) => month !== allMonths)
      .map(({ month, existsRecord }) => ({ month, name: `${month}月`, open: existsRecord })),
  ]
  return (
    <nav className="month-list" aria-label="月份">
      {entries.map(({ month, name, open }) => (
        <button
          key={month}
          type="button"
          className="month-choice"
          disabled={!open}
          aria-current={month === chosen || undefined}
          onClick={() => onChoose(month)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
