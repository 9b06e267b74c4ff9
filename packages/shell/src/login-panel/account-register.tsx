import { isRefused, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  checkVerificationCode,
  isVerificationCode,
  register,
  sendVerificationCode,
  text,
} from '@mango/contract/account'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { typedSigns } from '@mango/widget/typed-signs'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { CodeInput } from './code-input.tsx'
import type { LoginViewProps } from './login-view.ts'
import { MobileField } from './mobile-field.tsx'
import { refusalText, registerWarning } from './rules.ts'
import { useResendCountdown } from './use-resend-countdown.ts'
import { WarningLine } from './warning-line.tsx'

/** First steps of registration and of a forgotten password: name, phone, code. */
export function AccountRegister({ go, registration }: LoginViewProps) {
  const client = useClient()
  const { reset, nickName, mobile, receipt, verified } = useStore(registration.store)
  // Whoever mistyped the phone need not wait.
  const countdown = useResendCountdown(`register:${typedSigns(mobile)}`)
  const [code, setCode] = useState('')
  const [warning, setWarning] = useState<string>()

  const send = useMutation({
    mutationFn: async () => {
      if (!registration.store.getState().receipt) {
        const { data } = await client.send(register, {
          query: reset ? { reset: '1' } : {},
          body: { nickName: nickName.trim(), mobile: typedSigns(mobile) },
        })
        registration.keepReceipt(data.receipt)
      }
      const { receipt: current = '' } = registration.store.getState()
      await client.send(sendVerificationCode, { query: { receipt: current } })
    },
    onSuccess: countdown.start,
    onError: (error) => {
      // Without a receipt it was name or phone; with one, the sending.
      const sending = registration.store.getState().receipt !== undefined
      // It may have run out. Where nobody answered, the code that came before is good still.
      if (isRefused(error)) registration.dropReceipt()
      setWarning(sending ? readable(error) : refusalText(error, text.wrongStudentInfo))
    },
  })
  const check = useMutation({
    mutationFn: (current: string) =>
      client.send(checkVerificationCode, { query: { receipt: current, verificationCode: typedSigns(code) } }),
    onSuccess: ({ data }) => {
      registration.verify(data)
      go('passwordSet')
    },
    onError: (error) => setWarning(refusalText(error, text.wrongCode)),
  })
  const sendCode = () => {
    const wrong = registerWarning(nickName, mobile)
    setWarning(wrong)
    if (!wrong) send.mutate()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check.isPending) return
    // Whoever comes back from the password and changes nothing need not send another code.
    if (verified && code === '') return go('passwordSet')
    const wrong = registerWarning(nickName, mobile)
    const isCode = isVerificationCode(typedSigns(code))
    setWarning(wrong ?? (isCode ? (receipt ? undefined : text.codeMissing) : text.wrongCode))
    if (!wrong && receipt && isCode) check.mutate(receipt)
  }
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <Field label="姓名">
        <Input
          size="l"
          value={nickName}
          onChange={(value) => registration.setPerson({ nickName: value, mobile })}
          // The receipt and the code that come are this person's.
          readOnly={send.isPending}
          autoComplete="name"
          maxLength={64}
          placeholder="学生本人的姓名"
        />
      </Field>
      <MobileField
        value={mobile}
        onChange={(value) => registration.setPerson({ nickName, mobile: value })}
        sending={send.isPending}
      />
      <Field label="验证码" hint={verified ? '已验证，可直接下一步' : undefined}>
        <CodeInput
          value={code}
          onChange={setCode}
          seconds={countdown.seconds}
          sending={send.isPending}
          onSend={sendCode}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={check.isPending}>
        下一步
      </Button>
      <WarningLine text={warning} />
    </form>
  )
}
