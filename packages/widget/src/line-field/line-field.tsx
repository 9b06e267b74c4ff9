import { visibleLength, wordsProblem } from '@mango/contract'
import { Field, type FieldProps } from '@mango/ui/field'
import { Input, type InputProps } from '@mango/ui/input'

export type LineFieldProps = Omit<InputProps, 'maxLength'> &
  Pick<FieldProps, 'label' | 'hint' | 'error'> & {
    /** How many characters it may have, as people count them. */
    max: number
    /** What is kept of what is typed, which is all that counts. */
    kept?: (words: string) => string
    /** What the server would say of it. */
    problem?: typeof wordsProblem
  }

/** One line of words that must not be too long. It is never cut: what is too much is said beside the field, where it can be mended. */
export function LineField({
  label,
  hint,
  error,
  required,
  value,
  max,
  suffix,
  kept = (words) => words,
  problem = wordsProblem,
  ...input
}: LineFieldProps) {
  const words = kept(value)
  return (
    <Field {...{ label, required }} hint={hint ?? `最多 ${max} 个字`} error={problem(words, max) ?? error}>
      <Input
        {...input}
        value={value}
        suffix={
          <>
            {suffix}
            <span className="quiet num" aria-hidden="true">
              {visibleLength(words)} / {max}
            </span>
          </>
        }
      />
    </Field>
  )
}
