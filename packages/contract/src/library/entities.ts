import * as v from 'valibot'
import * as a from '../answer.ts'
import { fileType } from './file-types.ts'

/** A file of the class-resource library, as the server lists it (document 1, section 3). */
export const libraryFile = a.object({
  id: a.id,
  fileName: a.text,
  url: a.text,
  /** One of `fileType`. */
  type: a.numberOr(fileType.other),
  /** In KB. What is no number is shown as no size. */
  size: a.mended(a.numberOr(0), () => 0),
  createTime: a.time,
  /** Address of a small picture of it: of the picture itself where none is made of that, or not yet; empty where it is none. */
  urlAbridge: a.text,
  /** Address of a still of a transcoded video; empty where there is none or not yet. */
  transcodeImg: a.text,
  needTranscode: a.flag,
  /** Additions: whether a video of it is being made that browsers play, and if not, why none will be. */
  transcoding: a.maybe(v.boolean()),
  note: a.maybe(v.string()),
  /** Additions: who uploaded it, and whether the asking person may rename and delete it. */
  ownerName: a.maybe(v.string()),
  changeable: a.maybe(v.boolean()),
})
export type LibraryFile = v.InferOutput<typeof libraryFile>

const { id, createTime, url, urlAbridge, transcodeImg } = libraryFile.entries
/** What the server made of a registered file. */
export const registeredFile = a.object({ id, createTime, url, urlAbridge, transcodeImg })

export const linkResource = v.object({ name: v.string(), url: v.string() })
export type LinkResource = v.InferOutput<typeof linkResource>

/** Permission to send one file straight to the storage host. */
export const uploadPolicy = a.object({
  accesskey: v.string(),
  /** base64 of the policy document. */
  policy: v.string(),
  signature: v.string(),
  /** Unix seconds by the server's clock. */
  expire: a.number,
  /** What the object key has to start with. */
  dir: v.string(),
  /** Where to post the form. */
  host: v.string(),
  /** A security token of the storage host, where it wants one. */
  token: a.maybe(v.string()),
})
export type UploadPolicy = v.InferOutput<typeof uploadPolicy>
