import { utils, write } from '@e965/xlsx'
import { tableHead } from '@mango/contract/evaluation'
import { expect, test } from 'vitest'
import { focusOn } from './focus.ts'
import { holdAnswer } from './hold-answer.ts'
import { intercept } from './intercept.ts'
import { pressAndLose } from './lose-answer.ts'
import { evaluation, menuOf, unfold, type OpenTree } from './open-evaluation.ts'
import { accounts, stage } from './stage.ts'

const { openTree, ask, firstPackage, itemsOf, childrenOf } = evaluation(stage())
const wholePackage = '义务教育数学（7–9 年级）'
const manage = '/api/tk/qbotTeach/manage'

/** Takes back what the newest notice told of. */
const undo = ({ page }: OpenTree) =>
  page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).last().click()

test('the tree is used by keys alone: type-ahead, menu key, F2, cut and paste', async () => {
  const { page, node, notice, dialog } = await openTree(accounts.ordinary)
  const { keyboard } = page
  const tree = page.getByRole('tree', { name: '评价指标' })
  const active = () =>
    tree.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot
      return root.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    })
  await page.getByPlaceholder('请输入知识点或文件名').focus()
  await keyboard.press('Tab')
  await focusOn(tree)
  await keyboard.press('End')
  await expect.poll(active).toContain('竞赛与强基')
  await keyboard.press('ArrowRight')
  await node('数论').waitFor()
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: '数论' }).waitFor()

  await keyboard.press('ContextMenu')
  await page.getByRole('menu', { name: '数论' }).waitFor()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['添加子级', '重命名', '移动目录', '删除'])
  await focusOn(page.getByRole('menuitem', { name: '添加子级' }))
  await keyboard.press('Enter')
  await focusOn(dialog('添加子级').getByRole('textbox', { name: '名称' }))
  await keyboard.type('RSA 密码')
  await keyboard.press('Enter')
  await notice('内容已保存，请手动刷新页面').waitFor()
  await node('RSA 密码').waitFor()

  // The focus is where it was: in the tree, on the row that was chosen.
  await focusOn(tree)
  await keyboard.type('rs')
  await expect.poll(active).toContain('RSA 密码')
  await keyboard.press('F2')
  await focusOn(page.getByRole('textbox', { name: '重命名 RSA 密码' }))
  await keyboard.press('Control+a')
  await keyboard.type('RSA 与素数')
  await keyboard.press('Enter')
  await node('RSA 与素数').waitFor()
  await focusOn(tree)
  await keyboard.press('Control+x')
  await keyboard.press('End')
  await expect.poll(active).toContain('组合')
  await keyboard.press('Control+v')
  await notice('已移动到“组合”').waitFor()
  // The end is another one once the rows are drawn anew.
  const end = async () => {
    await keyboard.press('End')
    return active()
  }
  await expect.poll(end).toContain('RSA 与素数')
  await keyboard.press('Shift+F10')
  await focusOn(page.getByRole('menuitem').first())
  await keyboard.press('End')
  await keyboard.press('Enter')
  const asked = page.getByRole('alertdialog')
  await asked.getByText('删除后不可恢复，请确认是否删除？').waitFor()
  await asked.getByText('误删时，30 天内可由管理员在回收站恢复。').waitFor()
  await asked.getByRole('button', { name: '确定' }).focus()
  await keyboard.press('Enter')
  await expect.poll(() => node('RSA 与素数').count()).toBe(0)
})

test('of two people who move two branches into each other one is refused, and nothing is lost', async () => {
  const [one, other] = [await openTree(), await openTree(accounts.ordinary)]
  for (const it of [one, other]) {
    await unfold(it, wholePackage)
    await it.node('综合与实践').waitFor()
  }
  const moveInto = async (it: OpenTree, name: string, into: string) => {
    await it.node(name).click()
    await it.page.keyboard.press('Control+x')
    await it.node(into).click()
    await it.page.keyboard.press('Control+v')
  }
  await moveInto(one, '统计与概率', '综合与实践')
  // A notice goes after a while, but not from under a pointer.
  await one.notice('已移动到“综合与实践”').hover()
  await moveInto(other, '综合与实践', '统计与概率')
  await other.notice('不能移动到自身或其下级目录').waitFor()

  const pkg = await firstPackage()
  const top = await itemsOf(pkg)
  expect(top.map(({ name }) => name)).not.toContain('统计与概率')
  const practice = top.find(({ name }) => name === '综合与实践')
  expect(await childrenOf(pkg, practice?.id)).toContain('统计与概率')
  await undo(one)
  await expect.poll(() => childrenOf(pkg)).toEqual(['数与代数', '函数', '图形与几何', '统计与概率', '综合与实践'])
})

