export { LoadFailure, type Load } from './load-failure.tsx'
export { useLoadNotice } from './use-load-notice.ts'
export { useTellFailure } from './use-tell-failure.ts'
