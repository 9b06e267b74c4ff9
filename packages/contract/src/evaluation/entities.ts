import type * as v from 'valibot'
import * as a from '../answer.ts'

export const category = a.object({ categoryId: a.id, categoryName: a.text, categoryDesc: a.text, subjectId: a.id })
export type Category = v.InferOutput<typeof category>

/** Parent of what stands at the top. */
export const noParent = 0

/** The root of a tree of targets. */
export const pkg = a.object({ id: a.id, name: a.text, parentId: a.numberOr(noParent) })
export type Pkg = v.InferOutput<typeof pkg>
export const treeItem = a.object({
  id: a.id,
  name: a.text,
  hasChild: a.flag,
  pkgId: a.id,
  /** Item above it; `noParent` where that is the package. */
  parentId: a.numberOr(noParent),
})
export type TreeItem = v.InferOutput<typeof treeItem>

export const permission = { public: 1, private: 2, pending: 3, takenDown: 4 } as const
export type Permission = (typeof permission)[keyof typeof permission]
/** Value of the filter that asks for every file; those taken down are found by no other. */
export const anyPermission = 0

/** Type codes of evaluation files; every other one is a document. */
export const evaluationFileType = { transcodedVideo: 4, image: 6, media: 7, link: 8 } as const

export const evaluationFile = a.object({
  id: a.id,
  fileId: a.id,
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
  /** 1 to 3 stars; 0 where nobody rated it. */
  ratingScore: a.numberOr(0),
  ratingDesc: a.text,
  downloadCount: a.numberOr(0),
  /** In KB. */
  size: a.numberOr(0),
  /** One of `permission`. */
  permission: a.number,
})
export type EvaluationFile = v.InferOutput<typeof evaluationFile>

/** The files of one category on a page. */
export const fileGroup = a.object({ categoryId: a.id, categoryName: a.text, details: a.rows(evaluationFile) })
export type FileGroup = v.InferOutput<typeof fileGroup>

/** An entry of the evaluation standard; its place in the list, from 0, is its score. */
export const standard = a.object({ id: a.id, name: a.text })
export type Standard = v.InferOutput<typeof standard>
