import { nameProblem, visibleLength } from '@mango/contract'
import { Field, type FieldProps } from '@mango/ui/field'
import { Input, type InputProps } from '@mango/ui/input'

type NameFieldProps = Omit<InputProps, 'maxLength'> &
  Pick<FieldProps, 'label' | 'hint' | 'error'> & {
    /** How many characters it may have, as people count them. */
    max: number
  }

/** A name that must not be too long. It is never cut: what is too much is said beside the field, where it can be mended. */
export function NameField({ label, hint, error, required, value, max, suffix, ...input }: NameFieldProps) {
  return (
    <Field label={label} required={required} hint={hint ?? `最多 ${max} 个字`} error={nameProblem(value, max) ?? error}>
      <Input
        {...input}
        value={value}
        suffix={
          <>
            {suffix}
            <span className="quiet num" aria-hidden="true">
              {visibleLength(value)}/{max}
            </span>
          </>
        }
      />
    </Field>
  )
}
