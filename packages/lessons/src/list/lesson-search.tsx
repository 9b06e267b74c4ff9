import { usePersonalStorage } from '@mango/client/react'
import { searchHistoryLength, text } from '@mango/contract/lessons'
import { useNotify } from '@mango/ui/notice'
import { SearchHistory } from '@mango/ui/search-history'
import { useMemo } from 'react'

interface LessonSearchProps {
  name: string
  query: string
  onSearch(query: string): void
}

/** Search with the last words somebody searched for. */
export function LessonSearch({ name, query, onSearch }: LessonSearchProps) {
  const notify = useNotify()
  const { storage, key } = usePersonalStorage('mango:lesson-searches')
  const entries = useMemo(
    () => ({
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
      removeItem: (name: string) => void storage.remove(name),
    }),
    [storage],
  )
  return (
    <SearchHistory
      aria-label={name}
      placeholder={`${name}，按回车`}
      value={query}
      onSearch={onSearch}
      storage={entries}
      storageKey={key}
      max={searchHistoryLength}
      texts={{ clearQuestion: text.clearHistoryQuestion, clearDetail: text.clearHistoryDetail }}
      onCleared={() => notify({ kind: 'success', text: text.deleted })}
    />
  )
}
