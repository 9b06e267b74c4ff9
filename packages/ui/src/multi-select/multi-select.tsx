import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Icon } from '../icon/index.ts'
import { Popover } from '../popover/index.ts'
import type { SelectOption } from '../select/index.ts'

export type MultiSelectProps<Value extends string | number> = {
  /** Names it, for screen readers and on the panel. */
  label: string
  options: readonly SelectOption<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** Shown while nothing is chosen. */
  placeholder: string
  disabled?: boolean | undefined
}

/** Any number of a few, controlled. Renders a `<button>` that looks like a select and opens a panel of checkboxes. */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { label, options, values, onChange, placeholder, disabled } = props
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const chosen = options.filter((option) => values.includes(option.value))
  const summary = chosen.length > 2 ? `已选 ${chosen.length} 项` : chosen.map((option) => option.label).join('、')
  const toggle = (value: Value, wanted: boolean) =>
    // In the order of the options: the same choice is the same list.
    onChange(options.map((option) => option.value).filter((one) => (one === value ? wanted : values.includes(one))))
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className="multi-select"
        data-empty={summary === '' || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}：${summary || placeholder}`}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <span className="multi-select-text">{summary || placeholder}</span>
        <Icon name="chevron-down" />
      </button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={label} className="multi-select-panel">
        <div className="multi-select-options" role="group" aria-label={label}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={values.includes(option.value)}
              disabled={option.disabled}
              onChange={(wanted) => toggle(option.value, wanted)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
        <Button variant="text" size="s" disabled={values.length === 0} onClick={() => onChange([])}>
          清空
        </Button>
      </Popover>
    </>
  )
}