test('of two people who edit one item neither loses what the other wrote without being told', async () => {
  const pkg = await firstPackage()
  const subjectId = 2
  const written = { name: '两人同改', description: '原来的说明', pkgId: pkg, subjectId, parentId: 0 }
  await ask(accounts.ordinary, `${manage}/addItem`, written)
  const id = (await itemsOf(pkg)).find(({ name }) => name === written.name)?.id
  const said = async () => {
    const body = { subjectId, pkgItemId: id, pageSize: 1, pageNum: 1, showAllSub: false, permission: 0 }
    return ask(accounts.ordinary, `${manage}/page/pkgItemDetailWithCategory`, body)
  }
  const [one, other] = [
    await openTree(accounts.everything, `&item=${id}`),
    await openTree(accounts.ordinary, `&item=${id}`),
  ]
  const field = ({ dialog }: OpenTree, name: string) => dialog('编辑目录').getByRole('textbox', { name })
  const save = ({ dialog }: OpenTree) => dialog('编辑目录').getByRole('button', { name: '保存' }).click()
  const edit = ({ page }: OpenTree) => page.getByRole('button', { name: /^编辑 / }).click()
  for (const it of [one, other]) await edit(it)
  await field(one, '指导说明').fill('一位老师写的')
  await save(one)
  await one.notice('内容已保存，请手动刷新页面').waitFor()
  // The name alone was changed here: the new words stay.
  await field(other, '名称').fill('两人同改过')
  await save(other)
  await other.notice('内容已保存，请手动刷新页面').waitFor()
  expect(await said()).toMatchObject({ description: '一位老师写的', item: { name: '两人同改过' } })

  for (const it of [one, other]) {
    await it.page.reload()
    await it.page.getByText('一位老师写的', { exact: true }).waitFor()
    await edit(it)
  }
  await field(one, '指导说明').fill('又改了一次')
  await save(one)
  await one.notice('内容已保存，请手动刷新页面').waitFor()
  await field(other, '指导说明').fill('另一位老师写的')
  await save(other)
  await other.page.getByText('别人刚才把它改成了“又改了一次”。再按一次保存会覆盖那次的内容').waitFor()
  expect(await said()).toMatchObject({ description: '又改了一次' })
  await save(other)
  await other.dialog('编辑目录').waitFor({ state: 'detached' })
  expect(await said()).toMatchObject({ description: '另一位老师写的', item: { name: '两人同改过' } })
  await ask(accounts.ordinary, `${manage}/deleteItem?pkgItemId=${id}`)
})

test('an item whose answer was lost is there once when it is saved again', async () => {
  const pkg = await firstPackage()
  const { page, node, dialog } = await openTree(accounts.ordinary)
  await node(wholePackage).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '添加子级' }).click()
  await dialog('添加子级').getByRole('textbox', { name: '名称' }).fill('只有一个')
  await pressAndLose(page, '/addItem', () => dialog('添加子级').getByRole('button', { name: '保存' }).click())
  await dialog('添加子级').getByRole('button', { name: '保存' }).click()
  await dialog('添加子级').waitFor({ state: 'detached' })
  expect((await childrenOf(pkg)).filter((name) => name === '只有一个')).toHaveLength(1)
})

test('of two people who write one standard the second is told what the first wrote before it is overwritten', async () => {
  const [one, other] = [await openTree(accounts.everything), await openTree(accounts.ordinary)]
  const standard = ({ dialog }: OpenTree) => dialog('评价标准')
  const words = (it: OpenTree, score: number) => standard(it).getByRole('textbox', { name: `${score} 分的说明` })
  const save = (it: OpenTree) => standard(it).getByRole('button', { name: '保存' }).click()
  const names = async () => {
    const { data } = await ask(accounts.ordinary, `${manage}/selectDefaultOptionItems?pkgId=${await firstPackage()}`)
    return data.map(({ name }) => name)
  }
  const before = await names()
  const third = await openTree(accounts.ordinary)
  for (const it of [one, other, third]) {
    await it.page.getByRole('button', { name: '评价标准' }).click()
    await words(it, 0).waitFor()
  }
  await words(one, 0).fill('没听过')
  await save(one)
  await standard(one).waitFor({ state: 'detached' })
  await words(other, 1).fill('听过一点')
  await save(other)
  const theirs = ['没听过', ...before.slice(1)]
  await standard(other)
    .getByText(`别人刚才把它改成了“${theirs.join('、')}”。再按一次保存会覆盖那次的内容`)
    .waitFor()
  expect(await names()).toEqual(theirs)
  expect(await words(other, 1).inputValue()).toBe('听过一点')
  await words(other, 0).fill('没听过')
  await save(other)
  await standard(other).waitFor({ state: 'detached' })
  const written = ['没听过', '听过一点', ...before.slice(2)]
  expect(await names()).toEqual(written)
  // Nor does who has changed nothing undo it.
  await save(third)
  await standard(third)
    .getByText(`“${written.join('、')}”`)
    .waitFor()
  expect(await names()).toEqual(written)
})

