import { Button } from '@mango/ui/button'
import { Input } from '@mango/ui/input'

interface CodeInputProps {
  value: string
  onChange: (value: string) => void
  /** Seconds until it may be sent again. */
  seconds: number
  sending: boolean
  onSend: () => void
}

/** The six digits, and the button that has them sent. */
export const CodeInput = ({ value, onChange, seconds, sending, onSend }: CodeInputProps) => (
  <span className="code-input">
    <Input
      size="l"
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={16}
      placeholder="6 位数字"
    />
    <Button size="l" className="num" busy={sending} disabled={seconds > 0} onClick={onSend}>
      {seconds > 0 ? `${seconds} 秒后重发` : '获取验证码'}
    </Button>
  </span>
)
