import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog/index.ts'
import { Icon } from '../icon/index.ts'
import { keepEntries, readEntries, withEntry, type EntryStorage } from './entries.ts'
import { InputList } from './input-list.tsx'

export type SearchHistoryProps = {
  'aria-label'?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  size?: 's' | 'm' | 'l' | undefined
  id?: string | undefined
  /** The words that are searched for now. */
  value: string
  /** Told the trimmed words with Enter or by a choice; '' takes the search back. */
  onSearch: (words: string) => void
  storage: EntryStorage
  /** The name the entries are kept under. */
  storageKey: string
  /** How many are kept. @default 10 */
  max?: number | undefined
  /** The words that ask before the entries go. */
  texts?: Partial<typeof historyTexts> | undefined
  /** The entries are gone. */
  onCleared?: (() => void) | undefined
}

/** The words of the question; each can be replaced. */
const historyTexts = { clearQuestion: '清空搜索记录？', clearDetail: '清空以后不能恢复。' }

/** A search that remembers what was searched for: newest first, each once. Renders an `<input role="combobox">`. */
export function SearchHistory(props: SearchHistoryProps) {
  const { value, onSearch, storage, storageKey, max = 10, texts, onCleared, ...input } = props
  const say = { ...historyTexts, ...texts }
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Other words from outside, by a step back say, replace what was typed.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const [entries, setEntries] = useState<readonly string[]>([])
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const words = typed.trim()
  const items = useMemo(
    () =>
      entries
        .filter((entry) => words === value || entry.includes(words))
        .map((entry) => ({
          key: entry,
          content: (
            <>
              <Icon name="clock" />
              <span className="input-list-label">{entry}</span>
            </>
          ),
        })),
    [entries, words, value],
  )
  // Another tab or another list may have searched since.
  const show = () => {
    setEntries(readEntries(storage, storageKey))
    setOpen(true)
  }
  const search = (next: string) => {
    setTyped(next)
    setOpen(false)
    if (next !== '') keepEntries(storage, storageKey, withEntry(readEntries(storage, storageKey), next, max))
    if (next !== value) onSearch(next)
  }
  const change = (text: string) => {
    setTyped(text)
    if (text === '') search('')
    show()
  }
  return (
    <>
      <InputList
        maxLength={100}
        {...input}
        type="text"
        enterKeyHint="search"
        value={typed}
        onChange={change}
        prefix={<Icon name="search" />}
        clearable
        open={open && items.length > 0}
        listLabel="最近搜索"
        items={items}
        onChoose={(item) => search(item.key)}
        onEnter={(text) => search(text.trim())}
        onOpen={show}
        onClose={() => setOpen(false)}
        head={
          <div className="input-list-head">
            最近搜索
            <button type="button" className="input-list-clear" onClick={() => setAsking(true)}>
              清空
            </button>
          </div>
        }
      />
      <ConfirmDialog
        open={asking}
        danger
        title={say.clearQuestion}
        confirmText="清空"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          keepEntries(storage, storageKey, [])
          setEntries([])
          setAsking(false)
          onCleared?.()
        }}
      >
        {say.clearDetail}
      </ConfirmDialog>
    </>
  )
}
