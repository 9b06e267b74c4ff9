export { LatePart } from './late-part.tsx'
