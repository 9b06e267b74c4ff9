export { adoptLazyStyles, useLazyStyles } from './use-lazy-styles.ts'
