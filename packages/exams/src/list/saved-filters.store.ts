import type { KeyValue } from '@mango/client'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'
import { examView, filtersOf as filtersOfView, formatFilters } from './view.ts'
import type { ExamFilters } from '@mango/contract/exams'

/** Filters under a name, as one person keeps them. */
const savedFilter = v.object({
  name: v.string(),
  /** As a view's query string, without page and basket. */
  view: v.string(),
})
export type SavedFilter = v.InferOutput<typeof savedFilter>

const most = 20
export const savedNameLength = 20

/** The filters that a person saved, kept in `storage` under `key`. */
export function createSavedFilters(storage: KeyValue, key: string) {
  const { store, keep } = storedState<readonly SavedFilter[]>(stored(key, v.array(savedFilter), [], storage))
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
