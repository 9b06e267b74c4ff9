import { Skeleton } from '@mango/ui/skeleton'

interface ChoicesProps {
  readonly label: string
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly value: number | undefined
  readonly loading: boolean
  onChange(value: number): void
}

/** One of a row of tags. */
export const Choices = ({ label, options, value, loading, onChange }: ChoicesProps) => (
  <div className="picker-row">
    <span className="picker-label">{label}</span>
    <div className="picker-tags" role="group" aria-label={label}>
      {loading && <Skeleton width={240} height={30} />}
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="picker-tag"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  </div>
)