test('where somebody else deleted an item, the form about it stays, and the tree shows what is there', async () => {
  const pkg = await firstPackage()
  const written = { name: '别人会删', description: '', pkgId: pkg, subjectId: 2, parentId: 0 }
  await ask(accounts.ordinary, `${manage}/addItem`, written)
  const id = (await itemsOf(pkg)).find(({ name }) => name === written.name)?.id
  const { page, node, dialog, notice } = await openTree(accounts.everything, `&item=${id}`)
  await node(written.name).waitFor()
  await page.getByRole('button', { name: `编辑 ${written.name}` }).click()
  const words = dialog('编辑目录').getByRole('textbox', { name: '指导说明' })
  await words.fill('写了很久的说明')
  await ask(accounts.ordinary, `${manage}/deleteItem?pkgItemId=${id}`)
  await dialog('编辑目录').getByRole('button', { name: '保存' }).click()
  await notice('目录不存在或已被删除，请刷新后重试').first().waitFor()
  await node(written.name).waitFor({ state: 'detached' })
  expect(await words.inputValue()).toBe('写了很久的说明')
})

test('a reload asks before it takes what was written, the end of the session does not: it has taken it', async () => {
  // Of an account that no other test here is logged in with: its session ends.
  const { page, context, dialog } = await openTree('13800000010')
  await page.getByRole('button', { name: '评价标准' }).click()
  const words = dialog('评价标准').getByRole('textbox', { name: '0 分的说明' })
  await words.fill('写了一半')
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    void question.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => questions).toEqual(['beforeunload'])
  expect(await words.inputValue()).toBe('写了一半')
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  await page.request.post(new URL(`/api/user/logout?userToken=${token}`, page.url()).href, { data: {} })
  // As on a page that leaves the end of a session to the element, which loads the login page.
  await page.evaluate(() => addEventListener('session-expired', (event) => event.stopPropagation(), true))
  await dialog('评价标准').getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
  expect(questions).toHaveLength(1)
})

test('what is written of a category that somebody else deletes stays until it is given up', async () => {
  const ofCategory = '/api/tk/courseResource'
  const name = '两人的类别'
  await ask(accounts.everything, `${ofCategory}/createCategory`, { categoryName: name, categoryDesc: '', subjectId: 2 })
  const { data } = await ask(accounts.everything, `${ofCategory}/categoryList?subjectId=2`)
  const categoryId = (data as unknown as { categoryId: number; categoryName: string }[]).find(
    ({ categoryName }) => categoryName === name,
  )?.categoryId
  const { page, dialog, notice } = await openTree()
  await page.getByRole('button', { name: '类别定义' }).click()
  const categories = dialog('类别定义')
  await categories.getByRole('button', { name: `编辑 ${name}` }).click()
  const words = categories.getByRole('textbox', { name: '类别说明' })
  await words.fill('写了很久的说明')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: '放弃没有保存的内容？' })
  await question.getByRole('button', { name: '继续编辑' }).click()

  await ask(accounts.everything, `${ofCategory}/deleteCategory`, { categoryId })
  const read = page.waitForResponse(/categoryList/)
  await categories.getByRole('button', { name: '保存' }).click()
  await notice('类别不存在或已被删除，请刷新后重试').waitFor()
  await read
  expect(await words.inputValue()).toBe('写了很久的说明')
  await categories.getByRole('button', { name: '取消' }).click()
  await expect.poll(() => categories.getByText(name, { exact: true }).count()).toBe(0)
})

