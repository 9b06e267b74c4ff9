import { expect, test } from 'vitest'
import { answered, classRooms, coursewareAt, coursewareCard, startClass } from './class-room.ts'
import { pressUntil } from './double-tap.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage({ motion: true })

const { heldClasses, heldIn, machine, press } = classRooms(origin)

test('a whole lesson with devices: create, start, pair, ask, reveal, rank, redo, correct, next, leave, scores', async () => {
  const { page, sent, calls, errors } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  await expect.poll(() => page.title()).toContain('实时课堂')
  await page.getByRole('link', { name: '新建课件' }).click()
  const form = page.getByRole('form', { name: '新建课件' })
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByRole('alert').getByText('请先选择科目！').waitFor()
  const subject = form.getByRole('combobox', { name: '科目' })
  await expect.poll(() => subject.evaluate((field) => field.matches(':focus[aria-invalid=true]'))).toBe(true)
  await subject.selectOption('数学')
  await form.getByRole('combobox', { name: '年级' }).selectOption('七年级')
  await form.getByRole('textbox', { name: '课件名称' }).fill('  一堂完整的课  ')
  await form.getByRole('radio', { name: '公开' }).check()
  await form.getByRole('radio', { name: '试卷', exact: true }).check()
  await form.getByRole('combobox', { name: '试卷' }).selectOption({ index: 3 })
  await form.getByText(/已选/).waitFor()
  expect(sent('/courseware/listChoiceQuestion')[0]?.query).toMatchObject({ pageNum: '1', pageSize: '5' })
  await form.getByRole('button', { name: '保存' }).click()
  await coursewareCard(page, '一堂完整的课').waitFor()
  await expect
    .poll(() => sent('/courseware/add')[0]?.body)
    .toMatchObject({ name: '一堂完整的课', type: '0', share: 1, source: 1 })

  await startClass(page, '一堂完整的课', { room: '301 智慧教室' })
  await answered(page, 0)
  expect(new URL(page.url()).pathname).toBe('/adminv2/classroom/start')
  expect(await page.locator('top-bar').count()).toBe(0)
  const order = calls.map(({ path }) => path.split('/').at(-1))
  expect(order.indexOf('checkIfBeginClass')).toBeLessThan(order.indexOf('beginClass'))
  expect(order.indexOf('beginClass')).toBeLessThan(order.indexOf('beginAnswerQuestion'))

  await page.getByRole('button', { name: '答题器配对' }).click()
  const pairing = page.getByRole('dialog', { name: '答题器配对' })
  await pairing.getByRole('button', { name: '开始配对' }).click()
  await pairing.getByText('请学生在答题器上输入').waitFor()
  const { stationKey, students } = await heldIn(1)
  const number = students[0]?.code.slice(-2)
  expect(await machine('pair', { roomId: 1, stationKey, machineCode: 'NEW-1', number })).toMatchObject({ code: 0 })
  await pairing.getByText('NEW-1').waitFor()
  expect(await machine('pair', { roomId: 1, stationKey, machineCode: 'NEW-2', number: '99' })).toMatchObject({
    code: 100,
  })
  await page.getByText('未匹配到对应学生！').first().waitFor()
  await pairing.getByRole('button', { name: '临时保存' }).click()
  await pairing.waitFor({ state: 'hidden' })
  expect(sent('/finishMatchAnswerMachine')[0]?.query).toMatchObject({ roomId: '1', classId: '1', saveMode: '1' })

  const right = (await heldIn(1)).question?.answer1 ?? ''
  const wrong = right === '对' ? '错' : right === '错' ? '对' : right === 'A' ? 'B' : 'A'
  const codeOf = (code: string) => (code === students[0]?.code ? 'NEW-1' : `K${code.slice(-4)}`)
  await press(1, [right, wrong, right, right, right, right, right], codeOf)
  await answered(page, 7)
  const ranking = page.getByRole('group', { name: '排行前六名' })
  await expect.poll(() => ranking.getByRole('listitem').count()).toBe(6)
  expect(await ranking.getByRole('list').count()).toBe(3)

  await page.keyboard.press(' ')
  await page.getByText('正确 6').waitFor()
  expect(sent('/changeQuestionStatus')[0]?.query).toMatchObject({ roomId: '1', status: '1' })
  await page.getByRole('button', { name: '隐藏排行' }).click()
  await page.getByRole('tab', { name: '作答情况' }).click()
  await page.getByRole('list', { name: '作答与提交' }).waitFor()
  await page.getByRole('tab', { name: '排行' }).click()
  await page.getByText('排行已隐藏').waitFor()
  await page.getByRole('button', { name: '显示排行' }).click()

  await page.getByRole('button', { name: '更正答案' }).click()
  const correction = page.getByRole('dialog', { name: '更正答案' })
  if (right.length === 1) await correction.getByRole('radio', { name: wrong, exact: true }).check()
  else await correction.getByRole('checkbox', { checked: true }).first().uncheck()
  await correction.getByRole('button', { name: '保存' }).click()
  await page.getByText(right.length === 1 ? '正确 1' : /^正确 [01]$/).waitFor()

  await page.getByRole('button', { name: '重新作答' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '重新作答' }).click()
  await answered(page, 0)
  expect(sent('/beginAnswerQuestion').at(-1)?.query).toMatchObject({ doItAgain: 'true' })
  await press(
    1,
    Array.from({ length: 45 }, () => wrong),
    codeOf,
  )
  await page.getByText('全部作答完毕').waitFor()

  await page.keyboard.press('ArrowRight')
  await page.getByText(/^第 2 题/).waitFor()
  await answered(page, 0)
  await page.getByRole('button', { name: '返回' }).click()
  const question = page.getByRole('alertdialog', { name: '即将返回到课件列表，是否继续？' })
  await question.getByRole('button', { name: '取消' }).click()
  await answered(page, 0)
  await page.getByRole('button', { name: '返回' }).click()
  await question.getByRole('button', { name: '继续' }).click()
  await page.waitForURL('**/classroom/list')
  await expect.poll(heldClasses).toEqual([])

  await coursewareCard(page, '一堂完整的课').getByText('已上课').waitFor()
  await coursewareCard(page, '一堂完整的课').getByRole('button', { name: /成绩$/ }).click()
  const scores = page.getByRole('dialog', { name: '一堂完整的课 · 成绩' })
  await scores.getByText('总得分率 · 共 45 人').waitFor()
  await expect.poll(() => scores.getByRole('list', { name: /学生得分率第/ }).count()).toBe(2)
  expect(errors).toEqual([])
})

