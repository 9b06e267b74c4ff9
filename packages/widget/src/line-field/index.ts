export { LineField } from './line-field.tsx'