test('of two statuses the last one holds, however late the first one arrives', async () => {
  const { page, notice } = await openTree()
  await page.getByPlaceholder('请输入知识点或文件名').fill('顶点式 y')
  await page.getByRole('list', { name: '搜索结果' }).getByRole('button').first().click()
  const first = page.getByRole('button', { name: /^状态 公开/ }).first()
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('状态 公开 ', '')
  const status = (shown: string) => page.getByRole('button', { name: `状态 ${shown} ${name}`, exact: true })
  const give = async (shown: string, wanted: string) => {
    await status(shown).first().click()
    await page.getByRole('menuitemradio', { name: wanted }).click()
    await status(wanted).first().waitFor()
  }
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  let held = false
  await intercept(page, '**/updateFilePermission*', async (route) => {
    const isFirst = !held
    held = true
    if (isFirst) await arrived
    await route.fallback()
  })
  await give('公开', '私有')
  await give('私有', '已下架')
  const told = Promise.all(['私有', '已下架'].map((one) => notice(`已设为${one}`).waitFor()))
  arrive()
  await told
  await page.reload()
  await give('已下架', '公开')
  await notice('已设为公开').waitFor()
})

test('a name, a status and a category are taken back as they were', async () => {
  const it = await openTree()
  const { page, dialog, notice, sent } = it
  await page.getByPlaceholder('请输入知识点或文件名').fill('顶点式 y')
  await page.getByRole('list', { name: '搜索结果' }).getByRole('button').first().click()
  await page.getByRole('heading', { name: /^顶点式/ }).waitFor()
  await page
    .getByRole('button', { name: /^状态 公开/ })
    .first()
    .waitFor()
  const labels = await page
    .getByRole('button', { name: /^状态 公开/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  const named = (label: string) => page.getByRole('checkbox', { name: label.replace('状态 公开', '选择'), exact: true })
  const counts = await Promise.all(labels.map((label) => named(label).count()))
  const [label = '', secondLabel = ''] = labels.filter((one, at) => counts[at] === 1 && one.includes('.'))
  const nameIn = (one: string) => one.replace('状态 公开 ', '')
  const [name, second] = [nameIn(label), nameIn(secondLabel)]
  const group = page.getByRole('region').filter({ has: page.getByRole('button', { name: label, exact: true }) })
  const category = await group.last().getAttribute('aria-label')

  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('menuitemradio', { name: '已下架' }).click()
  await page.getByRole('button', { name: `状态 已下架 ${name}`, exact: true }).waitFor()
  await undo(it)
  await page.getByRole('button', { name: label, exact: true }).waitFor()

  await menuOf(page, name, '重命名')
  await dialog('重命名').getByRole('textbox').fill('改过的名字')
  await dialog('重命名').getByRole('button', { name: '确定' }).click()
  await page
    .getByRole('button', { name: /^改过的名字\./ })
    .first()
    .waitFor()
  await undo(it)
  await page.getByRole('button', { name, exact: true }).waitFor()
  expect(sent('renameFile').at(-1)?.query).toMatchObject({ fileName: name })

  await menuOf(page, name, '修改类别')
  const target = category === '教学反思' ? '课件' : '教学反思'
  await dialog('修改类别').getByRole('combobox').selectOption(target)
  await dialog('修改类别').getByRole('button', { name: '确定' }).click()
  const inCategory = page.getByRole('list', { name: `${category}的文件` }).getByRole('button', { name, exact: true })
  await inCategory.waitFor({ state: 'detached' })
  expect(sent('updateFileCategory')).toHaveLength(1)
  await undo(it)
  await inCategory.waitFor()

  // Several at once: one of them was deleted meanwhile, so none changes.
  await page.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `选择 ${second}`, exact: true }).check()
  const fileId = await fileIdOf(Number(new URL(page.url()).searchParams.get('item')), second)
  await ask(accounts.everything, `${manage}/deleteFile?fileId=${fileId}`)
  await page.getByRole('toolbar', { name: '已选文件' }).getByRole('button', { name: '设置状态' }).click()
  await page.getByRole('menuitem', { name: '私有' }).click()
  await notice(`“${second}”：文件不存在或已被删除，请刷新后重试。所选文件都没有改动`).waitFor()
  await page.getByRole('button', { name: label, exact: true }).waitFor()
})

test('what is picked while others are changed stays picked', async () => {
  const { page } = await openTree(accounts.everything, `&item=${await firstPackage()}`)
  const boxes = page.getByRole('checkbox', { name: /^选择 .*\.\w+$/ })
  await boxes.first().waitFor()
  const [one = '', two = ''] = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true }).first()
  await box(one).check()
  const release = await holdAnswer(page, '/updateFiles')
  const bar = page.getByRole('toolbar', { name: '已选文件' })
  await bar.getByRole('button', { name: '设置状态' }).click()
  await page.getByRole('menuitem').first().click()
  await box(two).check()
  await bar.getByText('已选 2 个文件').waitFor()
  await release()
  await bar.getByText('已选 1 个文件').waitFor()
  expect(await box(two).isChecked()).toBe(true)
})

