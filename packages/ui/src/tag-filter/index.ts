export { TagFilter, type TagFilterOption, type TagFilterProps } from './tag-filter.tsx'
