import type { Client } from '@mango/client'
import {
  anyPermission,
  evaluationPageSize,
  getBin,
  getCategories,
  getItemFiles,
  getPackageItems,
  getPackages,
  getStandards,
  getTargets,
  noParent,
  searchItems,
  treeSearchLimit,
} from '@mango/contract/evaluation'
import { listSubjects } from '@mango/contract/subjects'
import { keepPreviousData } from '@tanstack/react-query'
import type { Target } from './tree/target.ts'
import { orderOf, type EvaluationView } from './view.ts'

export const subjects = (client: Client) => ({ ...client.query(listSubjects, { query: {} }), staleTime: 10 * 60_000 })
export const packages = (client: Client, subjectId: number) => client.query(getPackages, { query: { subjectId } })

/** What is directly below a package or an item. The tree asks by `catalogType`, whose values are open: 0 is every kind. */
export const children = (client: Client, subjectId: number, { id, pkgId }: Pick<Target, 'id' | 'pkgId'>) =>
  client.query(getPackageItems, {
    query: { parentId: id === pkgId ? noParent : id, pkgId, subjectId, catalogType: 0 },
  })
export const found = (client: Client, subjectId: number, query: string) => ({
  ...client.query(searchItems, { query: { subjectId, limit: treeSearchLimit, query, catalogType: 0 } }),
  placeholderData: keepPreviousData,
})

/** The description of an item and a page of its files. */
export function itemFiles(client: Client, subjectId: number, pkgItemId: number, view: EvaluationView) {
  const order = orderOf(view)
  return client.query(getItemFiles, {
    body: {
      subjectId,
      pkgItemId,
      pageSize: evaluationPageSize,
      pageNum: view.page,
      showAllSub: view.own === '',
      permission: view.permission,
      ...(order && { order }),
    },
  })
}
/** What an item says by now: its change is sent as a whole, and must keep what somebody else wrote meanwhile. */
export async function itemNow(client: Client, subjectId: number, pkgItemId: number) {
  const body = { subjectId, pkgItemId, pageSize: 1, pageNum: 1, showAllSub: false, permission: anyPermission }
  const { description = '', item } = await client.send(getItemFiles, { body })
  return { ...(item && { name: item.name }), description }
}
export const categories = (client: Client, subjectId: number) => client.query(getCategories, { query: { subjectId } })
export const standards = (client: Client, pkgId: number) => client.query(getStandards, { query: { pkgId } })
export const targets = (client: Client, subjectId: number) => client.query(getTargets, { query: { subjectId } })
export const bin = (client: Client, subjectId: number) => client.query(getBin, { query: { subjectId } })

export const refreshFiles = (client: Client) => client.refresh(getItemFiles, searchItems)
export const refreshCategories = (client: Client) => client.refresh(getCategories, getItemFiles)
