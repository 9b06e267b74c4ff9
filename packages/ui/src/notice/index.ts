export { NoticeProvider, type NoticeProviderProps } from './notice-provider.tsx'
export { NoticeContext, useNotify, type Notice, type NoticeKind, type Notify } from './notice-context.ts'
