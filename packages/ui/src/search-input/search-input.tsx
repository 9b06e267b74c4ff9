import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { Input, type InputProps } from '../input/index.ts'

const pauseMilliseconds = 300

export type SearchInputProps = Omit<
  InputProps,
  'value' | 'onChange' | 'onEnter' | 'onKeyDown' | 'type' | 'prefix' | 'clearable'
> & {
  /** The words that are searched for now. */
  value: string
  /** Told the trimmed words once the typing pauses, or at once with Enter; not those that are searched for already. */
  onSearch: (words: string) => void
}

/** Searches while somebody types, not for the letters that Chinese characters are made of. A keystroke redraws nothing but this field; Enter does not submit a form around it. */
export function SearchInput({ value, onSearch, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [composing, setComposing] = useState(false)
  // Other words from outside, by a step back say, replace what was typed.
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const search = (words: string) => {
    if (words.trim() !== value) onSearch(words.trim())
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    if (composing) return undefined
    const pause = setTimeout(() => searchLater(typed), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [typed, composing])
  return (
    <Input
      maxLength={100}
      {...rest}
      type="search"
      value={typed}
      onChange={setTyped}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
      onEnter={search}
      clearable
      prefix={<Icon name="search" />}
    />
  )
}
