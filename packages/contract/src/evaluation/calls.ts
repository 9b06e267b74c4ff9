import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, actByGet, read, readByPost, upload } from '../call.ts'
import { id, integerFrom, pageNumber, pageSize, queryBoolean, queryId, queryInteger, textUpTo } from '../fields.ts'
import { requiredName } from '../names.ts'
import { inTotal } from '../paging.ts'
import { querySubjectId, subjectId } from '../subjects/subject-id.ts'
import { requiredWords, wordsUpTo } from '../words.ts'
import {
  anyPermission,
  archive,
  attached,
  binEntry,
  category,
  fileGroup,
  fileOrder,
  foundItem,
  importResult,
  noParent,
  permission,
  pkg,
  shownItem,
  standard,
  target,
  treeItem,
} from './entities.ts'
import {
  categoryNameLength,
  descriptionLength,
  importExtensions,
  itemNameLength,
  maxArchiveFiles,
  maxChangedFiles,
  maxImportBytes,
  maxStandards,
  ratingMax,
  treeSearchLimit,
} from './limits.ts'

const description = wordsUpTo(descriptionLength)
const ofSubject = v.object({ subjectId: queryId })
const ofFile = { fileId: queryId }
const anyPermissionOf = v.picklist(Object.values(permission))
/** Kind of directory; the documents leave its values open: a number that the tree hands through. */
const catalogType = v.optional(queryInteger)
const parentOf = integerFrom(noParent)
const queryParent = v.pipe(queryInteger, v.minValue(noParent))

const categoryFields = { categoryName: requiredName(categoryNameLength), categoryDesc: description, subjectId }
export const getCategories = read('/api/tk/courseResource/categoryList', {
  summary: 'Resource categories of a subject',
  query: v.object({ subjectId: queryId, categoryId: v.optional(queryId) }),
  answer: a.data(a.rows(category)),
})
export const createCategory = act('/api/tk/courseResource/createCategory', {
  summary: 'Create a resource category',
  body: v.object(categoryFields),
})
export const updateCategory = act('/api/tk/courseResource/updateCategory', {
  summary: 'Change a resource category',
  body: v.object({ categoryId: id, ...categoryFields }),
})
export const deleteCategory = act('/api/tk/courseResource/deleteCategory', {
  summary: 'Delete a resource category and the resources in it',
  body: v.object({ categoryId: id }),
})

export const getPackages = read('/api/conn/clock/punch/pkg/pkgInfo', {
  summary: 'Packages of targets of a subject: the roots of the tree',
  query: ofSubject,
  answer: a.data(a.rows(pkg)),
})
/** Either of the last two, not both. */
export const getPackageItems = read('/api/conn/clock/punch/pkg/selectPkgItems', {
  summary: 'Items below another, or below the package where the parent is 0',
  query: v.object({
    parentId: queryParent,
    pkgId: queryId,
    subjectId: queryId,
    includeCustomizedItem: v.optional(queryBoolean),
    catalogType,
  }),
  answer: a.data(a.rows(treeItem)),
})
export const searchItems = read('/api/conn/clock/punch/pkg/searchItem', {
  summary: 'Items with these characters in their name or in the name of one of their files',
  query: v.object({
    subjectId: queryId,
    limit: v.pipe(queryInteger, v.minValue(1), v.maxValue(treeSearchLimit)),
    query: v.pipe(textUpTo(200), v.trim(), v.minLength(1)),
    catalogType,
  }),
  answer: a.data(a.rows(foundItem)),
})
/** What it answers is open in the documents: what it did. */
export const importPackage = upload('/api/conn/clock/punch/pkg/import', {
  summary:
    'Import the targets of a subject from a table; what is there already is kept, with the description of the table',
  body: v.object({ subjectId: querySubjectId }),
  answer: a.exact({ data: a.maybe(importResult) }),
  file: { maxBytes: maxImportBytes, extensions: importExtensions },
})

export const getStandards = read('/api/tk/qbotTeach/manage/selectDefaultOptionItems', {
  summary: 'The evaluation standard of a package, by score',
  query: v.object({ pkgId: queryId }),
  answer: a.data(a.rows(standard)),
})
/** The documents leave the items open: the whole list in order; an entry without an id is new. */
export const saveStandards = act('/api/tk/qbotTeach/manage/addOptionItems', {
  summary: 'Save the evaluation standard of a package',
  body: v.object({
    pkgId: id,
    items: v.pipe(
      v.array(v.object({ id: v.nullish(id), name: v.pipe(requiredWords(itemNameLength), v.trim()) })),
      v.maxLength(maxStandards),
    ),
  }),
})

