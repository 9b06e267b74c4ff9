export { knownAmong } from './known-among.ts'
export { UploadList } from './upload-list.tsx'
export { UploadRows } from './upload-rows.tsx'
export { UploadSummary } from './upload-summary.tsx'
