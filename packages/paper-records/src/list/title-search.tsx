import { Icon } from '@mango/ui/icon'
import { IconButton } from '@mango/ui/icon-button'
import { Input } from '@mango/ui/input'
import { useState } from 'react'

interface TitleSearchProps {
  readonly label: string
  readonly query: string
  onSearch(query: string): void
}

/** Words of a title. They are searched for with Enter or the button, not while somebody types. */
export function TitleSearch({ label, query, onSearch }: TitleSearchProps) {
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  // Searched for, or changed from outside: the field stays, and keeps the focus.
  if (shown !== query) {
    setShown(query)
    setTyped(query)
  }
  const change = (words: string) => {
    setTyped(words)
    // Emptying the field takes the search back.
    if (words === '' && query !== '') onSearch('')
  }
  return (
    <form
      role="search"
      className="paper-search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={`${label}，按回车`}
        maxLength={200}
        value={typed}
        onChange={change}
        prefix={<Icon name="search" />}
        suffix={<IconButton size="s" icon="arrow-right" label="搜索" type="submit" />}
        clearable
      />
    </form>
  )
}
