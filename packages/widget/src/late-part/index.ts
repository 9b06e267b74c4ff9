export { latePart } from './late-part.tsx'
