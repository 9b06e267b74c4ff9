export { useLazyStyles } from './use-lazy-styles.ts'
