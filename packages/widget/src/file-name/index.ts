export { nameParts, newName } from './file-name.ts'
