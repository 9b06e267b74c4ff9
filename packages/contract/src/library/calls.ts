import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read } from '../call.ts'
import { pageNumber, pageSize, queryBoolean, queryInteger, textUpTo } from '../fields.ts'
import { requiredName } from '../names.ts'
import { inPage } from '../paging.ts'
import { libraryFile, registeredFile, uploadPolicy } from './entities.ts'
import { libraryScopes, librarySorts } from './arrangement.ts'
import type { LibraryVariant } from './file-types.ts'

const listQuery = v.object({
  pageNum: pageNumber,
  pageSize,
  /** Part of a file name; empty for all. */
  query: textUpTo(200),
  /** One of `typeFilters`; 0 for all. */
  type: v.pipe(queryInteger, v.minValue(0), v.maxValue(6)),
  /** Additions: whose files, and in which order. What is not said is every file, newest first, as in the documents. */
  scope: v.optional(v.picklist(libraryScopes)),
  sort: v.optional(v.picklist(librarySorts)),
})
/** `page.totalNum` counts files, not pages. */
const list = inPage(libraryFile)
const policyQuery = v.object({ needTranscode: queryBoolean })
const policyAnswer = a.data(uploadPolicy)
const newFile = {
  fileName: requiredName(255),
  /** The object's address on the storage host. */
  url: textUpTo(2048),
  needTranscode: v.boolean(),
  /** In KB. */
  size: v.pipe(v.number(), v.minValue(0)),
}
const registeredAnswer = a.data(registeredFile)

export const selectFileRepoList = read('/api/conn/coz/teacher/selectFileRepoList', {
  summary: 'Files of the class-resource library, newest first',
  query: listQuery,
  ...list,
})
export const getFilePolicy = read('/api/conn/coz/teacher/getFilePolicy', {
  summary: 'Upload policy for one file',
  query: policyQuery,
  answer: policyAnswer,
})
export const addFileToRepo = act('/api/conn/coz/teacher/addFileToRepo', {
  summary: 'Register an uploaded file in the class-resource library',
  body: v.object(newFile),
  answer: registeredAnswer,
})

export const selectEvaluationFileRepoList = read('/api/tk/qbotTeach/manage/selectFileRepoList', {
  summary: 'Files of the evaluation library, newest first',
  query: listQuery,
  ...list,
})
export const getEvaluationFilePolicy = read('/api/tk/qbotTeach/manage/getFilePolicy', {
  summary: 'Upload policy for one file of the evaluation library',
  query: policyQuery,
  answer: policyAnswer,
})
export const addEvaluationFileToRepo = act('/api/tk/qbotTeach/manage/addFileToRepo', {
  summary: 'Register an uploaded file in the evaluation library',
  /** A type of the library, or 8: a link, whose address is kept as it is. */
  body: v.object({ ...newFile, type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)) }),
  answer: registeredAnswer,
})

/** The list and policy calls of each variant; the registrations differ in their payload and are chosen by name. */
export const libraryCalls = {
  class: { list: selectFileRepoList, policy: getFilePolicy },
  evaluation: { list: selectEvaluationFileRepoList, policy: getEvaluationFilePolicy },
} as const satisfies Record<LibraryVariant, unknown>
