import { wordMax, wordOf } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIsOver } from '../board/use-time-left.ts'
import type { Pad } from './pad.ts'

/** A short answer in own words. */
export default function WordField({ pad }: { pad: Pad }) {
  const { server, mine, confirmed, endsAt } = useStore(pad.store)
  const over = useIsOver(endsAt)
  const [typed, setTyped] = useState<string>()
  const current = typed ?? mine
  const word = wordOf(current)
  const { length } = [...current.trim()]
  const stopped = server?.stopped || over
  const send = () => word !== undefined && !stopped && pad.answer(word)
  return (
    <form
      className="pad-word"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label="你的答案"
        error={length > wordMax ? `最多 ${wordMax} 个字` : undefined}
        hint={`${length} / ${wordMax}`}
      >
        <Input size="l" value={current} autoComplete="off" disabled={stopped ?? false} onChange={setTyped} />
      </Field>
      {!stopped && (
        <Button type="submit" variant="primary" size="l" block disabled={word === undefined || word === confirmed}>
          {confirmed ? '修改答案' : '提交'}
        </Button>
      )}
    </form>
  )
}
