import { utils, write } from '@e965/xlsx'
import { tableHead } from '@mango/contract/evaluation'
import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { pressAndLose } from './lose-answer.ts'
import { evaluation, menuOf, unfold, type OpenTree } from './open-evaluation.ts'
import { accounts, stage } from './stage.ts'

const { openTree, ask, firstPackage, childrenOf } = evaluation(stage())
const manage = '/api/tk/qbotTeach/manage'

async function unfoldFunctions(it: OpenTree) {
  await unfold(it, '义务教育数学（7–9 年级）')
  await unfold(it, '函数')
  await it.node('二次函数').waitFor()
}

test('on paper no file and no group of files has a box to tick', async () => {
  const { page, node } = await openTree()
  await node('义务教育数学（7–9 年级）').click()
  await page.locator('.group-head .choice').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.group-head').first().locator('.choice').isVisible()).toBe(false)
  expect(await page.locator('.file-pick').filter({ visible: true }).count()).toBe(0)
})

test('the tree is read level by level, and an item by its files', async () => {
  const it = await openTree()
  const { page, node, sent } = it
  expect(sent('selectPkgItems')).toEqual([])
  await page.getByText('请选择目录').waitFor()
  await unfoldFunctions(it)
  expect(sent('selectPkgItems').map(({ query }) => query['parentId'])).toEqual(['0', expect.stringMatching(/^\d+$/)])
  await node('二次函数').click()
  await page.getByRole('heading', { name: '二次函数' }).waitFor()
  const body = () => sent('pkgItemDetailWithCategory').at(-1)?.body
  await expect.poll(body).toMatchObject({ subjectId: 2, pageSize: 20, pageNum: 1, showAllSub: true, permission: 0 })
  // Only an order that somebody chose is asked for.
  expect(body()).not.toHaveProperty('order')
  await page.getByRole('combobox', { name: '排序' }).selectOption('按名称')
  await expect.poll(body).toMatchObject({ order: 'name' })
  await page.getByRole('combobox', { name: '排序' }).selectOption('最新上传')
  await expect.poll(body).not.toHaveProperty('order')
  await page.getByRole('checkbox', { name: '仅显示本级文件' }).check()
  await expect.poll(body).toMatchObject({ showAllSub: false })
  await page.getByRole('checkbox', { name: '仅显示本级文件' }).uncheck()
  await page.getByRole('radio', { name: /^待审核/ }).check()
  await expect.poll(body).toMatchObject({ permission: 3, showAllSub: true })
  // A reload brings back what was shown, with the way down to it.
  await page.reload()
  await expect.poll(() => node('二次函数').getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => page.getByRole('radio', { name: /^待审核/ }).isChecked()).toBe(true)
  // A package has nothing to edit or to move.
  await node('竞赛与强基').click()
  await page.getByRole('heading', { name: '竞赛与强基' }).waitFor()
  expect(await page.getByRole('button', { name: /^编辑/ }).count()).toBe(0)
  await page.getByRole('button', { name: '更多操作' }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['添加子级', '删除'])
})

test('how many files there are moves nothing beside it when it comes', async () => {
  const { page, node } = await openTree()
  const place = async () => (await page.getByText('仅显示本级文件').boundingBox())?.x
  let before: number | undefined
  await intercept(page, '**/pkgItemDetailWithCategory*', async (route) => {
    before = await place()
    await route.continue()
  })
  await node('竞赛与强基').click()
  await page.getByRole('radio', { name: /^全部 ?\d/ }).waitFor()
  expect(before).toBeGreaterThan(0)
  expect(await place()).toBe(before)
})

test('names of files are whole where a window is a little wider than a tablet', async () => {
  const { page, node } = await openTree()
  await page.setViewportSize({ width: 1100, height: 900 })
  await node('义务教育数学（7–9 年级）').click()
  const names = page.locator('.file-name')
  await names.first().waitFor()
  expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
})

