import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read, readByPost } from '../call.ts'
import { byteCount, id, queryId, textUpTo } from '../fields.ts'
import { requiredName } from '../names.ts'
import { uploadPolicy } from './entities.ts'
import { maxFilesPerSelection } from './limits.ts'

// What the documents have no call for.

/** From it comes the list of the files that one used last. */
export const noteLibraryUse = act('/api/conn/coz/teacher/noteLibraryUse', {
  summary: 'Remember that the person has just used these files of a library',
  body: v.object({ fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
})

/** What uses a file: a lesson, or an item of the curriculum evaluation. */
export const libraryFileUse = a.object({ kind: v.picklist(['lesson', 'evaluation']), name: a.text })
export type LibraryFileUse = v.InferOutput<typeof libraryFileUse>

export const getLibraryFileUses = read('/api/conn/coz/teacher/getLibraryFileUses', {
  summary: 'What uses a file of a library: asked before it is deleted',
  query: v.object({ fileId: queryId }),
  /** `total` counts all of them, `data` names the first. */
  answer: v.object({ ...a.data(a.rows(libraryFileUse)).entries, total: a.numberOr(0) }),
})
/** Whoever uploaded a file, and the administrators of the resources (106), may change it. */
export const renameLibraryFile = act('/api/conn/coz/teacher/renameLibraryFile', {
  summary: 'Give a file of a library another name; what follows the last dot stays',
  body: v.object({ fileId: id, fileName: requiredName(255) }),
})
/** What uses it keeps it. */
export const deleteLibraryFile = act('/api/conn/coz/teacher/deleteLibraryFile', {
  summary: 'Take a file out of a library',
  body: v.object({ fileId: id }),
})
export const restoreLibraryFile = act('/api/conn/coz/teacher/restoreLibraryFile', {
  summary: 'Put a deleted file back into its library',
  body: v.object({ fileId: id }),
})

/** May be asked again and again; what is not made yet is put in the queue. Files of other schools are passed over. */
export const getLibraryCovers = readByPost('/api/conn/coz/teacher/getLibraryCovers', {
  summary: 'Small pictures of the first pages of documents, for a library that is shown as pictures',
  body: v.object({ fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
  answer: a.data(
    a.rows(
      a.object({
        fileId: a.id,
        /** Empty where there is none, or not yet. */
        url: a.text,
        /** Whether it is being made. */
        waiting: a.flag,
      }),
    ),
  ),
})

/** A file of a library that is the same as one that somebody is about to upload. */
const sameFile = a.object({
  id: a.id,
  /** Which of those that were asked about, from 0. */
  place: a.number,
  fileName: a.text,
  ownerName: a.text,
  createTime: a.time,
  /** Whether the asking person uploaded it: then it may be replaced. */
  own: a.flag,
})
export type SameFile = v.InferOutput<typeof sameFile>

export const findSameFiles = readByPost('/api/conn/coz/teacher/findSameFiles', {
  summary: 'Which of some files a library has already: asked before they are uploaded',
  body: v.object({
    variant: v.picklist(['class', 'evaluation']),
    files: v.pipe(
      v.array(
        v.object({
          fileName: textUpTo(255),
          bytes: byteCount,
          /** As `printOf` makes it. */
          print: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
        }),
      ),
      v.minLength(1),
      v.maxLength(maxFilesPerSelection),
    ),
  }),
  /** At most one for each file: one's own before others', one of the same name before the newest. */
  answer: a.data(a.rows(sameFile)),
})

/** A file that goes in parts. Whoever knows its number may go on with it, in their own folder only. */
const partedUpload = v.object({
  variant: v.picklist(['class', 'evaluation']),
  /** 32 hex digits that the sender chooses. */
  uploadId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Of the stored object. */
  extension: v.pipe(v.string(), v.regex(/^[a-z0-9]{0,16}$/)),
  bytes: byteCount,
})
export type PartedUpload = v.InferOutput<typeof partedUpload>

/** May be asked again at any time: after a cut, after a reload, before a policy ends. */
export const getPartsPolicy = readByPost('/api/conn/coz/teacher/getPartsPolicy', {
  summary: 'Upload policy for the parts of a large file, and which of them have come',
  body: partedUpload,
  answer: a.data(
    a.object({
      /** Part `n` (from 0) goes to the key `dir` + `n`. */
      policy: uploadPolicy,
      /** Of every part but the last. */
      partBytes: v.pipe(a.number, v.integer(), v.minValue(1)),
      received: a.rows(a.number),
    }),
  ),
})
/** Once is as good as often: an answer that was lost is asked for again. */
export const joinParts = act('/api/conn/coz/teacher/joinParts', {
  summary: 'Make one object of all parts of a large file, to be registered like any other',
  body: partedUpload,
  answer: a.data(a.object({ url: v.string() })),
})
