import { useClient } from '@mango/client/react'
import { role } from '@mango/contract/account'
import { text, type JoinInfo } from '@mango/contract/answer-pad'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { Tag } from '@mango/ui/tag'
import { latePart } from '@mango/widget/late-part'
import { useState } from 'react'
import type { Pad } from './pad.ts'
import { typedSigns } from '@mango/widget/typed-signs'

/** Few phones are logged in. */
const AsStudent = latePart(() => import('./as-student.tsx'))

/** A student sees which class it is, and says who it is. */
export function JoinForm({ pad, info }: { pad: Pad; info: JoinInfo }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isStudent = useClient().session.user()?.role === role.student
  const join = async () => {
    const studentCode = typedSigns(code)
    if (studentCode === '') return setError('请输入学号')
    setBusy(true)
    setError(await pad.join(studentCode))
    setBusy(false)
  }
  return (
    <main className="pad pad-join">
      <h1>加入实时课堂</h1>
      <section className="pad-class" aria-label="课堂">
        <Tag dot tone="leaf">
          正在上课
        </Tag>
        <h2>{info.coursewareName}</h2>
        <p>
          {info.teacherName} · {info.className}
        </p>
        <p>{info.schoolName}</p>
      </section>
      {info.locked && (
        <p className="pad-result" data-mark="wrong" role="status">
          {text.classLocked}。已在课堂里的同学可以换手机。
        </p>
      )}
      {isStudent && <AsStudent pad={pad} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void join()
        }}
      >
        <Field label="学号" error={error && <span role="alert">{error}</span>} required>
          <Input
            size="l"
            value={code}
            inputMode="numeric"
            autoComplete="username"
            maxLength={32}
            placeholder="8 位学号"
            onChange={setCode}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block busy={busy}>
          加入课堂
        </Button>
      </form>
      <p className="pad-hint">忘了学号，请问老师</p>
    </main>
  )
}