test('an item is added, renamed by F2, moved by keys, taken back, edited and deleted; the tree stays open', async () => {
  const it = await openTree(accounts.ordinary)
  const { page, node, notice, dialog, sent } = it
  await unfoldFunctions(it)
  await node('函数').click()
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '添加子级' }).click()
  await dialog('添加子级').getByRole('textbox', { name: '名称' }).fill('三角函数')
  await dialog('添加子级').getByRole('textbox', { name: '指导说明' }).fill('锐角的三角函数')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: '放弃没有保存的内容？' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await dialog('添加子级').getByRole('button', { name: '保存' }).click()
  await notice('内容已保存，请手动刷新页面').waitFor()
  await node('三角函数').waitFor()
  await node('二次函数').waitFor()
  await expect
    .poll(() => sent('addItem')[0]?.body)
    .toMatchObject({ name: '三角函数', description: '锐角的三角函数', subjectId: 2 })

  await node('三角函数').click()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: '重命名 三角函数' }).fill('锐角三角函数值')
  await page.keyboard.press('Enter')
  await node('锐角三角函数值').waitFor()
  // What is not renamed is kept.
  await page.getByText('锐角的三角函数', { exact: true }).waitFor()

  await page.keyboard.press('Control+x')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+v')
  // A notice goes after a while, but not from under a pointer.
  await notice('已移动到“数与代数”').hover()
  const pkg = await firstPackage()
  const [algebra, functions] = (
    await ask(accounts.ordinary, `/api/conn/clock/punch/pkg/selectPkgItems?subjectId=2&pkgId=${pkg}&parentId=0`)
  ).data
  expect(await childrenOf(pkg, algebra?.id)).toContain('锐角三角函数值')
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(() => childrenOf(pkg, functions?.id)).toContain('锐角三角函数值')
  expect(await childrenOf(pkg, algebra?.id)).not.toContain('锐角三角函数值')

  await node('锐角三角函数值').click()
  await page.getByRole('button', { name: '编辑 锐角三角函数值' }).click()
  await dialog('编辑目录').getByRole('textbox', { name: '指导说明' }).fill('新的说明')
  await dialog('编辑目录').getByRole('button', { name: '保存' }).click()
  await page.getByText('新的说明', { exact: true }).waitFor()

  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '移动目录' }).click()
  const target = dialog('移动目录')
  await target.getByRole('treeitem', { name: '一次函数', exact: true }).click()
  await target.getByRole('button', { name: '移到“一次函数”' }).click()
  await notice('已移动到“一次函数”').waitFor()
  expect(sent('moveItem')).toHaveLength(3)

  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('删除后不可恢复，请确认是否删除？').waitFor()
  await asked.getByText('误删时，30 天内可由管理员在回收站恢复。').waitFor()
  await asked.getByRole('button', { name: '确定' }).click()
  await notice('删除成功！').waitFor()
  await expect.poll(() => node('锐角三角函数值').count()).toBe(0)
})

test('a search shows items with their way, in place of the tree, and one leads back into it', async () => {
  const { page, node, sent } = await openTree()
  await page.getByPlaceholder('请输入知识点或文件名').fill('  顶点式 ')
  const list = page.getByRole('list', { name: '搜索结果' })
  await list
    .getByRole('button', { name: /顶点式.*二次函数/ })
    .first()
    .click()
  expect(await page.getByRole('tree').count()).toBe(0)
  expect(sent('searchItem')[0]?.query).toMatchObject({ subjectId: '2', limit: '200', query: '顶点式' })
  await page.getByRole('heading', { name: /^顶点式/ }).waitFor()
  await page.getByPlaceholder('请输入知识点或文件名').fill('')
  await node('顶点式 y = a(x − h)² + k').waitFor()
})