test('three phones answer, lose the wifi, come back after a refresh, and nothing is lost or doubled', async () => {
  const { page } = await visit('/adminv2/classroom/list?', { as: accounts.everything })
  const name = await coursewareAt(page, 4)
  await startClass(page, name, 'phone')
  const codes = page.getByRole('dialog', { name: '手机扫码作答' })
  const link = await codes.getByRole('link').innerText()
  expect(link).toMatch(/\/portrait\/#\/machineStudent\?classId=1&classroomId=\d+&token=/)
  await codes.getByRole('img').waitFor()

  const phones = []
  for (const code of ['20260001', '20260002', '20260003']) {
    const phone = await visit(new URL(link).pathname + new URL(link).hash, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await phone.page.getByRole('textbox', { name: '学号' }).fill(code)
    await phone.page.getByRole('button', { name: '加入课堂' }).click()
    await phone.page.getByText(/你已经在课堂里了$/).waitFor()
    phones.push(phone)
  }
  await codes.getByText('已连接 3 / 45 人').waitFor()
  // The clock starts when the teacher starts, not while codes are scanned.
  expect(await phones[0]?.page.getByText(/^第 1 题/).count()).toBe(0)
  await codes.getByRole('button', { name: '开始答题' }).click()
  for (const phone of phones) await phone.page.getByText(/^第 1 题/).waitFor()

  const choices = (phone: Page) => phone.getByRole('group', { name: /^选项/ }).getByRole('button')
  async function answer(phone: Page, index: number) {
    await choices(phone).nth(index).click()
    const submit = phone.getByRole('button', { name: /^(提交|修改答案)$/ })
    if (await submit.isVisible()) await submit.click()
  }
  const [first, second, third] = phones.map((phone) => phone.page)
  if (!first || !second || !third) throw new Error('three phones')
  await answer(first, 0)
  await first.getByText('老师已收到你的答案').waitFor()
  await answered(page, 1)

  await second.context().setOffline(true)
  await answer(second, 1)
  await second.getByText(/还没有送达，已存在手机上/).waitFor()
  await third.context().setOffline(true)
  await answer(third, 0)
  await answer(third, 1)
  await third.getByText(/还没有送达/).waitFor()
  await answered(page, 1)
  await second.context().setOffline(false)
  await second.getByText('老师已收到你的答案').waitFor()
  await third.context().setOffline(false)
  await third.reload()
  await third.getByText('老师已收到你的答案').waitFor()
  await answered(page, 3)
  await expect.poll(() => page.getByRole('group', { name: '排行前六名' }).getByRole('listitem').count()).toBe(3)

  await page.keyboard.press(' ')
  await first.getByText(/正确答案/).waitFor()
  await expect.poll(() => choices(first).first().isDisabled()).toBe(true)
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByText(/^第 2 题/).isVisible(),
  )
  await first.getByText(/^第 2 题/).waitFor()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续' }).click()
  await first.getByText('课堂已结束').waitFor()
})

test('a reload resumes the question, a second window follows, and another teacher takes the room only when asked to', async () => {
  const { page, context } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const name = await coursewareAt(page, 2)
  await startClass(page, name, { room: '多媒体教室' })
  await answered(page, 0)
  await pressUntil(
    page,
    () => page.keyboard.press('ArrowRight'),
    () => page.getByText(/^第 2 题/).isVisible(),
  )
  await press(3, ['A', 'B', 'C'])
  await answered(page, 3)
  await page.reload()
  await page.getByText(/^第 2 题/).waitFor()
  await answered(page, 3)

  const second = await context.newPage()
  await second.goto(page.url())
  await answered(second, 3)
  await press(3, ['A', 'B', 'C', 'D'])
  await Promise.all([answered(page, 4), answered(second, 4)])
  await pressUntil(
    second,
    () => second.keyboard.press('ArrowLeft'),
    () => second.getByText(/^第 1 题/).isVisible(),
  )
  await page.getByText(/^第 1 题/).waitFor()
  await second.close()

  const other = await visit('/adminv2/classroom/list', { as: accounts.ordinary })
  const theirs = await coursewareAt(other.page, 0)
  await startClass(other.page, theirs, { room: '多媒体教室' }, '七年级(2)班')
  const occupied = other.page.getByRole('alertdialog', { name: '该教室正在上课，是否继续？' })
  await occupied.getByRole('button', { name: '取消' }).click()
  expect(other.sent('/beginClass')).toHaveLength(0)
  await other.page.getByRole('dialog', { name: '开始上课' }).getByRole('button', { name: '开始上课' }).click()
  await occupied.getByRole('button', { name: '继续' }).click()
  await other.page.getByText(/人已作答/).waitFor()
  expect(other.sent('/beginClass')[0]?.query).toMatchObject({ force: 'true' })
  await page.getByText('课堂被关闭！').first().waitFor()
})

test('pushes that write their numbers as text are seen as they come', async () => {
  const { page } = await visit('/adminv2/classroom/list', { as: accounts.everything })
  const name = await coursewareAt(page, 3)
  await startClass(page, name, { room: '录播教室' })
  await answered(page, 0)
  await page.routeWebSocket(/endpointWisely/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((frame) => {
      const [head = '', body = ''] = String(frame).split('\n\n')
      // A frame that has grown has another length; only the type stays a number.
      const asText = body.replaceAll(/(?<!"type"):(\d+)/g, ':"$1"')
      socket.send([head.replace(/\ncontent-length:\d+/, ''), asText].join('\n\n'))
    })
  })
  await page.reload()
  await answered(page, 0)
  await page.getByText('已连接', { exact: true }).waitFor()
  const right = (await heldIn(5)).question?.answer1 ?? ''
  await press(5, [right, right, right])
  await answered(page, 3)
})
