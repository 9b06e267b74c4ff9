import { useId } from 'react'
import { useFieldGroup } from '../field/field-context.ts'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './star-rating.css?inline'

export type StarRatingProps = {
  /** 0: not rated. Without `onChange` parts of a star are drawn, too. */
  value: number
  /** @default 5 */
  max?: number | undefined
  /** Makes it a choice; without it the stars are only shown. A press on the chosen star gives 0. */
  onChange?: ((value: number) => void) | undefined
  /** Names it; not needed inside a `Field`. */
  label?: string | undefined
  disabled?: boolean | undefined
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined
}

const sizes = { s: 14, m: 20, l: 28 }

/** How good something is, in stars. Shown: a picture with a name. Chosen: native radio buttons. */
export function StarRating({ onChange, ...props }: StarRatingProps) {
  return onChange ? <ChosenStars {...props} onChange={onChange} /> : <ShownStars {...props} />
}

const numbers = (max: number) => Array.from({ length: max }, (_, at) => at + 1)

function ShownStars({ value, max = 5, label, size = 'm' }: StarRatingProps) {
  const styles = useLazyStyles(css)
  const words = value === 0 ? '未评分' : `${value} 星，共 ${max} 星`
  return (
    <span ref={styles} className="stars" role="img" aria-label={label === undefined ? words : `${label}：${words}`}>
      {numbers(max).map((star) => {
        const filled = Math.min(1, Math.max(0, value - star + 1))
        return (
          <span key={star} className="star">
            <Icon name="star" size={sizes[size]} />
            {filled > 0 && (
              <span className="star-full" style={{ inlineSize: `${filled * 100}%` }}>
                <Icon name="star" size={sizes[size]} />
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}

function ChosenStars(props: StarRatingProps & { onChange: (value: number) => void }) {
  const { value, max = 5, onChange, label, disabled, size = 'm' } = props
  const name = useId()
  const group = useFieldGroup(label)
  const styles = useLazyStyles(css)
  return (
    <div ref={styles} className="stars" {...group}>
      {numbers(max).map((star) => (
        <label key={star} className="star" data-full={star <= value || undefined} title={`${star} 星`}>
          <input
            type="radio"
            name={name}
            aria-label={`${star} 星`}
            checked={star === value}
            disabled={disabled}
            onChange={() => onChange(star)}
            // A radio button that is checked tells no change.
            onClick={() => {
              if (star === value) onChange(0)
            }}
            // Nor does it hear of Space in Chrome.
            onKeyUp={(event) => {
              if (event.key !== ' ' || star !== value) return
              event.preventDefault()
              onChange(0)
            }}
          />
          <Icon name="star" size={sizes[size]} />
        </label>
      ))}
    </div>
  )
}