const itemFields = { name: requiredName(itemNameLength), description, pkgId: id, subjectId: id, parentId: parentOf }
export const addItem = act('/api/tk/qbotTeach/manage/addItem', {
  summary: 'Add an item to the tree',
  body: v.object(itemFields),
})
export const updateItem = act('/api/tk/qbotTeach/manage/updateItem', {
  summary: 'Change an item',
  body: v.object({ ...itemFields, id }),
})
export const deleteItem = actByGet('/api/tk/qbotTeach/manage/deleteItem', {
  summary: 'Delete an item and all below it',
  query: v.object({ pkgItemId: queryId }),
})
/**
 * Packages and items are numbered alike: a package as parent means directly below it. Our addition is `beforeId`: the
 * sibling it comes before, without which it comes last.
 */
export const moveItem = actByGet('/api/tk/qbotTeach/manage/moveItem', {
  summary: 'Move an item below another, or directly below the package where that is 0',
  query: v.object({ pkgItemId: queryId, parentId: queryParent, beforeId: v.optional(queryId) }),
})
/** The documents have no such call: what an import is compared with, and what an export writes. */
export const getTargets = read('/api/conn/clock/punch/pkg/targets', {
  summary: 'Every package and item of a subject, parents before their children',
  query: ofSubject,
  answer: a.data(a.rows(target)),
})

/** The documents leave open where the description stands: beside the groups. `total` counts files. */
export const getItemFiles = readByPost('/api/tk/qbotTeach/manage/page/pkgItemDetailWithCategory', {
  summary: 'Description of an item, and a page of its files by category',
  body: v.object({
    subjectId: id,
    pkgItemId: id,
    pageSize,
    pageNum: pageNumber,
    /** Whether files of the items below count too. */
    showAllSub: v.boolean(),
    permission: v.picklist([anyPermission, permission.public, permission.private, permission.pending]),
    /** Our addition. */
    order: v.optional(v.picklist(Object.values(fileOrder))),
  }),
  ...inTotal(fileGroup, {
    description: a.maybe(a.text),
    item: a.maybe(shownItem),
  }),
})
/** What it answers is open in the documents: how many it attached. */
export const addFilesToItem = act('/api/tk/qbotTeach/manage/addFileToItemWithCategory', {
  summary: 'Attach registered files to an item; those that the person sees there already stay as they are',
  body: v.object({
    categoryId: id,
    pkgItemId: id,
    qbotTeachingFileVOList: v.pipe(
      v.array(v.object({ fileId: id, permission: anyPermissionOf })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  answer: a.exact({ data: a.maybe(attached) }),
})
export const renameFile = actByGet('/api/tk/qbotTeach/manage/renameFile', {
  summary: 'Rename a file, whose extension stays, or a link, whose name has none',
  query: v.object({ ...ofFile, fileName: requiredName(64) }),
})
export const updateFileCategory = act('/api/tk/qbotTeach/manage/updateFileCategory', {
  summary: 'Move a file to another category',
  body: v.object({ fileId: id, categoryId: id }),
})
export const updateFileRate = act('/api/tk/qbotTeach/manage/updateFileRate', {
  summary: 'Rate a file; 0 is for no stars, and words may stand alone',
  body: v.object({
    fileId: id,
    fileRepoId: id,
    ratingScore: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ratingMax)),
    ratingDesc: description,
  }),
})
export const updateFilePermission = actByGet('/api/tk/qbotTeach/manage/updateFilePermission', {
  summary: 'Change who may see a file',
  query: v.object({ ...ofFile, permission: v.pipe(queryInteger, anyPermissionOf) }),
})
const change = v.object({
  fileId: id,
  categoryId: v.optional(id),
  permission: v.optional(v.pipe(v.number(), anyPermissionOf)),
})
/** The documents change one file at a time; of several either all are changed or none. */
export const updateFiles = act('/api/tk/qbotTeach/manage/updateFiles', {
  summary: 'Change the category or the status of several files, or of none where one of them may not be changed',
  body: v.object({ files: v.pipe(v.array(change), v.minLength(1), v.maxLength(maxChangedFiles)) }),
})
export const deleteFile = actByGet('/api/tk/qbotTeach/manage/deleteFile', {
  summary: 'Delete a file',
  query: v.object(ofFile),
})
export const recordFileDownload = actByGet('/api/tk/qbotTeach/manage/recordFileDownload', {
  summary: 'Count a download',
  query: v.object({ ...ofFile, userId: queryId }),
})
/** The documents have no such call: several files in one go. A download of each is counted. */
export const archiveFiles = act('/api/tk/qbotTeach/manage/archiveFiles', {
  summary: 'The address of a ZIP archive of some files, which is called after the item they are shown with',
  body: v.object({ pkgItemId: id, fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxArchiveFiles)) }),
  answer: a.data(archive),
})

// The documents have no bin: ours keeps what was deleted, for those who administer the resources.
export const getBin = read('/api/tk/qbotTeach/manage/bin', {
  summary: 'What was deleted in a subject in the last 30 days, the last first',
  query: ofSubject,
  answer: a.data(a.rows(binEntry)),
})
export const restore = act('/api/tk/qbotTeach/manage/restore', {
  summary: 'Put back an item with all below it, or a file',
  body: v.object({ kind: v.picklist(['item', 'file']), id }),
})