/** Of a file with this name on an item. */
async function fileIdOf(pkgItemId: number, fileName: string): Promise<number> {
  const body = { subjectId: 2, pkgItemId, pageSize: 200, pageNum: 1, showAllSub: true, permission: 0 }
  const { data } = await ask(accounts.everything, `${manage}/page/pkgItemDetailWithCategory`, body)
  const groups = data as unknown as { details: { fileId: number; fileName: string }[] }[]
  return groups.flatMap(({ details }) => details).find((file) => file.fileName === fileName)?.fileId ?? 0
}

test('a second import says what it adds, describes anew and leaves before it is sent, and only then does it', async () => {
  const { page, dialog, notice, sent } = await openTree(accounts.ordinary)
  const importing = dialog('导入评价指标')
  const choose = async (rows: readonly (readonly string[])[]) => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([tableHead(3), ...rows.map((row) => [...row])]))
    const bytes: ArrayBuffer = write(book, { type: 'array' })
    await page.getByRole('button', { name: '导入', exact: true }).click()
    const table = { name: '指标.xlsx', mimeType: '', buffer: Buffer.from(bytes) }
    await importing.locator('input[type=file]').first().setInputFiles(table)
  }
  const counts = () => importing.locator('dl').getByRole('definition').allTextContents()
  const pack = '劳动与数学'
  await choose([[pack], [pack, '测量', '', '', '用皮尺'], [pack, '记账']])
  await importing.getByText('要先改').waitFor()
  expect(await counts()).toEqual(['3 行', '0 行', '0 行', '0 行'])
  await importing.getByRole('button', { name: '导入 3 行' }).click()
  await notice('导入完成：新增 3，更新说明 0，未变 0').waitFor()

  const added = [pack, '统计']
  const bad = [
    [pack, '', '洞'],
    [pack, '长'.repeat(120)],
  ]
  await choose([[pack], [pack, '测量', '', '', '用全站仪'], [pack, '记账'], added, ...bad])
  await importing.getByText('指标名称不能为空').waitFor()
  expect(await counts()).toEqual(['1 行', '1 行', '2 行', '2 行'])
  // However long a cell is, what is wrong with it is in sight.
  const badRows = importing.getByRole('region', { name: '有问题的行，共 2 行' })
  expect(await badRows.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const preview = importing.getByRole('tree', { name: '导入后的目录' })
  expect(await preview.getByRole('treeitem', { name: /统计/ }).textContent()).toContain('新增')
  expect(await preview.getByRole('treeitem', { name: /测量/ }).textContent()).toContain('更新说明')
  expect(sent('pkg/import')).toHaveLength(1)
  await importing.getByRole('button', { name: '导入 2 行' }).click()
  await notice('导入完成：新增 1，更新说明 1，未变 2，未导入 2 行').waitFor()
  const { data } = await ask(accounts.ordinary, '/api/conn/clock/punch/pkg/targets?subjectId=2')
  const at = data.findIndex(({ name }) => name === pack)
  expect(data.slice(at, at + 4)).toMatchObject([
    { name: pack },
    { name: '测量', description: '用全站仪' },
    { name: '记账' },
    { name: '统计' },
  ])
})

