export * from './calls.ts'
export * from './entities.ts'
export * from './rules.ts'
export * from './texts.ts'
