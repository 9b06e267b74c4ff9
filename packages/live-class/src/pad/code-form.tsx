import { joinCodeLength } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { useState } from 'react'
import { typedSigns } from '@mango/widget/typed-signs'

interface CodeFormProps {
  /** Why the code before was none. */
  error?: string | undefined
  onCode(code: string): void
}

const focus = (field: HTMLInputElement | null) => field?.focus()

/** For a phone that cannot scan: the signs on the board. */
export function CodeForm({ error, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState(error)
  return (
    <main className="pad pad-join pad-code">
      <h1>加入实时课堂</h1>
      <p>扫描大屏幕上的二维码，或输入大屏幕上的课堂码。</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = typedSigns(code).toUpperCase()
          if (typed.length === joinCodeLength) onCode(typed)
          else setRefusal(`课堂码是 ${joinCodeLength} 位字母和数字`)
        }}
      >
        <Field label="课堂码" error={refusal && <span role="alert">{refusal}</span>} required>
          <Input
            size="l"
            value={code}
            autoComplete="off"
            // After a wrong code the form is another one, and the focus was in the one before.
            ref={error === undefined ? undefined : focus}
            placeholder={`${joinCodeLength} 位课堂码`}
            onChange={(typed) => {
              setCode(typed)
              setRefusal(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block>
          下一步
        </Button>
      </form>
    </main>
  )
}
