export { SubjectMark } from './subject-mark.tsx'
