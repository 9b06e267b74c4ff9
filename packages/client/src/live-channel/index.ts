export * from './address.ts'
export * from './live-channel.ts'
export * from './news.ts'
