export { Masonry, type MasonryProps } from './masonry.tsx'
