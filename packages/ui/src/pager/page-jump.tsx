import { useId, useState } from 'react'
import { Input } from '../input/index.ts'
import type { PagerTexts } from './pager.tsx'
import { pageTyped } from './pages.ts'

type PageJumpProps = {
  pages: number
  disabled: boolean | undefined
  say: PagerTexts
  onJump: (page: number) => void
}

/** A field for a page number: Enter goes there; what is no page says so and stays. */
export function PageJump({ pages, disabled, say, onJump }: PageJumpProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const go = () => {
    if (text.trim() === '') return
    const page = pageTyped(text, pages)
    setRefused(page === undefined)
    if (page === undefined) return
    setText('')
    onJump(page)
  }
  const write = (value: string) => {
    setText(value)
    setRefused(false)
  }
  return (
    <span className="page-jump">
      <label htmlFor={id}>{say.jump}</label>
      <Input
        id={id}
        inputMode="numeric"
        className="num"
        value={text}
        disabled={disabled}
        invalid={refused}
        aria-describedby={refused ? `${id}-line` : undefined}
        onChange={write}
        onEnter={go}
      />
      <span aria-hidden="true">{say.jumpEnd}</span>
      <span className="page-refused" id={`${id}-line`} role="alert">
        {refused && say.outOfRange(pages)}
      </span>
    </span>
  )
}
