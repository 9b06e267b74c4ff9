export { origin, startTestBackend, testClock, testStart, type TestAccount, type TestBackend } from './backend.ts'
export { newPostgres } from './databases.ts'
export { pageIn } from './page-in.ts'
export { formFields, formOf, readingPath, sendParts, uploadFile } from './upload.ts'
