import { useClient } from '@mango/client/react'
import { loginByStudentCode, loginFrom, text } from '@mango/contract/account'
import { getSiblingSchools } from '@mango/contract/homepage'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { Select } from '@mango/ui/select'
import { typedSigns } from '@mango/widget/typed-signs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { loginMemory } from './login-memory.ts'
import type { LoginViewProps } from './login-view.ts'
import { PasswordInput } from './password-input.tsx'
import { refusalText, studentLoginWarning } from './rules.ts'
import { WarningLine } from './warning-line.tsx'

/** Students: school, student ID, password. */
export function PasswordLogin({ go, enter, registration, picked }: LoginViewProps) {
  const client = useClient()
  const [school, setSchool] = useState<number>()
  const registered = registration.store.getState()
  const [studentCode, setStudentCode] = useState(picked?.account ?? registered.studentCode ?? '')
  const [password, setPassword] = useState(picked?.password ?? '')
  const [warning, setWarning] = useState<string>()
  const schools = useQuery({ ...client.query(getSiblingSchools, {}, 'anybody'), staleTime: 300_000 })
  const options = schools.data?.data ?? []
  // Without any nobody can log in, whatever the server thinks of it.
  const isSchoolless = !schools.isPending && options.length === 0
  const remembered = registered.schoolId ?? loginMemory.school()
  // Until one is chosen: that of the picked account, else of the registration, else of the last login.
  const known = (
    options.find((option) => option.id === school) ??
    options.find((option) => (picked ? option.name === picked.school : option.id === remembered))
  )?.id

  const login = useMutation({
    mutationFn: (schoolId: number) =>
      client.send(loginByStudentCode, {
        body: { mobile: typedSigns(studentCode), password, from: loginFrom.web, schoolId },
      }),
    onSuccess: ({ data }, schoolId) => {
      loginMemory.keepSchool(schoolId)
      enter(data)
    },
    onError: (error) => setWarning(refusalText(error, text.wrongPassword)),
  })
  const filled = known !== undefined && studentCode.trim() !== '' && password !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!filled || login.isPending) return
    const wrong = studentLoginWarning(studentCode)
    setWarning(wrong)
    if (!wrong) login.mutate(known)
  }
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <Field label="学校" error={isSchoolless && <SchoolsMissing retry={() => void schools.refetch()} />}>
        <Select
          size="l"
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          value={known}
          onChange={setSchool}
          placeholder={schools.isPending ? '正在加载学校…' : '请选择学校'}
        />
      </Field>
      <Field label="学号">
        <Input
          size="l"
          value={studentCode}
          onChange={setStudentCode}
          inputMode="numeric"
          autoComplete="username"
          maxLength={32}
          placeholder="2 开头的 8 位数字"
        />
      </Field>
      <Field label="密码">
        <PasswordInput
          size="l"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          maxLength={64}
          placeholder="请输入密码"
        />
      </Field>
      <Button type="submit" variant="primary" size="l" block busy={login.isPending} disabled={!filled}>
        登录
      </Button>
      <p className="login-links">
        <Button variant="text" size="s" onClick={() => start(false)}>
          注册账号
        </Button>
        <Button variant="text" size="s" onClick={() => start(true)}>
          忘记密码？
        </Button>
      </p>
      <WarningLine text={warning} />
    </form>
  )

  function start(reset: boolean) {
    registration.begin(reset)
    go('accountRegister')
  }
}

const SchoolsMissing = ({ retry }: { retry: () => void }) => (
  <>
    学校列表加载失败
    <Button variant="text" size="s" onClick={retry}>
      重试
    </Button>
  </>
)
