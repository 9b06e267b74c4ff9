import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'

interface MobileFieldProps {
  value: string
  onChange(value: string): void
  /** A code is on its way to it. */
  sending: boolean
}

/** The phone number that a code is sent to. */
export const MobileField = ({ value, onChange, sending }: MobileFieldProps) => (
  <Field label="手机号码">
    <Input
      size="l"
      type="tel"
      value={value}
      onChange={onChange}
      readOnly={sending}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={32}
      placeholder="11 位手机号码"
    />
  </Field>
)
