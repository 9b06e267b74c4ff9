export { PageSubject } from './page-subject.tsx'
export { usePageSubject } from './use-page-subject.ts'
