export { SearchHistory, type SearchHistoryProps } from './search-history.tsx'
export { readEntries, withEntry, type EntryStorage } from './entries.ts'
