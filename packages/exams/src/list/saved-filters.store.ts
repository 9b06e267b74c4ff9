import type { KeyValue } from '@mango/client'
import { createStore } from 'zustand/vanilla'
import { examView, filtersOf as filtersOfView, formatFilters } from './view.ts'
import type { ExamFilters } from '@mango/contract/exams'

/** Filters under a name, as one person keeps them. */
export interface SavedFilter {
  readonly name: string
  /** As a view's query string, without page and basket. */
  readonly view: string
}

const most = 20
export const savedNameLength = 20

/** The filters that a person saved, kept in `storage` under `key`. */
export function createSavedFilters(storage: KeyValue, key: string) {
  const store = createStore<readonly SavedFilter[]>(() => parse(storage.get(key)))
  const keep = (saved: readonly SavedFilter[]) => {
    store.setState(saved, true)
    storage.set(key, JSON.stringify(saved))
  }
  return {
    store,
    /** Saves filters; the same name replaces what it stood for. False where there is no room. */
    save(name: string, filters: ExamFilters): boolean {
      const saved = { name, view: formatFilters(filters) }
      const others = store.getState().filter((one) => one.name !== name)
      if (others.length >= most) return false
      keep([...others, saved])
      return true
    },
    remove: (name: string) => keep(store.getState().filter((one) => one.name !== name)),
    /** Puts back a list as it was, to undo a removal. */
    restore: keep,
  }
}

export const filtersOf = (saved: SavedFilter): ExamFilters => filtersOfView(examView.parse(saved.view))

function parse(json: string | null): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(value) ? value.filter(isSaved) : []
  } catch {
    return []
  }
}
const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'view' in value &&
  typeof value.view === 'string'
