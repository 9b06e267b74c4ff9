import { useId, useState } from 'react'
import { Input } from '../input/index.ts'
import { pageTyped } from './pages.ts'

type PageJumpProps = {
  pages: number
  disabled: boolean | undefined
  onJump: (page: number) => void
}

/** A field for a page number: Enter goes there; what is no page says so and stays. */
export function PageJump({ pages, disabled, onJump }: PageJumpProps) {
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
      <label htmlFor={id}>跳至</label>
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
      <span aria-hidden="true">页</span>
      <span className="page-refused" id={`${id}-line`} role="alert">
        {refused && `请输入 1 到 ${pages} 之间的页码`}
      </span>
    </span>
  )
}
