export { inSnakeCase, insertMany } from '../database/insert-many.ts'
