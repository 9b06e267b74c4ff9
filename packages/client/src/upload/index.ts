export * from './transfer-rate.ts'
export * from './upload-queue.ts'
