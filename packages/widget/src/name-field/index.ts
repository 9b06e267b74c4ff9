export { NameField, type NameFieldProps } from './name-field.tsx'
