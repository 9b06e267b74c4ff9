import { getCourseware, type WrittenQuestion } from '@mango/contract/coursewares'
import { classReport, getClassReport } from '@mango/contract/live-class'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { answered, coursewareCard } from './class-room.ts'
import { pressUntil } from './double-tap.ts'
import { sheetsOf } from './sheets-of.ts'
import { pressAndLose } from './lose-answer.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()

const name = '信息技术随堂测'
const single = {
  typeName: '单选题',
  content: '图里的二进制数等于十进制的几？',
  options: ['3', '5', '<b>7</b>'],
  answer: 'B',
} as const
const multiple = {
  typeName: '多选题',
  content: '哪些是输入设备？',
  options: ['键盘', '显示器', '鼠标', '打印机', '扫描仪'],
  answer: 'ACE',
} as const
const judgement = { typeName: '判断题', content: '关机以后，内存里的内容还在。', options: [], answer: '错' } as const
const words = { typeName: '短文本', content: '用一个词说说你想做的作品', options: [], answer: '' } as const
type Written = Omit<Readonly<WrittenQuestion>, 'imageUrl' | 'options'> & { readonly options: readonly string[] }

const dialogOf = (page: Page, called: string) => page.getByRole('dialog', { name: called })
/** A picture of its own, 320 by 240. */
const pictureOf = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })

async function write(page: Page, { typeName, content, options, answer }: Written, picture?: Buffer) {
  await page.getByRole('button', { name: '写一道题' }).click()
  const dialog = dialogOf(page, '写一道题')
  await dialog.getByRole('radio', { name: typeName }).check()
  await dialog.getByRole('textbox', { name: '题目' }).fill(content)
  if (picture) {
    // Larger than what is sent: it is made small before that.
    const buffer = Buffer.concat([picture, Buffer.alloc(11 * 1024 * 1024)])
    const file = { name: '二进制.png', mimeType: 'image/png', buffer }
    await dialog.locator('input[type=file]').first().setInputFiles(file)
    await dialog.getByRole('img', { name: '题目的图片' }).waitFor()
  }
  const fields = () => dialog.getByRole('textbox', { name: /^选项/ })
  // Four are there to begin with.
  if (options.length > 4) await dialog.getByRole('button', { name: '添加选项' }).click()
  if (options.length === 3) await dialog.getByRole('button', { name: '删除选项 D' }).click()
  for (const [index, option] of options.entries()) await fields().nth(index).fill(option)
  // The form behind is not sent by it.
  if (options.length > 0) await fields().last().press('Enter')
  for (const choice of answer) await dialog.getByRole('button', { name: `${choice} 是正确答案` }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(content).waitFor()
}

const card = (page: Page) => coursewareCard(page, name)
async function save(page: Page) {
  await page.getByRole('button', { name: '保存' }).click()
  await page.waitForURL('**/classroom/list')
  await card(page).waitFor()
}
async function edit(page: Page) {
  await card(page)
    .getByRole('link', { name: `编辑 ${name}` })
    .click()
  await page.getByRole('form', { name: '编辑课件' }).getByText('自编题 4 题').waitFor()
}

const choices = (phone: Page) => phone.getByRole('group', { name: /^选项/ }).getByRole('button')
const arrived = (phone: Page, given: string) => phone.getByText(`老师已收到你的答案 ${given}`).waitFor()
/** Presses the letters of an answer, of as many as the question has. */
async function choose(phone: Page, { content, options, typeName }: Written, given: string) {
  await phone.getByText(content, { exact: true }).waitFor()
  expect(await choices(phone).count()).toBe(options.length || 2)
  for (const choice of given)
    await choices(phone)
      .filter({ hasText: new RegExp(`^${choice}`) })
      .click()
  if (typeName === '多选题') await phone.getByRole('button', { name: '提交' }).click()
  await arrived(phone, given)
}
async function say(phone: Page, word: string) {
  await phone.getByText(words.content, { exact: true }).waitFor()
  await phone.getByRole('textbox', { name: '你的答案' }).fill(word)
  await phone.getByRole('button', { name: '提交' }).click()
  await arrived(phone, word)
}
/** Takes no more answers, and reads off how many chose what, and what that says. */
async function counts(page: Page): Promise<string[]> {
  await answered(page, 2)
  const bars = page.getByRole('list', { name: '各选项人数' })
  await pressUntil(
    page,
    () => page.keyboard.press('s'),
    () => bars.isVisible(),
  )
  return (await bars.getByRole('listitem').allInnerTexts()).map((bar) => bar.replaceAll(/\s+/g, ' '))
}
const showAnswer = (page: Page) =>
  pressUntil(
    page,
    () => page.keyboard.press(' '),
    () => page.getByRole('button', { name: '隐藏答案' }).isVisible(),
  )
const toQuestion = (page: Page, number: number) =>
  pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByText(`第 ${number} 题 / 4`).isVisible(),
  )

