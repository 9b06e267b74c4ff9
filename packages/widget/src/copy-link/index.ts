export { useCopyLink } from './use-copy-link.ts'
