import { Button } from '@mango/ui/button'
import { Input } from '@mango/ui/input'
import { useEffect, useRef } from 'react'

interface CodeInputProps {
  value: string
  onChange: (value: string) => void
  /** Seconds until it may be sent again. */
  seconds: number
  sending: boolean
  onSend: () => void
}

/** The six digits, and the button that has them sent. Once they are on their way, the next thing is to type them. */
export function CodeInput({ value, onChange, seconds, sending, onSend }: CodeInputProps) {
  const digits = useRef<HTMLInputElement>(null)
  const wasSending = useRef(false)
  const isSent = seconds > 0
  useEffect(() => {
    if (wasSending.current && !sending && isSent) {
      digits.current?.focus()
      // Those of an earlier code are void: they are typed over.
      digits.current?.select()
    }
    wasSending.current = sending
  }, [sending, isSent])
  return (
    <span className="code-input">
      <Input
        ref={digits}
        size="l"
        value={value}
        onChange={onChange}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        placeholder="6 位数字"
      />
      <Button size="l" className="num" busy={sending} disabled={isSent} onClick={onSend}>
        {isSent ? `${seconds} 秒后重发` : '获取验证码'}
      </Button>
    </span>
  )
}