test('a teacher uploads a file, sends it to review, renames and deletes it; an administrator decides', async () => {
  const it = await openTree(accounts.ordinary)
  const { page, node, notice, dialog, sent } = it
  await unfold(it, '竞赛与强基')
  await node('数论').click()
  await page.getByRole('heading', { name: '数论' }).waitFor()
  await page.getByRole('button', { name: '上传', exact: true }).click()
  const upload = dialog('上传到“数论”')
  await upload.getByRole('button', { name: '确定' }).click()
  await upload.getByText('请选择资源类别').waitFor()
  await upload.getByRole('combobox').selectOption('练习与测评')
  await upload
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      ['同余练习.txt', '选错了.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    )
  await upload.getByText('将添加 2 个文件').waitFor()
  // What is uploaded stands in one place, from which it can be taken away.
  await upload.getByRole('button', { name: '移除 选错了.txt' }).click()
  await upload.getByText('将添加 1 个文件').waitFor()
  await upload.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: '同余练习.txt', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: '选错了.txt', exact: true }).count()).toBe(0)
  await expect
    .poll(() => sent('addFileToItemWithCategory')[0]?.body)
    .toMatchObject({ qbotTeachingFileVOList: [{ permission: 2 }] })

  // The creator has private and pending only, and neither stars nor categories.
  await page.getByRole('button', { name: '状态 私有 同余练习.txt' }).click()
  expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['私有', '待审核'])
  await page.getByRole('menuitemradio', { name: '待审核' }).click()
  await notice('已设为待审核').waitFor()
  await page.getByRole('button', { name: '操作 同余练习.txt' }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['重命名', '删除'])
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await dialog('重命名').getByRole('textbox').fill('长'.repeat(21))
  await dialog('重命名').getByText('名称不能超过20个字').waitFor()
  expect(await dialog('重命名').getByRole('button', { name: '确定' }).isDisabled()).toBe(true)
  await dialog('重命名').getByRole('textbox').fill('同余')
  await dialog('重命名').getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: '同余.txt', exact: true }).waitFor()
  expect(sent('renameFile')[0]?.query).toMatchObject({ fileName: '同余.txt' })
  const fileId = Number(sent('renameFile')[0]?.query['fileId'])
  const itself = await ask(accounts.ordinary, `${manage}/updateFilePermission?fileId=${fileId}&permission=1`)
  expect(itself.code).not.toBe(0)

  const administrator = await openTree(accounts.everything, `&item=${new URL(page.url()).searchParams.get('item')}`)
  const there = administrator.page
  await there.getByRole('button', { name: '状态 待审核 同余.txt' }).click()
  expect(await there.getByRole('menuitemradio').allTextContents()).toEqual(['公开', '私有', '待审核', '已下架'])
  await there.getByRole('menuitemradio', { name: '公开' }).click()
  await there.getByRole('button', { name: '状态 公开 同余.txt' }).waitFor()
  await menuOf(there, '同余.txt', '评分')
  await administrator.dialog('评分').getByRole('radio', { name: /^3/ }).check()
  await administrator.dialog('评分').getByRole('textbox').fill('题目有梯度')
  await administrator.dialog('评分').getByRole('button', { name: '确定' }).click()
  await there.getByRole('img', { name: '同余.txt 的评分：3 星，共 3 星' }).waitFor()
  await expect
    .poll(() => administrator.sent('updateFileRate')[0]?.body)
    .toMatchObject({
      fileId,
      ratingScore: 3,
      ratingDesc: '题目有梯度',
    })
  await menuOf(there, '同余.txt', '修改类别')
  await administrator.dialog('修改类别').getByRole('combobox').selectOption('教学反思')
  await administrator.dialog('修改类别').getByRole('button', { name: '确定' }).click()
  await there.getByRole('list', { name: '教学反思的文件' }).getByText('同余.txt').waitFor()

  // Published: its creator may not change it any more, but take it along.
  await page.reload()
  await page.getByRole('button', { name: '下载 同余.txt' }).waitFor()
  expect(await page.getByRole('button', { name: /^状态 公开 同余/ }).count()).toBe(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 同余.txt' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('同余.txt')
  await page.getByText('1 次下载', { exact: true }).waitFor()
  await menuOf(page, '同余.txt', '删除')
  await page.getByRole('alertdialog').getByText('文件将删除，请确认是否删除？').waitFor()
  await page.getByRole('alertdialog').getByText('误删时，30 天内可由管理员在回收站恢复。').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => page.getByText('同余.txt', { exact: true }).count()).toBe(0)

  await there.getByRole('button', { name: '更多', exact: true }).click()
  await there.getByRole('menuitem', { name: '回收站' }).click()
  await administrator.dialog('回收站').getByRole('button', { name: '恢复 同余.txt' }).click()
  await administrator.notice('已恢复“同余.txt”').waitFor()
  await page.reload()
  await page.getByRole('button', { name: '下载 同余.txt' }).waitFor()
})

