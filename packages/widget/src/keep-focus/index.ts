export { default } from './keep-focus.tsx'
