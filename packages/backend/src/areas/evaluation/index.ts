import { authority } from '@mango/contract'
import { calls } from '@mango/contract/calls'
import { noParent } from '@mango/contract/evaluation'
import { allOf, right, role } from '../../access/access.ts'
import { teachers, teachersWith, type AreaHandlers } from '../../handler.ts'
import { offerArchive } from './archive.ts'
import { binOf, restore } from './bin.ts'
import { categoriesOf, createCategory, deleteCategory, updateCategory } from './categories.ts'
import {
  attach,
  changeCategory,
  changePermission,
  changeSeveral,
  deleteFile,
  rate,
  recordDownload,
  rename,
} from './change-files.ts'
import { addItem, deleteItem, move, updateItem } from './change-items.ts'
import { filesOf } from './files.ts'
import { importTable } from './import.ts'
import { searchItems } from './search.ts'
import { saveStandards, standardsOf } from './standards.ts'
import { childrenOf, packagesOf, targetsOf } from './tree.ts'

const categoryKeepers = teachersWith(authority.categoryDefinition)
const administrators = allOf(role('teacher'), right(authority.resourceAdministrator))
/** An act answers nothing but that it was done. */
const done = async (act: Promise<unknown>) => {
  await act
  return {}
}

export const evaluation: AreaHandlers<'evaluation'> = {
  getCategories: {
    access: teachers,
    handle: async ({ query: { subjectId, categoryId }, services: { db }, session: { schoolId } }) => ({
      data: await categoriesOf(db, { schoolId, subjectId }, categoryId),
    }),
  },
  createCategory: {
    access: categoryKeepers,
    repeats: 'double-press',
    handle: ({ body, services: { db }, session }) => done(createCategory(db, session, body)),
  },
  updateCategory: {
    access: categoryKeepers,
    handle: ({ body, services: { db }, session }) => done(updateCategory(db, session, body)),
  },
  deleteCategory: {
    access: categoryKeepers,
    undoes: calls.evaluation.createCategory,
    handle: ({ body, services: { db }, session, now }) => done(deleteCategory(db, session, body.categoryId, now)),
  },
  getPackages: {
    access: teachers,
    handle: async ({ query: { subjectId }, services: { db }, session }) => {
      const packages = await packagesOf(db, session, subjectId)
      return { data: packages.map((one) => ({ ...one, parentId: noParent })) }
    },
  },
  getPackageItems: {
    access: teachers,
    handle: async ({ query: { parentId, pkgId }, services: { db }, session }) => ({
      data: await childrenOf(db, session, parentId === noParent ? pkgId : parentId),
    }),
  },
  searchItems: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => ({ data: await searchItems(db, session, query) }),
  },
  importPackage: {
    access: teachers,
    handle: async ({ body, file, services, session, now }) => ({
      data: await importTable(services, session, body.subjectId, file, now),
    }),
  },
  getTargets: {
    access: teachers,
    handle: async ({ query: { subjectId }, services: { db }, session: { schoolId } }) => ({
      data: await targetsOf(db, { schoolId, subjectId }),
    }),
  },
  getStandards: {
    access: teachers,
    handle: async ({ query, services: { db }, session }) => ({ data: await standardsOf(db, session, query.pkgId) }),
  },
  saveStandards: {
    access: teachers,
    handle: ({ body, services: { db }, session }) => done(saveStandards(db, session, body)),
  },
  addItem: {
    access: teachers,
    repeats: 'double-press',
    handle: ({ body, services: { db }, session, now }) => done(addItem(db, session, body, now)),
  },
  updateItem: {
    access: teachers,
    handle: ({ body, services: { db }, session }) => done(updateItem(db, session, body)),
  },
  deleteItem: {
    access: teachers,
    undoes: calls.evaluation.addItem,
    handle: ({ query, services: { db }, session, now }) => done(deleteItem(db, session, query.pkgItemId, now)),
  },
  moveItem: {
    access: teachers,
    handle: ({ query, services: { db }, session }) => done(move(db, session, query)),
  },
  getItemFiles: {
    access: teachers,
    handle: ({ body, ...around }) => filesOf(body, around),
  },
  addFilesToItem: {
    access: teachers,
    handle: async ({ body, services: { db }, session, now }) => ({ data: await attach(db, session, body, now) }),
  },
  renameFile: {
    access: teachers,
    handle: ({ query, services: { db }, session }) => done(rename(db, session, query.fileId, query.fileName)),
  },
  updateFileCategory: {
    access: administrators,
    handle: ({ body, services: { db }, session }) => done(changeCategory(db, session, body.fileId, body.categoryId)),
  },
  updateFileRate: {
    access: administrators,
    handle: ({ body, services: { db }, session }) => done(rate(db, session, body)),
  },
  updateFilePermission: {
    access: teachers,
    handle: ({ query, services: { db }, session }) =>
      done(changePermission(db, session, query.fileId, query.permission)),
  },
  updateFiles: {
    access: teachers,
    handle: ({ body, services: { db }, session }) => done(changeSeveral(db, session, body.files)),
  },
  deleteFile: {
    access: teachers,
    handle: ({ query, services: { db }, session, now }) => done(deleteFile(db, session, query.fileId, now)),
  },
  recordFileDownload: {
    access: teachers,
    handle: ({ query, services: { db }, session }) => done(recordDownload(db, session, query.fileId, query.userId)),
  },
  archiveFiles: {
    access: teachers,
    handle: async ({ body, ...around }) => ({ data: { url: await offerArchive(body, around) } }),
  },
  getBin: {
    access: administrators,
    handle: async ({ query: { subjectId }, services: { db }, session: { schoolId } }) => ({
      data: await binOf(db, { schoolId, subjectId }),
    }),
  },
  restore: {
    access: administrators,
    handle: ({ body, services: { db }, session }) => done(restore(db, session, body)),
  },
}
