export { LineField, type LineFieldProps } from './line-field.tsx'
