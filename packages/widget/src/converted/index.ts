export { Converted } from './converted.tsx'
