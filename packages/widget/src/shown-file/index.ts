export { useShownFile } from './use-shown-file.ts'
