import { logInAs, sendTo } from '@mango/backend/demo'
import { accounts, type Page, type stage } from './stage.ts'

const address = '/adminv2/curriculumEvaluation?subjectId=2'

/** How the tests of a file open the tree of mathematics, and ask the server themselves. */
export function evaluation({ visit, origin }: Pick<ReturnType<typeof stage>, 'visit' | 'origin'>) {
  async function openTree(as: string = accounts.everything, query = '') {
    const visitor = await visit(`${address}${query}`, { as })
    const { page } = visitor
    const node = (name: string) => page.getByRole('treeitem', { name, exact: true })
    const notice = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text)
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
    await node('义务教育数学（7–9 年级）').waitFor()
    return { ...visitor, node, notice, dialog }
  }
  /** What the server says by now, asked by somebody. */
  async function ask(as: string, path: string, body?: object) {
    const send = sendTo(origin())
    const { token } = await logInAs(send, as)
    const joined = `${path}${path.includes('?') ? '&' : '?'}userToken=${token}`
    return (await send(joined, body)) as { code: number; data: { id: number; name: string }[]; message?: string }
  }
  const firstPackage = async () => {
    const { data } = await ask(accounts.ordinary, '/api/conn/clock/punch/pkg/pkgInfo?subjectId=2')
    return data[0]?.id ?? 0
  }
  const itemsOf = async (pkgId: number, parentId = 0) => {
    const query = `subjectId=2&pkgId=${pkgId}&parentId=${parentId}`
    return (await ask(accounts.ordinary, `/api/conn/clock/punch/pkg/selectPkgItems?${query}`)).data
  }
  const childrenOf = async (pkgId: number, parentId = 0) => (await itemsOf(pkgId, parentId)).map(({ name }) => name)
  return { openTree, ask, firstPackage, itemsOf, childrenOf }
}
export type OpenTree = Awaited<ReturnType<ReturnType<typeof evaluation>['openTree']>>

/** Opens a branch by its chevron. */
export const unfold = ({ node }: Pick<OpenTree, 'node'>, name: string) => node(name).locator('[data-toggle]').click()

/** Chooses in the menu of a file. */
export const menuOf = async (page: Page, file: string, item: string) => {
  await page.getByRole('button', { name: `操作 ${file}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
