export * from './authority.ts'
export * from './call.ts'
export * from './envelope.ts'
export * from './fields.ts'
