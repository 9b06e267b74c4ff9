export { origin, startTestBackend, testClock, testStart, type TestAccount, type TestBackend } from './backend.ts'
export { emptyPostgres } from './databases.ts'
export { formFields, formOf, readingPath, sendParts, uploadFile } from './upload.ts'
