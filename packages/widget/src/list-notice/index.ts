export * from './list-notice.ts'
