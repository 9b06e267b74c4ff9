export { Field, type FieldProps } from './field.tsx'
export { useFieldControl, type FieldControl } from './field-context.ts'
