export { RestoredDraft } from './restored-draft.tsx'
export { useKeptDraft, type ChangeDraft } from './use-kept-draft.ts'
