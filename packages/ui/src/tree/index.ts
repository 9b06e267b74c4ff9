export { Tree, type TreeHandle, type TreeMenuPlace, type TreeProps } from './tree.tsx'
export type { Branch, TreeKey } from './rows.ts'
export { useBranches } from './use-branches.ts'
