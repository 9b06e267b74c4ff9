import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  isVerificationCode,
  loginByVerificationCode,
  loginFrom,
  sendLoginVerificationCode,
  text,
} from '@mango/contract/account'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { typedSigns } from '@mango/widget/typed-signs'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { CodeInput } from './code-input.tsx'
import { loginMemory } from './login-memory.ts'
import type { LoginViewProps } from './login-view.ts'
import { MobileField } from './mobile-field.tsx'
import { mobileWarning, refusalText } from './rules.ts'
import { useResendCountdown } from './use-resend-countdown.ts'
import { WarningLine } from './warning-line.tsx'

/** Teachers: phone and the six digits sent to it. */
export function MessageLogin({ enter, picked }: LoginViewProps) {
  const client = useClient()
  const [mobile, setMobile] = useState(() => picked?.account ?? loginMemory.mobile())
  // Whoever mistyped the phone need not wait.
  const countdown = useResendCountdown(`message:${typedSigns(mobile)}`)
  const [code, setCode] = useState('')
  const [warning, setWarning] = useState<string>()

  const send = useMutation({
    mutationFn: () => client.send(sendLoginVerificationCode, { body: { mobile: typedSigns(mobile) } }),
    onSuccess: () => {
      loginMemory.keepMobile(mobile)
      countdown.start()
    },
    onError: (error) => setWarning(readable(error)),
  })
  const login = useMutation({
    mutationFn: () =>
      client.send(loginByVerificationCode, {
        body: { mobile: typedSigns(mobile), verificationCode: typedSigns(code), from: loginFrom.web },
      }),
    onSuccess: ({ data }) => enter(data),
    onError: (error) => setWarning(refusalText(error, text.wrongCode)),
  })
  const sendCode = () => {
    const wrong = mobileWarning(mobile)
    setWarning(wrong)
    if (!wrong) send.mutate()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (login.isPending) return
    const wrong = mobileWarning(mobile) ?? (isVerificationCode(typedSigns(code)) ? undefined : text.wrongCode)
    setWarning(wrong)
    if (!wrong) login.mutate()
  }
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <MobileField value={mobile} onChange={setMobile} sending={send.isPending} />
      <Field label="验证码">
        <CodeInput
          value={code}
          onChange={setCode}
          seconds={countdown.seconds}
          sending={send.isPending}
          onSend={sendCode}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={login.isPending}>
        登录
      </Button>
      <WarningLine text={warning} />
    </form>
  )
}
