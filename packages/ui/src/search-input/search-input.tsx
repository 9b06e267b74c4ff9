import { useState } from 'react'
import { isComposing } from '../composing/index.ts'
import { Icon } from '../icon/index.ts'
import { Input, type InputProps } from '../input/index.ts'
import { useTypingPause } from './use-typing-pause.ts'

export type SearchInputProps = Omit<
  InputProps,
  'value' | 'onChange' | 'onEnter' | 'onKeyDown' | 'type' | 'prefix' | 'clearable'
> & {
  /** The words that are searched for now. */
  value: string
  /** Told the trimmed words once the typing pauses, or at once with Enter or when the field is emptied; not those that are searched for already. */
  onSearch: (words: string) => void
  /** Milliseconds of silence before it searches. @default 300 */
  pause?: number | undefined
}

/** Searches while somebody types, not for the letters that Chinese characters are made of. A keystroke redraws nothing but this field; Enter does not submit a form around it. */
export function SearchInput({ value, onSearch, pause = 300, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [told, setTold] = useState<string>()
  // Other words from outside, by a step back say, replace what was typed; not those that come back from here, late perhaps.
  if (value !== known) {
    setKnown(value)
    setTold(undefined)
    if (value !== told) setTyped(value)
  }
  const search = (text: string) => {
    const words = text.trim()
    if (words === value) return
    setTold(words)
    onSearch(words)
  }
  const composition = useTypingPause(typed, pause, search)
  return (
    <Input
      maxLength={100}
      {...rest}
      type="search"
      value={typed}
      onChange={(text) => {
        setTyped(text)
        // What is typed next does not bring back what the words before it found.
        if (text === '') search('')
      }}
      {...composition}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
      }}
      onEnter={search}
      clearable
      prefix={<Icon name="search" />}
    />
  )
}
