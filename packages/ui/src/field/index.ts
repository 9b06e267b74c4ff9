export { useFirstInvalid } from './use-first-invalid.ts'
export { Field, type FieldProps } from './field.tsx'
export { useFieldControl, type FieldControl } from './field-context.ts'
