export { LoadFailure, type Load } from './load-failure.tsx'
export { useKeptAnswer, useKeptAnswers } from './use-kept-answer.ts'
export { useLoadNotice } from './use-load-notice.ts'
export { useTellFailure } from './use-tell-failure.ts'
