export { useScrollStop } from './use-scroll-stop.ts'
