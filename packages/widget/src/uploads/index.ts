export { useUploads, type Uploads } from './use-uploads.ts'
