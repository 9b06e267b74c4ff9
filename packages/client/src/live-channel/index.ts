export * from './address.ts'
export * from './follow-channel.ts'
export * from './live-channel.ts'
