import { utils, write } from '@e965/xlsx'
import {
  addFilesToItem,
  addItem,
  anyPermission,
  createCategory,
  deleteItem,
  getCategories,
  getItemFiles,
  getPackageItems,
  getPackages,
  permission,
  tableHead,
} from '@mango/contract/evaluation'
import { addEvaluationFileToRepo } from '@mango/contract/library'
import { uploadFile, type TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const subjectId = 2
const book = utils.book_new()
utils.book_append_sheet(book, utils.aoa_to_sheet([tableHead(1), ['导入的指标包', '导入的指标', '说明']]))
const table: ArrayBuffer = write(book, { type: 'array' })
const nothingForeign = {
  as: 'otherSchool',
  expect: ({ data }: { data?: readonly unknown[] }) => data?.length === 0,
} as const
const refused = { as: 'otherSchool', expect: 'refused' } as const

async function firstPackage(backend: TestBackend, token: string): Promise<number> {
  const { data } = await backend.send(getPackages, { query: { subjectId } }, token)
  return data?.[0]?.id ?? 0
}
const childrenOf = async (backend: TestBackend, token: string) => {
  const pkgId = await firstPackage(backend, token)
  const { data } = await backend.send(getPackageItems, { query: { parentId: 0, pkgId, subjectId } }, token)
  return { pkgId, items: data ?? [] }
}
const fields = { name: '例', description: '', subjectId }
let made = 0
/** An item of its own directly below the package, so that no example takes another one's away. */
async function newItem(backend: TestBackend, token: string) {
  const { pkgId } = await childrenOf(backend, token)
  await backend.send(addItem, { body: { ...fields, name: `例 ${++made}`, pkgId, parentId: 0 } }, token)
  const { items } = await childrenOf(backend, token)
  return { pkgId, id: items.at(-1)?.id ?? 0 }
}
async function newCategory(backend: TestBackend, token: string): Promise<number> {
  const categoryName = `例 ${++made}`
  await backend.send(createCategory, { body: { categoryName, categoryDesc: '', subjectId } }, token)
  const { data } = await backend.send(getCategories, { query: { subjectId } }, token)
  return data?.find((category) => category.categoryName === categoryName)?.categoryId ?? 0
}
async function registered(backend: TestBackend, token: string): Promise<number> {
  const url = await uploadFile(backend, token, `attached-${++made}.txt`, '例', 'evaluation')
  const body = { fileName: `附件${made}.txt`, url, needTranscode: false, size: 1, type: 5 }
  const { data } = await backend.send(addEvaluationFileToRepo, { body }, token)
  return data?.id ?? 0
}
/** Hangs a new file on an item. */
async function newFile(backend: TestBackend, token: string) {
  const { id: pkgItemId } = await newItem(backend, token)
  const { data: categories } = await backend.send(getCategories, { query: { subjectId } }, token)
  const fileRepoId = await registered(backend, token)
  const body = {
    categoryId: categories?.[0]?.categoryId ?? 0,
    pkgItemId,
    qbotTeachingFileVOList: [{ fileId: fileRepoId, permission: permission.private }],
  }
  await backend.send(addFilesToItem, { body }, token)
  const page = { subjectId, pkgItemId, pageSize: 200, pageNum: 1, showAllSub: false, permission: anyPermission }
  const { data } = await backend.send(getItemFiles, { body: page }, token)
  const file = data?.flatMap(({ details }) => details).find((one) => one.fileRepoId === fileRepoId)
  if (!file) throw new Error('the attached file is not listed')
  return file
}

const adding: Examples['evaluation']['addItem'] = {
  as: 'ordinary',
  wrongRole: 'student',
  input: async (backend, token) => ({
    body: { ...fields, name: `例 ${++made}`, pkgId: await firstPackage(backend, token), parentId: 0 },
  }),
  foreign: refused,
}

export const evaluation: Examples['evaluation'] = {
  getCategories: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ query: { subjectId: 1 } }),
    foreign: nothingForeign,
  },
  createCategory: {
    as: 'everything',
    wrongRole: 'ordinary',
    input: () => ({ body: { categoryName: `例 ${++made}`, categoryDesc: '说明', subjectId } }),
    foreign: 'It is created in the school of whoever asks.',
  },
  updateCategory: {
    as: 'everything',
    wrongRole: 'ordinary',
    input: async (backend, token) => ({
      body: {
        categoryId: await newCategory(backend, token),
        categoryName: `改 ${++made}`,
        categoryDesc: '',
        subjectId,
      },
    }),
    foreign: refused,
  },
  deleteCategory: {
    as: 'everything',
    wrongRole: 'ordinary',
    input: async (backend, token) => ({ body: { categoryId: await newCategory(backend, token) } }),
    foreign: refused,
  },
  getPackages: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ query: { subjectId: 1 } }),
    foreign: nothingForeign,
  },
  getPackageItems: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({
      query: { parentId: 0, pkgId: await firstPackage(backend, token), subjectId },
    }),
    foreign: nothingForeign,
  },
  searchItems: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ query: { subjectId, limit: 200, query: '二次函数' } }),
    foreign: nothingForeign,
  },
  importPackage: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { subjectId }, file: new File([table], '指标.xlsx') }),
    foreign: 'It is imported into the school of whoever asks.',
  },
  getTargets: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ query: { subjectId: 1 } }),
    foreign: nothingForeign,
  },
  getStandards: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({ query: { pkgId: await firstPackage(backend, token) } }),
    foreign: refused,
  },
  saveStandards: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({
      body: { pkgId: await firstPackage(backend, token), items: [{ name: '会' }, { name: '熟练' }] },
    }),
    foreign: refused,
  },
  addItem: adding,
  updateItem: {
    ...adding,
    input: async (backend, token) => ({
      body: { ...fields, name: `改 ${++made}`, ...(await newItem(backend, token)), parentId: 0 },
    }),
  },
  deleteItem: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({ query: { pkgItemId: (await newItem(backend, token)).id } }),
    foreign: refused,
  },
  moveItem: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { id: pkgItemId } = await newItem(backend, token)
      const { items } = await childrenOf(backend, token)
      return { query: { pkgItemId, parentId: items[0]?.id ?? 0 } }
    },
    foreign: refused,
  },
  getItemFiles: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({
      body: {
        subjectId,
        pkgItemId: await firstPackage(backend, token),
        pageSize: 20,
        pageNum: 1,
        showAllSub: true,
        permission: anyPermission,
      },
    }),
    foreign: refused,
  },
  addFilesToItem: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { id: pkgItemId } = await newItem(backend, token)
      const { data } = await backend.send(getCategories, { query: { subjectId } }, token)
      const fileId = await registered(backend, token)
      const categoryId = data?.[0]?.categoryId ?? 0
      return {
        body: { categoryId, pkgItemId, qbotTeachingFileVOList: [{ fileId, permission: permission.pending }] },
      }
    },
    foreign: refused,
  },
  renameFile: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({
      query: { fileId: (await newFile(backend, token)).fileId, fileName: '改名.txt' },
    }),
    foreign: refused,
  },
  updateFileCategory: {
    as: 'everything',
    wrongRole: 'ordinary',
    input: async (backend, token) => ({
      body: { fileId: (await newFile(backend, token)).fileId, categoryId: await newCategory(backend, token) },
    }),
    foreign: refused,
  },
  updateFileRate: {
    as: 'everything',
    wrongRole: 'ordinary',
    async input(backend, token) {
      const { fileId, fileRepoId } = await newFile(backend, token)
      return { body: { fileId, fileRepoId, ratingScore: 3, ratingDesc: '好' } }
    },
    foreign: refused,
  },
  updateFilePermission: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({
      query: { fileId: (await newFile(backend, token)).fileId, permission: permission.pending },
    }),
    foreign: refused,
  },
  updateFiles: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const files = [await newFile(backend, token), await newFile(backend, token)]
      return { body: { files: files.map(({ fileId }) => ({ fileId, permission: permission.pending })) } }
    },
    foreign: refused,
  },
  deleteFile: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend, token) => ({ query: { fileId: (await newFile(backend, token)).fileId } }),
    foreign: refused,
  },
  recordFileDownload: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { fileId, createBy } = await newFile(backend, token)
      return { query: { fileId, userId: createBy } }
    },
    foreign: refused,
  },
  archiveFiles: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { fileId } = await newFile(backend, token)
      return { body: { pkgItemId: await firstPackage(backend, token), fileIds: [fileId] } }
    },
    foreign: refused,
  },
  getBin: {
    as: 'everything',
    wrongRole: 'ordinary',
    input: () => ({ query: { subjectId: 1 } }),
    foreign: refused,
  },
  restore: {
    as: 'everything',
    wrongRole: 'ordinary',
    async input(backend, token) {
      const { id } = await newItem(backend, token)
      await backend.send(deleteItem, { query: { pkgItemId: id } }, token)
      return { body: { kind: 'item' as const, id } }
    },
    foreign: refused,
  },
}
