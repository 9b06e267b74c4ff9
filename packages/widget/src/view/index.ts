export * from './fields.ts'
export { useView, type ViewChange } from './use-view.ts'
export { viewCodec } from './view-codec.ts'