test('where a row, a bar or a notice goes that has the focus, what was beside it has it', async () => {
  const pkg = await firstPackage()
  const item = async (name: string) => (await itemsOf(pkg)).find((one) => one.name === name)?.id
  for (const name of ['焦点一', '焦点二', '焦点三']) {
    const added = { name, description: '', pkgId: pkg, subjectId: 2, parentId: 0 }
    await ask(accounts.ordinary, `${manage}/addItem`, added)
    if (name !== '焦点三') await ask(accounts.ordinary, `${manage}/deleteItem?pkgItemId=${await item(name)}`)
  }
  const { data } = await ask(accounts.ordinary, '/api/tk/courseResource/categoryList?subjectId=2')
  const [kind] = data as unknown as { categoryId: number }[]
  const target = await item('焦点三')
  for (const [at, fileName] of ['甲', '乙', '丙'].entries()) {
    const link = { fileName, url: `https://example.com/${at}`, type: 8, needTranscode: false, size: 0 }
    const { data: file } = (await ask(accounts.everything, `${manage}/addFileToRepo`, link)) as unknown as {
      data: { id: number }
    }
    const qbotTeachingFileVOList = [{ fileId: file.id, permission: 2 }]
    const attached = { categoryId: kind?.categoryId, pkgItemId: target, qbotTeachingFileVOList }
    await ask(accounts.everything, `${manage}/addFileToItemWithCategory`, attached)
  }
  const { page, dialog, notice } = await openTree(accounts.everything, `&item=${target}&order=1`)
  const { keyboard } = page
  const press = async (name: string, key = 'Enter') => {
    await page.getByRole('button', { name, exact: true }).focus()
    await keyboard.press(key)
  }
  const pick = async (name: string) => {
    await page.getByRole('checkbox', { name: `选择 ${name}` }).focus()
    await keyboard.press('Space')
  }

  await press('更多')
  await page.getByRole('menuitem', { name: '回收站' }).press('Enter')
  const bin = dialog('回收站')
  await bin.getByRole('button', { name: '恢复 焦点二' }).press('Enter')
  await notice('已恢复“焦点二”').waitFor()
  await focusOn(bin.getByRole('button', { name: '恢复 焦点一' }))
  await keyboard.press('Escape')
  await focusOn(page.getByRole('button', { name: '更多', exact: true }))

  await press('评价标准')
  const standard = dialog('评价标准')
  await standard.getByRole('button', { name: '删除 4 分' }).press('Enter')
  await focusOn(standard.getByRole('button', { name: '添加一级' }))
  await keyboard.press('Enter')
  await focusOn(standard.getByRole('textbox', { name: '4 分的说明' }))
  await keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).press('Enter')
  await focusOn(page.getByRole('button', { name: '评价标准' }))

  const group = page.getByRole('checkbox', { name: /^选择 .* 的全部文件$/ })
  await pick('甲')
  await press('全选本页')
  await focusOn(page.getByRole('button', { name: '取消选择' }))
  await keyboard.press('Enter')
  await focusOn(group)
  await pick('甲')
  await pick('乙')
  await press('设置状态')
  await page.getByRole('menuitem', { name: '待审核' }).press('Enter')
  await notice('更新成功！共 2 个文件').waitFor()
  await focusOn(group)
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).press('Enter')
  await page.getByRole('button', { name: '状态 私有 乙' }).waitFor()
  await focusOn(group)

  await press('操作 甲')
  await page.getByRole('menuitem', { name: '删除' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).press('Enter')
  await notice('删除成功！').waitFor()
  await page.getByRole('checkbox', { name: '选择 甲' }).waitFor({ state: 'detached' })
  await focusOn(page.getByRole('checkbox', { name: '选择 乙' }))
})

test('what is counted in the tree follows a move, its taking back and a deletion, and nothing stands there twice', async () => {
  const it = await openTree()
  const { page, node, notice } = it
  const own = '校本拓展　数学思维'
  const countOf = async (name: string) => Number(/\d+$/.exec(await node(name).innerText())?.[0] ?? 0)
  await unfold(it, wholePackage)
  await unfold(it, '统计与概率')
  await unfold(it, own)
  await node('思维方法').waitFor()
  const names = [wholePackage, '统计与概率', own] as const
  const counts = () => Promise.all(names.map(countOf))
  const [whole = 0, statistics = 0, extra = 0] = await counts()
  const moved = await countOf('思维方法')
  expect(moved).toBeGreaterThan(0)

  await node('思维方法').click()
  await page.keyboard.press('Control+x')
  await node('统计与概率').click()
  await page.keyboard.press('Control+v')
  await notice('已移动到“统计与概率”').hover()
  await expect.poll(counts).toEqual([whole + moved, statistics + moved, extra - moved])
  await undo(it)
  await expect.poll(counts).toEqual([whole, statistics, extra])
  expect(await node('思维方法').count()).toBe(1)

  // What is shown goes with what is above it, and a tree that cannot be read again stays.
  await unfold(it, '思维方法')
  await node('分类讨论').click()
  await page.getByRole('region', { name: '资源' }).getByText(`${own} › 思维方法`).waitFor()
  await node('思维方法').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await page.getByRole('heading', { name: own }).waitFor()
  await expect.poll(counts).toEqual([whole, statistics, extra - moved])
  await intercept(page, /pkgInfo/, (route) => route.abort())
  await node('数学文化').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => node('数学文化').count()).toBe(0)
  await node(own).waitFor()
})