test('own questions of every kind go through a whole class, and it keeps what was asked when they are changed and deleted', async () => {
  const { page, context, errors } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const token = (await context.cookies()).find((cookie) => cookie.name === 'userToken')?.value ?? ''
  const held = async (path: string, query: object) => {
    const search = new URLSearchParams({ userToken: token, ...query })
    const { data } = await (await fetch(`${origin()}${path}?${search}`)).json()
    return data
  }

  await page.getByRole('link', { name: '新建课件' }).click()
  const form = page.getByRole('form', { name: '新建课件' })
  await form.getByRole('combobox', { name: '科目' }).selectOption('信息技术')
  await form.getByRole('combobox', { name: '年级' }).selectOption('七年级')
  await form.getByRole('textbox', { name: '课件名称' }).fill(name)
  await form.getByRole('radio', { name: '私有' }).check()
  await form.getByRole('radio', { name: '试题篮' }).check()
  await write(page, single, await pictureOf(page))
  for (const question of [multiple, judgement, words]) await write(page, question)
  await form.getByText('自编题 4 题').waitFor()
  await save(page)

  await page.getByRole('button', { name: `用 ${name} 上课` }).click()
  const start = dialogOf(page, '开始上课')
  await start.getByRole('combobox', { name: '班级' }).selectOption('七年级(1)班')
  await start.getByRole('radio', { name: '手机' }).check()
  await start.getByRole('button', { name: '开始上课' }).click()
  const codes = dialogOf(page, '手机扫码作答')
  const link = new URL(await codes.getByRole('link').innerText())
  const join = async (code: string) => {
    const phone = (await visit(link.pathname + link.hash, { viewport: { width: 390, height: 844 }, hasTouch: true }))
      .page
    await phone.getByRole('textbox', { name: '学号' }).fill(code)
    await phone.getByRole('button', { name: '加入课堂' }).click()
    await phone.getByText(/你已经在课堂里了$/).waitFor()
    return phone
  }
  const one = await join('20260001')
  const two = await join('20260002')
  await codes.getByRole('button', { name: '开始答题' }).click()

  // What is on the board is on the phones: words, picture, and what the letters say.
  for (const screen of [page, one]) {
    const picture = screen.getByRole('img', { name: /^第 1 题/ })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    await screen.getByText('<b>7</b>', { exact: true }).waitFor()
  }
  // What is small on a phone is looked at large.
  await one.getByRole('button', { name: '放大图片' }).click()
  const large = dialogOf(one, '第 1 题').getByRole('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await one.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await choose(one, single, 'B')
  await choose(two, single, 'A')
  expect(await counts(page)).toEqual(['A 3 50% 1 人', 'B 5 50% 1 人', 'C <b>7</b> 0% 0 人'])
  await showAnswer(page)
  await page.getByText('正确 1').waitFor()
  await one.getByText('正确答案 B，答对了！').waitFor()
  await two.getByText('正确答案 B，你的答案是 A').waitFor()

  await toQuestion(page, 2)
  await choose(one, multiple, 'AC')
  await choose(two, multiple, 'ACE')
  expect(await counts(page)).toEqual([
    'A 键盘 100% 2 人',
    'B 显示器 0% 0 人',
    'C 鼠标 100% 2 人',
    'D 打印机 0% 0 人',
    'E 扫描仪 50% 1 人',
  ])
  await showAnswer(page)
  await one.getByText('正确答案 ACE，你的答案是 AC').waitFor()

  await toQuestion(page, 3)
  await choose(one, judgement, '错')
  await choose(two, judgement, '对')
  expect(await counts(page)).toEqual(['对 50% 1 人', '错 50% 1 人'])

  await toQuestion(page, 4)
  await say(one, '动画')
  await say(two, '小游戏')
  await answered(page, 2)
  const cloud = page.getByRole('list', { name: '词云' })
  await pressUntil(
    page,
    () => page.keyboard.press('s'),
    () => cloud.isVisible(),
  )
  for (const word of ['动画', '小游戏']) await cloud.getByRole('button', { name: `${word}，1 人，撤下` }).waitFor()
  expect(await page.getByRole('button', { name: '显示答案' }).count()).toBe(0)

  await page.getByRole('button', { name: '课堂小结' }).click()
  const rates = page.getByRole('list', { name: '各题得分率' }).getByRole('listitem')
  await expect.poll(() => rates.count()).toBe(3)
  for (const rate of await rates.allInnerTexts()) expect(rate).toContain('50%')
  await page.getByRole('button', { name: '下课' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await page.waitForURL('**/classroom/list')
  for (const phone of [one, two]) await phone.getByText('课堂已结束').waitFor()

  // The report, in a tab of its own that stays open.
  const report = await context.newPage()
  await report.goto(page.url())
  await report.getByRole('button', { name: '上课记录' }).click()
  await report.getByRole('button', { name: new RegExp(`${name} 的报告$`) }).click()
  const asked = async () => {
    for (const { content } of [single, multiple, judgement, words]) await report.getByText(content).waitFor()
    await report.getByText('<b>7</b>', { exact: true }).waitFor()
    const picture = report.getByRole('img', { name: '第 1 题的图片' })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    expect(await report.getByText('1 人答对，2 人作答，共 2 人参加').count()).toBe(3)
    const unscored = report.getByRole('listitem').filter({ hasText: '不记分的题' })
    await unscored.getByText('第 4 题', { exact: true }).waitFor()
    for (const word of ['动画', '小游戏']) await report.getByText(word, { exact: true }).waitFor()
  }
  await asked()
  const download = report.waitForEvent('download')
  await report.getByRole('button', { name: '导出 Excel' }).click()
  const [students = '', questions = '', all = '', asides = ''] = sheetsOf(await (await download).path())
  expect(students.match(/<v>未参加<\/v>/g)).toHaveLength(43)
  expect(questions).toContain(`${multiple.content} A. 键盘 B. 显示器 C. 鼠标 D. 打印机 E. 扫描仪`)
  expect(questions).toContain(`${single.content} （附图） A. 3`)
  expect(asides).toContain(words.content)
  for (const answers of ['B', 'ACE', '错']) expect(questions).toContain(`<v>${answers}</v>`)
  expect(all.match(/<v>[对错]<\/v>/g)).toHaveLength(8)
  for (const word of ['动画', '小游戏']) expect(asides).toContain(`<v>${word}</v>`)

  const answerClassId = new URL(report.url()).searchParams.get('report') ?? ''
  const kept = async () =>
    v.parse(classReport, await held(getClassReport.path, { answerClassId })).questions.map((question) => ({
      ...question,
      rounds: question.rounds.map(({ answers }) => answers.map((given) => given.answer).toSorted()),
    }))
  const first = await kept()
  expect(first).toMatchObject([
    { content: single.content, options: single.options, answer1: 'B', choiceCount: 3, rounds: [['A', 'B']] },
    { content: multiple.content, options: multiple.options, answer1: 'ACE', rounds: [['AC', 'ACE']] },
    { content: judgement.content, options: [], answer1: '错', rounds: [['对', '错']] },
    { content: words.content, options: [], answer1: null, rounds: [['动画', '小游戏']] },
  ])
  expect(first[0]?.imageUrl).toMatch(/^questions\/written-/)

  await card(page).getByText('已上课').waitFor()
  await card(page).getByRole('button', { name: /成绩$/ }).click()
  const scores = dialogOf(page, `${name} · 成绩`)
  const scored = scores.getByRole('list', { name: '各题得分率' }).getByRole('listitem')
  await scored.filter({ hasText: '不记分' }).waitFor()
  expect((await scored.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    '第 1 题 50% 2 人参加',
    '第 2 题 50% 2 人参加',
    '第 3 题 50% 2 人参加',
    '第 4 题 不记分',
  ])
  await page.keyboard.press('Escape')

  // Another wording for the lessons to come; the one that was held has what was asked.
  const changed = '图里的二进制数转换成十进制是多少？'
  await edit(page)
  await page.getByRole('button', { name: '编辑第 1 题' }).click()
  const dialog = dialogOf(page, '编辑自编题')
  await dialog.getByRole('textbox', { name: '题目' }).fill(changed)
  await dialog.getByRole('button', { name: '删除图片' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByText(changed).waitFor()
  await save(page)
  await report.reload()
  await asked()
  expect(await kept()).toEqual(first)

  await edit(page)
  await page.getByText(changed).waitFor()
  await page.getByRole('button', { name: '删除第 2 题' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('自编题 3 题').waitFor()
  await save(page)
  const id = v.parse(v.object({ coursewareId: v.number() }), await held(getClassReport.path, { answerClassId }))
  const { questionIds } = v.parse(
    v.object({ questionIds: v.array(v.number()) }),
    await held(getCourseware.path, { id: String(id.coursewareId) }),
  )
  expect(questionIds).toHaveLength(3)
  expect(questionIds).not.toContain(first[0]?.questionId)
  expect(questionIds).not.toContain(first[1]?.questionId)

  // And when the whole courseware is gone.
  await card(page)
    .getByRole('button', { name: `删除 ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('删除成功').waitFor()
  await report.reload()
  await asked()
  expect(await kept()).toEqual(first)
  expect(errors).toEqual([])
})

test('a courseware that is not saved comes back after a reload or another login, until it is left on purpose or saved, which is once', async () => {
  const { page, context } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const form = page.getByRole('form', { name: '新建课件' })
  const nameField = form.getByRole('textbox', { name: '课件名称' })
  const restored = form.getByText('已恢复上次没有保存的内容')
  const open = async () => {
    await page.getByRole('link', { name: '新建课件' }).click()
    await nameField.waitFor()
  }
  const isKept = () =>
    page.waitForFunction(() =>
      Object.entries(localStorage).some(([key, value]) => key.includes('courseware') && value.includes('写了一半')),
    )
  await open()
  await nameField.fill('写了一半')
  await isKept()
  await page.reload()
  await restored.waitFor()
  expect(await nameField.inputValue()).toBe('写了一半')
  await form.getByRole('button', { name: '不用了，重新开始' }).click()
  expect(await nameField.inputValue()).toBe('')
  await page.reload()
  await nameField.waitFor()
  expect(await restored.count()).toBe(0)

  await nameField.fill('写了一半')
  await isKept()
  await form.getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog', { name: '尚未保存，确定离开？' }).getByRole('button', { name: '离开' }).click()
  await open()
  expect(await nameField.inputValue()).toBe('')
  await form.getByRole('combobox', { name: '科目' }).selectOption('信息技术')
  await form.getByRole('combobox', { name: '年级' }).selectOption('七年级')
  await form.getByRole('radio', { name: '私有' }).check()
  await form.getByRole('radio', { name: '试题篮' }).check()
  await write(page, single, await pictureOf(page))
  await nameField.fill('写了一半')
  await isKept()
  const login = await context.cookies()
  await context.clearCookies()
  await page.reload()
  await page.waitForURL('**/login/**')
  await context.addCookies(login)
  await page.goto(`${origin()}/adminv2/classroom/list`)
  await open()
  await restored.waitFor()
  await page.getByText(single.content).waitFor()
  // The answer is lost and the page loaded anew. The second press makes no second courseware: the one that is there gets
  // what has changed.
  await pressAndLose(page, '/courseware/add', () => page.getByRole('button', { name: '保存' }).click())
  await page.reload()
  await restored.waitFor()
  await page.getByText(single.content).waitFor()
  await nameField.fill('写完了')
  await page.getByRole('button', { name: '保存' }).click()
  const saved = page.getByRole('heading', { name: '写完了' })
  await saved.waitFor()
  expect(await saved.count()).toBe(1)
  expect(await page.getByRole('heading', { name: '写了一半' }).count()).toBe(0)
  await open()
  expect(await nameField.inputValue()).toBe('')
})
