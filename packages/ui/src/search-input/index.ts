export { SearchInput, type SearchInputProps } from './search-input.tsx'
export { useTypingPause } from './use-typing-pause.ts'
