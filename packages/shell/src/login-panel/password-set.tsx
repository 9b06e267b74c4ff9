import { useClient } from '@mango/client/react'
import { setPassword, text } from '@mango/contract/account'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import type { LoginViewProps } from './login-view.ts'
import { PasswordInput } from './password-input.tsx'
import { newPasswordWarning, refusalText } from './rules.ts'
import { WarningLine } from './warning-line.tsx'

/** Last step: a new password. The card lets nobody in who has no verified code. */
export function PasswordSet({ go, registration }: LoginViewProps) {
  const client = useClient()
  const { reset, receipt, studentCode, msg } = useStore(registration.store)
  const [pwd, setPwd] = useState('')
  const [pwdRepeat, setPwdRepeat] = useState('')
  const [warning, setWarning] = useState<string>()

  const save = useMutation({
    mutationFn: (current: string) => client.send(setPassword, { body: { receipt: current, pwd, pwdRepeat } }),
    onSuccess: () => go(reset ? 'successfulPasswordChange' : 'successfulRegister', { replace: true }),
    onError: (error) => setWarning(refusalText(error, text.setPasswordFailed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || save.isSuccess || receipt === undefined) return
    const wrong = newPasswordWarning(pwd, pwdRepeat)
    setWarning(wrong)
    if (!wrong) save.mutate(receipt)
  }
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      {studentCode && (
        <p className="login-note">
          学号 <strong className="num">{studentCode}</strong>
          {msg && <span>{msg}</span>}
        </p>
      )}
      {/* Lets a password manager file the new password under the student ID. */}
      <input type="text" autoComplete="username" value={studentCode ?? ''} readOnly hidden />
      <Field label="新密码" hint="8-16 个字符，包含数字和字母">
        <PasswordInput size="l" value={pwd} onChange={setPwd} autoComplete="new-password" maxLength={64} />
      </Field>
      <Field label="确认密码">
        <PasswordInput size="l" value={pwdRepeat} onChange={setPwdRepeat} autoComplete="new-password" maxLength={64} />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={save.isPending}>
        {reset ? '修改密码' : '完成注册'}
      </Button>
      <WarningLine text={warning} />
    </form>
  )
}
