import { Icon } from '@mango/ui/icon'
import { Input } from '@mango/ui/input'
import { useEffect, useEffectEvent, useState } from 'react'

const pauseMilliseconds = 300

/** Searches once the person pauses, or at once with Enter. A keystroke redraws nothing but this box. */
export function SearchBox({ value, onSearch }: { value: string; onSearch(value: string): void }) {
  const [text, setText] = useState(value)
  const search = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== value) onSearch(wanted.trim())
  })
  useEffect(() => {
    const pause = setTimeout(() => search(text), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [text])
  return (
    <Input
      className="search"
      type="search"
      aria-label="搜索文件名"
      placeholder="搜索文件名"
      maxLength={100}
      value={text}
      onChange={setText}
      onEnter={(wanted) => wanted.trim() !== value && onSearch(wanted.trim())}
      clearable
      prefix={<Icon name="search" />}
    />
  )
}
