export { FileMark, type FileMarkProps } from './file-mark.tsx'
