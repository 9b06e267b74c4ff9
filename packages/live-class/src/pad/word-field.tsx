import { wordMax, wordOf } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { LineField } from '@mango/widget/line-field'
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
      <LineField
        label="你的答案"
        size="l"
        value={current}
        max={wordMax}
        // A phone's keyboard ends a word with a blank, which is not kept.
        kept={(words) => words.trim()}
        autoComplete="off"
        disabled={stopped ?? false}
        onChange={setTyped}
      />
      {!stopped && (
        <Button type="submit" variant="primary" size="l" block disabled={word === undefined || word === confirmed}>
          {confirmed ? '修改答案' : '提交'}
        </Button>
      )}
    </form>
  )
}