test('files of several pages are taken along in one archive by an ordinary teacher, and the tree counts what comes', async () => {
  const it = await openTree(accounts.ordinary)
  const { page, node, dialog, notice, sent } = it
  await page.getByPlaceholder('请输入知识点或文件名').fill('顶点式 y')
  await page.getByRole('list', { name: '搜索结果' }).getByRole('button').first().click()
  await page.getByRole('heading', { name: /^顶点式/ }).waitFor()
  const boxes = page.getByRole('checkbox', { name: /^选择 顶点式/ })
  await boxes.first().check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: '下一页' }).click()
  await page.getByRole('button', { name: '第 2 页', exact: true }).and(page.locator('[aria-current]')).waitFor()
  // Whatever is not on this page can be added to from here all the same.
  await page.getByRole('button', { name: '上传到 课件', exact: true }).waitFor()
  await boxes.last().check()
  const picked = page.getByRole('toolbar', { name: '已选文件' })
  await picked.getByText('已选 3 个文件').waitFor()
  expect(await picked.getByRole('button', { name: '修改类别' }).count()).toBe(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    picked.getByRole('button', { name: '打包下载' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^顶点式.*\.zip$/)
  expect(Object.keys(unzipSync(await readFile(await download.path())))).toHaveLength(3)
  const id: unknown = expect.any(Number)
  await expect.poll(() => sent('archiveFiles')[0]?.body).toMatchObject({ fileIds: [id, id, id] })
  await expect.poll(() => picked.count()).toBe(0)

  await page.getByPlaceholder('请输入知识点或文件名').fill('')
  await unfold(it, '竞赛与强基')
  await node('组合').click()
  await page.getByRole('heading', { name: '组合' }).waitFor()
  const counted = async () => Number((await node('组合').locator('.tree-after').allTextContents()).join(''))
  const before = await counted()
  await page.getByRole('button', { name: '上传到 教学反思', exact: true }).first().click()
  const upload = dialog('上传到“组合”')
  await upload
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '计数反思.txt', mimeType: 'text/plain', buffer: Buffer.from('一') })
  await upload.getByText('将添加 1 个文件').waitFor()
  await upload.getByRole('button', { name: '确定' }).click()
  await expect.poll(counted).toBe(before + 1)
  // By the button of its category it waits for review.
  await expect
    .poll(() => sent('addFileToItemWithCategory')[0]?.body)
    .toMatchObject({ qbotTeachingFileVOList: [{ permission: 3 }] })
  await menuOf(page, '计数反思.txt', '删除')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await notice('删除成功！').waitFor()
  await expect.poll(counted).toBe(before)
})

test('categories are for those who may define them', async () => {
  const ordinary = await openTree(accounts.ordinary)
  expect(await ordinary.page.getByRole('button', { name: '类别定义' }).count()).toBe(0)
  await ordinary.page.close()
  const { page, dialog, notice, sent } = await openTree()
  await page.getByRole('button', { name: '类别定义' }).click()
  const categories = dialog('类别定义')
  await categories.getByRole('button', { name: '添加类别' }).click()
  const save = categories.getByRole('button', { name: '保存' })
  expect(await save.isDisabled()).toBe(true)
  await categories.getByRole('textbox', { name: '类别名称' }).fill('优秀作品')
  // Its answer is lost, and the second press is no second category.
  await pressAndLose(page, '/createCategory', () => save.click())
  await save.click()
  await notice('创建成功！').waitFor()
  await expect
    .poll(() => sent('createCategory')[0]?.body)
    .toEqual({ categoryName: '优秀作品', categoryDesc: '', subjectId: 2 })
  await categories.getByRole('button', { name: '编辑 优秀作品' }).click()
  await categories.getByRole('textbox', { name: '类别说明' }).fill('学生作品')
  await save.click()
  await notice('更新成功！').waitFor()
  await categories.getByRole('button', { name: '删除 优秀作品' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('删除类别后，该类别下的资源将一并删除，请确认是否删除？').waitFor()
  await asked.getByText(/其中的文件 30 天内可由管理员在回收站恢复/).waitFor()
  await asked.getByRole('button', { name: '确定' }).click()
  await notice('删除成功！').waitFor()
  await expect.poll(() => categories.getByText('优秀作品', { exact: true }).count()).toBe(0)
})

test('a standard has its scores by place, and loses only the last', async () => {
  const { page, dialog, sent } = await openTree()
  await page.getByRole('button', { name: '评价标准' }).click()
  const standard = dialog('评价标准')
  await standard.getByRole('textbox', { name: '4 分的说明' }).waitFor()
  expect(await standard.getByRole('button', { name: /^删除 \d 分/ }).count()).toBe(1)
  const question = page.getByRole('alertdialog', { name: '放弃没有保存的内容？' })
  await standard.getByRole('button', { name: '删除 4 分' }).click()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '放弃' }).click()
  await page.getByRole('button', { name: '评价标准' }).click()
  await standard.getByRole('button', { name: '删除 4 分' }).click()
  await standard.getByRole('textbox', { name: '3 分的说明' }).fill('能讲给同学')
  const ofPackage = standard.getByRole('combobox', { name: '指标包' })
  const shown = await ofPackage.inputValue()
  await ofPackage.selectOption({ index: 1 })
  await question.getByRole('button', { name: '继续编辑' }).click()
  expect(await ofPackage.inputValue()).toBe(shown)
  await standard.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => standard.count()).toBe(0)
  await expect.poll(() => sent('addOptionItems')[0]?.body).toBeDefined()
  const body = sent('addOptionItems')[0]?.body as { pkgId: number; items: { name: string }[] }
  expect(body.items.map(({ name }) => name).at(-1)).toBe('能讲给同学')
  const kept = await ask(accounts.ordinary, `${manage}/selectDefaultOptionItems?pkgId=${body.pkgId}`)
  expect(kept.data.map(({ name }) => name)).toHaveLength(4)
})

