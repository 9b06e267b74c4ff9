export * from './calls.ts'
export * from './entities.ts'
export * from './limits.ts'
export * from './texts.ts'
