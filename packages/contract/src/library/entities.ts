import * as v from 'valibot'
import { dateTime, id } from '../fields.ts'

/** A file of the class-resource library, as the server lists it (document 1, section 3). */
export const libraryFile = v.object({
  id,
  fileName: v.string(),
  url: v.string(),
  /** One of `fileType`. */
  type: v.number(),
  /** In KB. */
  size: v.number(),
  createTime: dateTime,
  /** Address of a small picture of it; empty where there is none. */
  urlAbridge: v.string(),
  /** Address of a still of a transcoded video; empty where there is none or not yet. */
  transcodeImg: v.string(),
  needTranscode: v.boolean(),
})
export type LibraryFile = v.InferOutput<typeof libraryFile>

export const linkResource = v.object({ name: v.string(), url: v.string() })
export type LinkResource = v.InferOutput<typeof linkResource>

/** Permission to send one file straight to the storage host. */
export const uploadPolicy = v.object({
  accesskey: v.string(),
  /** base64 of the policy document. */
  policy: v.string(),
  signature: v.string(),
  /** Unix seconds by the server's clock. */
  expire: v.number(),
  /** What the object key has to start with. */
  dir: v.string(),
  /** Where to post the form. */
  host: v.string(),
  /** A security token of the storage host, where it wants one. */
  token: v.optional(v.string()),
})
export type UploadPolicy = v.InferOutput<typeof uploadPolicy>
