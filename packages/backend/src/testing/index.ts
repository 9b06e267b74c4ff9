export { origin, startTestBackend, testClock, testStart, type TestAccount, type TestBackend } from './backend.ts'
export { newPostgres } from './databases.ts'
export { formFields, formOf, readingPath, sendParts, uploadFile } from './upload.ts'
