import { expect, test } from 'vitest'
import { answered, classRooms, coursewareAt, startClass } from './class-room.ts'
import { pressUntil } from './double-tap.ts'
import { sheetsOf } from './sheets-of.ts'
import { sheetsPrinted } from './sheets-printed.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const { heldIn, press } = classRooms(origin)

/** Devices of the first students answer what is on the board, `right` of them rightly. Returns what the others answer. */
async function answer(right: number, wrong: number) {
  const { question } = await heldIn(2)
  const solution = question?.answer1 ?? ''
  const other = [...(question?.choices ?? '')].find((choice) => choice !== solution) ?? ''
  await press(2, [...Array.from({ length: right }, () => solution), ...Array.from({ length: wrong }, () => other)])
  return other
}
async function begin(page: Page, name: string, way: 'phone' | 'device') {
  await startClass(page, name, way === 'phone' ? way : { room: '302 智慧教室' })
  await answered(page, 0)
}

test('stopped, discussed and voted on again in two windows, summed up, reported, saved, and kept when begun anew and deleted', async () => {
  const { page, context, sent } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const name = await coursewareAt(page, 5)
  await begin(page, name, 'device')
  const second = await context.newPage()
  await second.goto(page.url())
  await answered(second, 0)
  await answer(2, 2)
  await Promise.all([answered(page, 4), answered(second, 4)])

  await pressUntil(
    page,
    () => page.keyboard.press('s'),
    () => page.getByText('已收题').isVisible(),
  )
  await page.getByText('百分比以作答的 4 人计').waitFor()
  await second.getByText('已收题').waitFor()
  expect(sent('/stopQuestion')).toHaveLength(1)
  await pressUntil(
    page,
    () => page.keyboard.press(' '),
    () => page.getByText('正确 2').isVisible(),
  )
  await pressUntil(
    page,
    () => page.keyboard.press('r'),
    () => page.getByRole('alertdialog').isVisible(),
  )
  await page.getByRole('alertdialog').getByRole('button', { name: '重新作答' }).click()
  await Promise.all([answered(page, 0), answered(second, 0)])
  const other = await answer(3, 1)
  await answered(page, 4)
  await pressUntil(
    page,
    () => page.keyboard.press(' '),
    () => page.getByText('正确 3').isVisible(),
  )
  await page.getByRole('region', { name: '上一次：讨论前' }).getByText('50%').first().waitFor()
  await page.getByRole('region', { name: '这一次：讨论后' }).getByText('75%').waitFor()

  // There and back in one window: the other one shows the same numbers.
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByText(/^第 2 题/).isVisible(),
  )
  await answered(second, 0)
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowLeft'),
    () => page.getByText(/^第 1 题/).isVisible(),
  )
  await Promise.all([answered(page, 4), answered(second, 4)])
  await second.close()

  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByRole('button', { name: '课堂小结' }).isVisible(),
  )
  await page.getByRole('button', { name: '课堂小结' }).click()
  await page.getByText('再次作答后由错改对').waitFor()
  await page.getByRole('button', { name: '下课' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await page.waitForURL('**/classroom/list')

  // Begun again by mistake, and left.
  await begin(page, name, 'device')
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await page.waitForURL('**/classroom/list')
  await page
    .getByRole('button', { name: `删除 ${name}` })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('删除成功').waitFor()

  await page.getByRole('button', { name: '上课记录' }).click()
  const rows = page.getByRole('table', { name: '上课记录' }).getByRole('row').filter({ hasText: name })
  await rows.getByText('4 / 45 人').first().waitFor()
  await rows.getByText('75%').first().waitFor()
  await rows
    .getByRole('button', { name: /的报告$/ })
    .first()
    .click()
  await page.getByText('3 人答对，4 人作答，共 4 人参加').waitFor()
  await page.getByRole('radio', { name: '第 1 次' }).check()
  await page.getByText('2 人答对，4 人作答，共 4 人参加').waitFor()
  await page.getByText(/^未参加 41 人/).waitFor()
  await page.reload()
  await page.getByText('3 人答对，4 人作答，共 4 人参加').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} 七年级\\(1\\)班 \\d{4}-\\d\\d-\\d\\d\\.xlsx$`))
  const [students = '', questions = '', all = ''] = sheetsOf(await file.path())
  expect(students.match(/<v>未参加<\/v>/g)).toHaveLength(41)
  expect(questions).toContain('<v>75</v>')
  expect(all.match(/<v>[对错]<\/v>/g)?.length).toBeGreaterThanOrEqual(8)

  // What was stored wrong is put right after the class, and can be taken back.
  await page.getByRole('button', { name: '更正答案' }).click()
  const correction = page.getByRole('dialog', { name: '更正答案' })
  await correction.getByRole('radio', { name: other, exact: true }).check()
  await correction.getByRole('button', { name: '保存' }).click()
  await page.getByText('答案已更正').waitFor()
  await page.getByText('1 人答对，4 人作答，共 4 人参加').waitFor()
  await page.getByText(`正确答案 ${other}`).waitFor()
  await page.getByText('已更正', { exact: true }).waitFor()
  await page.getByRole('button', { name: '上课记录' }).click()
  await rows.getByText('25%').first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: '更正答案' }).click()
  await correction.getByRole('button', { name: '恢复题库答案' }).click()
  await page.getByText('3 人答对，4 人作答，共 4 人参加').waitFor()
  await correction.waitFor({ state: 'hidden' })
  expect(await page.getByText('已更正', { exact: true }).count()).toBe(0)
})

test('questions are called in summary, report and workbook as on the board, also when the courseware is another by then', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const name = await coursewareAt(page, 7)
  await begin(page, name, 'device')
  await answer(3, 1)
  await answered(page, 4)
  // The second one is skipped.
  for (const number of [2, 3])
    await pressUntil(
      page,
      () => page.keyboard.press('ArrowRight'),
      () => page.getByText(new RegExp(`^第 ${number} 题`)).isVisible(),
    )
  await answered(page, 0)
  await answer(2, 2)
  await answered(page, 4)
  for (const words of ['谁先说？', '谁补充？']) {
    await page.keyboard.press('t')
    const asks = page.getByRole('dialog', { name: '临时提问' })
    await asks.getByRole('textbox').fill(words)
    await asks.getByRole('button', { name: /^选择/ }).click()
    await page.getByText('课堂提问', { exact: true }).waitFor()
    await page.getByText(words).waitFor()
    await answered(page, 0)
    await answer(0, 2)
    await answered(page, 2)
    await page.getByRole('button', { name: '设定答案' }).click()
    const dialog = page.getByRole('dialog', { name: '设定答案' })
    await dialog.getByRole('radio', { name: 'B' }).check()
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByRole('button', { name: '课堂小结' }).isVisible(),
  )
  await page.getByRole('button', { name: '课堂小结' }).click()
  const names = ['第 1 题', '第 3 题', '课堂提问 1', '课堂提问 2']
  const rates = page.getByRole('list', { name: '各题得分率' }).getByRole('listitem')
  await expect.poll(() => rates.locator('span:first-child').allInnerTexts()).toEqual(names)
  await page.getByText(/^最难的 3 题：课堂提问 1（0%）、课堂提问 2（0%）、第 3 题（50%）$/).waitFor()
  await page.getByRole('button', { name: '下课' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await page.waitForURL('**/classroom/list')

  // What was skipped is left out of the courseware for the lessons to come.
  await page
    .getByRole('link', { name: `编辑 ${name}` })
    .first()
    .click()
  await page.getByRole('checkbox', { name: /第 2 题/ }).uncheck()
  await page.getByRole('button', { name: '保存' }).click()
  await page.waitForURL('**/classroom/list')
  await page.getByRole('button', { name: '上课记录' }).click()
  await page
    .getByRole('button', { name: `${name} 的报告` })
    .first()
    .click()
  await page.getByText(/^最难的题：课堂提问 1（0%）、课堂提问 2（0%）、第 3 题（50%）$/).waitFor()
  for (const called of names) await page.getByRole('list', { name: `${called}各选项` }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const [students = '', questions = ''] = sheetsOf(await (await download).path())
  expect(students.match(/<v>(第 \d 题|课堂提问 \d)<\/v>/g)).toEqual(names.map((called) => `<v>${called}</v>`))
  for (const called of [1, 3, ...names.slice(2)]) expect(questions).toContain(`<v>${called}</v>`)
})

test('on paper a report begins on the first sheet, with its first question', async () => {
  const { page } = await visit('/adminv2/classroom/list?held=1', { as: accounts.everything })
  await page
    .getByRole('button', { name: /的报告$/ })
    .first()
    .click()
  await page.getByRole('list', { name: '第 1 题各选项' }).waitFor()
  const [first] = await sheetsPrinted(page)
  for (const words of ['总得分率', '各题作答', '人答对']) expect(first).toContain(words)
})

test('on paper the scores of an open dialog are there to the last student, and nothing of the list behind it', async () => {
  const { page } = await visit('/adminv2/classroom/list?name=时态专练单元小测', { as: accounts.everything })
  await page.getByRole('button', { name: '七年级时态专练单元小测 的成绩' }).first().click()
  const last = page.getByRole('dialog').getByRole('list').last().getByRole('listitem').last()
  const code = (await last.locator('.scores-code').textContent()) ?? 'no code'
  const sheets = await sheetsPrinted(page)
  expect(sheets.at(-1)).toContain(code)
  expect(sheets.join('').match(/总得分率/g)).toHaveLength(1)
  expect(sheets.join('')).not.toContain('八年级')
})

test('a classmate with the code of another waits for the teacher, and two tabs of one pupil show the same', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await begin(page, await coursewareAt(page, 6), 'phone')
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const link = new URL(await codes.getByRole('link').innerText())
  const signs = new URLSearchParams(link.hash.split('?')[1]).get('token') ?? ''
  await codes.getByText(signs, { exact: true }).waitFor()

  const pupil = await visit('/portrait/', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await pupil.page.getByRole('textbox', { name: '课堂码' }).fill(signs.toLowerCase())
  await pupil.page.getByRole('button', { name: '下一步' }).click()
  await pupil.page.getByText(/七年级\(1\)班/).waitFor()
  await pupil.page.getByRole('textbox', { name: '学号' }).fill('20260021')
  await pupil.page.getByRole('button', { name: '加入课堂' }).click()
  await pupil.page.getByText(/你已经在课堂里了$/).waitFor()

  const impostor = await visit(link.pathname + link.hash, { viewport: { width: 390, height: 844 } })
  await impostor.page.getByRole('textbox', { name: '学号' }).fill('20260021')
  await impostor.page.getByRole('button', { name: '加入课堂' }).click()
  await impostor.page.getByText('请等老师同意').waitFor()
  await codes.getByRole('button', { name: '开始答题' }).click()
  // With the end of the student's code: names may be the same.
  await page.getByText(/ 21 要换一台手机作答/).waitFor()
  await page.getByRole('button', { name: '拒绝' }).click()
  await impostor.page.getByText('老师没有同意你加入').waitFor()

  // The second tab comes by the link; the first one by the code: they share the seat.
  const tab = await pupil.context.newPage()
  await tab.goto(link.href)
  const choices = (of: Page) => of.getByRole('group', { name: /^选项/ }).getByRole('button')
  const pressed = (of: Page, index: number) => choices(of).nth(index).getAttribute('aria-pressed')
  const choose = async (of: Page, index: number) => {
    await choices(of).nth(index).click()
    const submit = of.getByRole('button', { name: /^(提交|修改答案)$/ })
    if (await submit.isVisible()) await submit.click()
    await of.getByText('老师已收到你的答案').waitFor()
  }
  await tab.getByText(/^第 1 题/).waitFor()
  await choose(pupil.page, 0)
  await answered(page, 1)
  await expect.poll(() => pressed(tab, 0), { timeout: 8000 }).toBe('true')
  expect(await impostor.page.getByRole('button', { name: '重新加入' }).isVisible()).toBe(true)
})
