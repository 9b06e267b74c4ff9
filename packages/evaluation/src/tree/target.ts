import { noParent, type FoundItem, type Pkg, type ShownItem, type TreeItem } from '@mango/contract/evaluation'

/** A package or an item of the tree. A package is its own package, and nothing is above it. */
export interface Target {
  readonly id: number
  readonly name: string
  readonly pkgId: number
  /** The node above it, be it item or package; undefined above a package. */
  readonly above: number | undefined
  readonly hasChild: boolean
  /** That this person sees on it and below it, where that is known. */
  readonly files?: number | undefined
}

export const isPackage = ({ above }: Pick<Target, 'above'>): boolean => above === undefined

export const ofPackage = ({ id, name, files }: Pkg): Target => ({
  id,
  name,
  pkgId: id,
  above: undefined,
  hasChild: true,
  files,
})
export const ofItem = ({ id, name, pkgId, parentId, hasChild, files }: TreeItem | FoundItem): Target => ({
  id,
  name,
  pkgId,
  above: parentId === noParent ? pkgId : parentId,
  hasChild,
  files,
})

/** What is told of an item with its files; its `path` leads down to it. */
export const ofShown = (id: number, { name, pkgId, path }: ShownItem): Target => ({
  id,
  name,
  pkgId,
  above: path.at(-1)?.id,
  hasChild: false,
})

/** The parent as the calls write it: directly below a package there is none. */
export const parentIdOf = ({ above, pkgId }: Pick<Target, 'above' | 'pkgId'>): number =>
  above === undefined || above === pkgId ? noParent : above
