import { Button } from '@mango/ui/button'
import { DateInput } from '@mango/ui/date-input'
import { Icon } from '@mango/ui/icon'
import { Input } from '@mango/ui/input'
import { useState } from 'react'
import type { MonitorView } from './view.ts'

type Wanted = Pick<MonitorView, 'date' | 'name'>

interface SearchBarProps {
  view: Wanted
  /** Whether further filters are in sight. */
  more: boolean
  /** How many of them are set. */
  further: number
  onMore(): void
  onSearch(wanted: Wanted): void
  onReset(): void
}

/** A day, and a name or student code. Both empty ask for everything. */
export function SearchBar({ view, more, further, onMore, onSearch, onReset }: SearchBarProps) {
  const [date, setDate] = useState(view.date)
  const [name, setName] = useState(view.name)
  const [shown, setShown] = useState<Wanted>(view)
  // A step back, a link or a press elsewhere show other days or names than the ones last asked for here.
  if (shown.date !== view.date || shown.name !== view.name) {
    setShown(view)
    setDate(view.date)
    setName(view.name)
  }
  return (
    <form
      className="monitor-search"
      part="filters"
      role="search"
      aria-label="查询监测记录"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch({ date, name: name.trim() })
      }}
    >
      <DateInput className="day" aria-label="日期" value={date} onChange={setDate} />
      <Input
        className="name"
        type="search"
        aria-label="姓名或学号"
        placeholder="姓名或学号"
        maxLength={100}
        value={name}
        onChange={setName}
        prefix={<Icon name="search" />}
        clearable
      />
      <Button variant="primary" type="submit">
        查询
      </Button>
      <Button
        variant="text"
        onClick={() => {
          setDate('')
          setName('')
          onReset()
        }}
      >
        重置
      </Button>
      <Button variant="text" iconEnd="chevron-down" aria-expanded={more} onClick={onMore}>
        更多筛选{further > 0 && ` ${further}`}
      </Button>
    </form>
  )
}