test('an import tells of every row before it is sent; an export reads back', async () => {
  const { page, dialog, notice, sent } = await openTree(accounts.ordinary)
  const book = utils.book_new()
  const rows = [
    tableHead(3),
    ['竞赛与强基'],
    ['竞赛与强基', '图论', '', '', '点与边'],
    ['竞赛与强基', '没有的上级', '树'],
    ['竞赛与强基', '', '树'],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows))
  const bytes: ArrayBuffer = write(book, { type: 'array' })
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const importing = dialog('导入评价指标')
  const choose = (name: string, buffer: Buffer) =>
    importing.locator('input[type=file]').first().setInputFiles({ name, mimeType: '', buffer })
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    importing.getByRole('link', { name: '下载模板' }).click(),
  ])
  expect(template.suggestedFilename()).toBe('评价指标导入模板.xlsx')
  await choose('指标.xlsx', Buffer.from('不是表格'))
  await importing.getByRole('alert').waitFor()
  await choose('指标.xlsx', Buffer.from(bytes))
  const bad = importing.getByRole('table', { name: '有问题的行' })
  await bad.getByText('找不到上级“没有的上级”').waitFor()
  await bad.getByText('指标名称不能为空').waitFor()
  expect(await bad.getByRole('row').allTextContents()).toEqual([
    '行内容问题',
    expect.stringMatching(/^4/),
    expect.stringMatching(/^5/),
  ])
  expect(sent('pkg/import')).toEqual([])
  await importing.getByRole('button', { name: '导入 1 行' }).click()
  await notice('导入完成：新增 1，更新说明 0，未变 1，未导入 2 行').waitFor()
  const { data } = await ask(accounts.ordinary, '/api/conn/clock/punch/pkg/targets?subjectId=2')
  expect(data.map(({ name }) => name)).toContain('图论')

  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '导出表格' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog('导出表格').getByRole('button', { name: '导出' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('数学评价指标.xlsx')
  const exported = await readFile(await download.path())
  await page.getByRole('button', { name: '导入', exact: true }).click()
  await choose('数学评价指标.xlsx', exported)
  await importing.getByText('不变').waitFor()
  expect(await importing.getByRole('button', { name: '导入', exact: true }).isDisabled()).toBe(true)
})

test('what the library still uploads when it is confirmed comes to the item, before and after that is done', async () => {
  const it = await openTree(accounts.ordinary)
  const { page, node, dialog } = it
  const letGo: (() => void)[] = []
  await intercept(page, /\/oss/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await new Promise<void>((resolve) => letGo.push(resolve))
    return route.fallback()
  })
  await unfold(it, '竞赛与强基')
  await node('组合').click()
  await page.getByRole('button', { name: '上传到 教学反思', exact: true }).first().click()
  const upload = dialog('上传到“组合”')
  await upload.getByRole('button', { name: '从资源库选择，或添加链接' }).click()
  const library = dialog('课程评价资源库')
  await library
    .locator('input[type=file]')
    .setInputFiles(['先到.pdf', '后到.pdf'].map((name) => ({ name, mimeType: '', buffer: Buffer.from(name) })))
  await library.getByRole('list', { name: '文件列表' }).getByRole('checkbox').first().check()
  // What is picked in the tree is not picked for the page around it.
  await page.evaluate(() => document.addEventListener('resource-confirm', () => (document.title = '页面也选了')))
  await library.getByRole('button', { name: '确定', exact: true }).click()
  await upload.getByText('将添加 1 个文件').waitFor()
  expect(await page.title()).not.toBe('页面也选了')
  await expect.poll(() => letGo.length).toBe(1)
  letGo[0]?.()
  await upload.getByText('将添加 2 个文件').waitFor()
  await expect.poll(() => letGo.length).toBe(2)
  await upload.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: '先到.pdf', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: '后到.pdf', exact: true }).count()).toBe(0)
  letGo[1]?.()
  await page.getByRole('button', { name: '后到.pdf', exact: true }).waitFor()
})
