import { visibleLength, wordsProblem } from '@mango/contract'
import { Field, type FieldProps } from '@mango/ui/field'
import { Textarea, type TextareaProps } from '@mango/ui/textarea'

type TextFieldProps = Omit<TextareaProps, 'maxLength' | 'count'> &
  Pick<FieldProps, 'label' | 'error'> & {
    /** How many characters it may have, as people count them. */
    max: number
  }

/** Several lines that must not be too long: never cut, as in a `LineField`. */
export const TextField = ({ label, error, required, value, max, ...textarea }: TextFieldProps) => (
  <Field {...{ label, required }} error={wordsProblem(value, max) ?? error}>
    <Textarea {...textarea} value={value} count={`${visibleLength(value)} / ${max}`} />
  </Field>
)
