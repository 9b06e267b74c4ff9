import { IconButton } from '@mango/ui/icon-button'
import { Input, type InputProps } from '@mango/ui/input'
import { useState } from 'react'

/** A password, hidden until the eye is pressed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [seen, setSeen] = useState(false)
  return (
    <Input
      {...props}
      type={seen ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={seen ? 'eye-off' : 'eye'}
          size="s"
          label={seen ? '隐藏密码' : '显示密码'}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        />
      }
    />
  )
}
