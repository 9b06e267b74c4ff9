import * as v from 'valibot'
import * as a from '../answer.ts'
import { linkType } from '../library/file-types.ts'

export const category = a.object({ categoryId: a.id, categoryName: a.text, categoryDesc: a.text, subjectId: a.id })
export type Category = v.InferOutput<typeof category>

/** Parent of what stands at the top. */
export const noParent = 0

/** Our addition to what stands in the tree: how many files the reader sees on it and below it. */
const files = a.maybe(a.number)
/** The root of a tree of targets. */
export const pkg = a.object({ id: a.id, name: a.text, parentId: a.numberOr(noParent), files })
export type Pkg = v.InferOutput<typeof pkg>
export const treeItem = a.object({
  id: a.id,
  name: a.text,
  hasChild: a.flag,
  pkgId: a.id,
  /** Item above it; `noParent` where that is the package. */
  parentId: a.numberOr(noParent),
  files,
})
export type TreeItem = v.InferOutput<typeof treeItem>

/** A step on the way from a package down to an item. */
export const step = a.object({ id: a.id, name: a.text })
/** Our addition beside the files of an item: what it is called, the way down to it, and how many files each permission has. */
export const shownItem = a.object({
  name: a.text,
  pkgId: a.id,
  path: a.rows(step),
  counts: a.byName(a.number),
})
export type ShownItem = v.InferOutput<typeof shownItem>

/** Our addition: the way down to what was found, without itself, and the file by whose name it was found. */
export const foundItem = a.object({
  ...treeItem.entries,
  path: a.rows(step),
  fileName: a.maybe(a.text),
})
export type FoundItem = v.InferOutput<typeof foundItem>

export const permission = { public: 1, private: 2, pending: 3, takenDown: 4 } as const
export type Permission = (typeof permission)[keyof typeof permission]
/** Value of the filter that asks for every file; those taken down are found by no other. */
export const anyPermission = 0 as const

/** Type codes of evaluation files; every other one is a document. */
export const evaluationFileType = { transcodedVideo: 4, image: 6, media: 7, link: linkType } as const

export const evaluationFile = a.object({
  id: a.id,
  /** Of the file where it hangs: what the calls on a file name. */
  fileId: a.id,
  /** Of the same file in the library. */
  fileRepoId: a.id,
  fileName: a.text,
  /** One of `evaluationFileType`, or a document. */
  type: a.numberOr(0),
  url: a.text,
  transcodeImg: a.text,
  pkgName: a.text,
  /** Id of the person who put it there. */
  createBy: a.id,
  userName: a.text,
  createTime: a.time,
  /** 1 to 3 stars by whoever asks; 0 where they did not rate it. */
  ratingScore: a.numberOr(0),
  ratingDesc: a.text,
  downloadCount: a.numberOr(0),
  /** In KB. */
  size: a.numberOr(0),
  /** One of `permission`. */
  permission: a.number,
  /** Our addition: what everybody who rated it gave on average. */
  ratingMean: a.maybe(a.number),
})
export type EvaluationFile = v.InferOutput<typeof evaluationFile>

/** The files of one category on a page. */
export const fileGroup = a.object({
  categoryId: a.id,
  categoryName: a.text,
  details: a.rows(evaluationFile),
  /** Our addition: how many files the category has over all pages. */
  total: a.maybe(a.number),
})
export type FileGroup = v.InferOutput<typeof fileGroup>

/** An entry of the evaluation standard; its place in the list, from 0, is its score. */
export const standard = a.object({ id: a.id, name: a.text })
export type Standard = v.InferOutput<typeof standard>

/** How the files of a category are ordered: our addition, the newest first where nothing is said. */
export const fileOrder = { newest: 'newest', name: 'name', rating: 'rating', downloads: 'downloads' } as const
export type FileOrder = (typeof fileOrder)[keyof typeof fileOrder]

/** A package (`parentId` and `pkgId` are `noParent`) or an item, as the whole tree is read at once. */
export const target = a.object({
  id: a.id,
  pkgId: a.numberOr(noParent),
  parentId: a.numberOr(noParent),
  name: a.text,
  description: a.text,
})
export type Target = v.InferOutput<typeof target>

/** What an import did; rows that can't be read are left out. */
export const importResult = a.object({ added: a.number, changed: a.number, left: a.number, refused: a.number })
export type ImportResult = v.InferOutput<typeof importResult>

/** How many of the files that were sent were attached: the others are there already. */
export const attached = a.object({ added: a.number })

/** Something that was deleted and can be restored. */
export const binEntry = a.object({
  id: a.id,
  kind: v.picklist(['item', 'file']),
  name: a.text,
  /** Where it was. */
  place: a.text,
  /** How many items and files go with an item, itself not counted. */
  below: a.numberOr(0),
  deletedBy: a.text,
  deletedAt: a.time,
})
export type BinEntry = v.InferOutput<typeof binEntry>

/** Where an archive of files is read; the address is good for a few minutes. */
export const archive = a.object({ url: a.text })
