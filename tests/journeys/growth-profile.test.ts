import { logInAs, sendTo } from '@mango/backend/demo'
import { momentFileType } from '@mango/contract/growth-profile'
import { expect, test } from 'vitest'
import { focusOn } from './focus.ts'
import { holdAnswer } from './hold-answer.ts'
import { intercept } from './intercept.ts'
import { pressAndLose } from './lose-answer.ts'
import { sheetsPrinted } from './sheets-printed.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const path = '/adminv2/studentGrowth'
const feed = '/api/tk/qbotTeach/moments'

let link: Promise<{ token: string; id: number }> | undefined
/** What stands in a link of the demo's student. */
const linkOfPupil = () => (link ??= logInAs(sendTo(origin()), accounts.student))

async function openByLink(query = '', options: Parameters<typeof visit>[1] = {}) {
  const { token, id } = await linkOfPupil()
  const visitor = await visit(`${path}?studentId=${id}&studentName=夏书豪&userToken=${token}${query}`, options)
  await visitor.page.getByRole('heading', { name: '夏书豪' }).waitFor()
  return { ...visitor, id, token }
}
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
/** Every picture of a page is one. */
const picture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
async function toMoments(page: Page) {
  await page.getByRole('heading', { name: '精彩瞬间' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: '精彩瞬间' }).evaluate((title) => title.scrollIntoView())
  await page.getByRole('button', { name: /第一次做酸碱滴定/ }).waitFor()
}

test('a parent opens the link: no login, no token left in the address, and a reload still works', async () => {
  const { page, calls, id, token, errors } = await openByLink()
  await expect.poll(() => queryOf(page)).toEqual({ studentId: String(id), studentName: '夏书豪' })
  await page.getByText('七年级(1)班').first().waitFor()
  expect(await page.locator('top-bar').count()).toBe(0)
  // Every call carries it once, and no page that is opened from here hears of it.
  const own = calls.filter((call) => call.path.startsWith('/api/tk/') || call.path.startsWith('/api/user/get/'))
  expect(own.length).toBeGreaterThan(1)
  expect(own.every((call) => call.query['userToken'] === token)).toBe(true)
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await page.reload()
  await page.getByText('七年级(1)班').first().waitFor()
  expect(page.url()).not.toContain(token)
  expect(errors).toEqual([])
})

test('the profile is saved as a file of what is shown', async () => {
  const { page, sent, id } = await openByLink('&days=90', { acceptDownloads: true })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载档案（PDF）' }).click()
  expect((await saving).suggestedFilename()).toBe('夏书豪的成长档案.pdf')
  await expect.poll(() => sent('/printProfile')[0]?.body).toEqual({ studentId: id, isTeachTarget: 1, days: 90 })
  // The page is still there behind it.
  await page.getByText('七年级(1)班').first().waitFor()
})

test('on paper the profile has no empty sheet where the moments were, which are in its file', async () => {
  const { page } = await openByLink()
  await toMoments(page)
  const sheets = await sheetsPrinted(page)
  expect(sheets).not.toContain('')
  expect(sheets.at(-1)).toContain('积分消费')
  expect(sheets.join('')).not.toContain('精彩瞬间')
})

test('on paper each chart is as wide as its card, what was not chosen is not there, and what the charts mean is', async () => {
  const { page } = await openByLink()
  await section(page, '课程能力评估').locator('canvas').nth(1).waitFor()
  await section(page, '日常表现').evaluate((daily) => daily.scrollIntoView())
  await page.locator('.growth-days canvas').waitFor()
  const text = (await sheetsPrinted(page)).join('')
  for (const words of ['这一阶段希望达到的分', '30天', '教学目标']) expect(text).toContain(words)
  for (const words of ['点一下某一项', '3个月', '总目标']) expect(text).not.toContain(words)

  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const charts = page.locator('.chart-paper')
  await expect.poll(() => charts.count()).toBeGreaterThanOrEqual(3)
  const sizes = await charts.evaluateAll((all) =>
    all.map((chart) => [chart.clientWidth, chart.clientHeight, chart.closest('.chart')?.clientHeight ?? 0]),
  )
  // Both of the abilities and the days; a pie stands beside its numbers. None lies over what follows.
  expect(sizes.filter(([width = 0]) => width >= 600).length).toBe(3)
  for (const [, height = 0, place = 0] of sizes) {
    expect(height).toBeGreaterThanOrEqual(140)
    expect(place).toBeGreaterThanOrEqual(height)
  }
})

test('whoever is logged in reads on by the link after a reload', async () => {
  const { token, id } = await openByLink()
  // She teaches another class.
  const { page } = await visit(`/adminv2/studentGrowth?studentId=${id}&userToken=${token}`, { as: '13800000020' })
  await page.getByText('七年级(1)班').first().waitFor()
  await page.reload()
  await page.getByText('七年级(1)班').first().waitFor()
})

test('closed, it leads back to the screen that it was opened from', async () => {
  const { page } = await visit('/adminv2/mangoTeacher/myStudents', { as: accounts.everything })
  await page
    .getByRole('link', { name: /成长档案/ })
    .first()
    .click()
  const daily = section(page, '日常表现')
  await daily.getByText('当前积分').waitFor()
  await daily.getByRole('radio', { name: '7天' }).check()
  await expect.poll(() => queryOf(page)['days']).toBe('7')
  await page.getByRole('button', { name: '关闭' }).click()
  await page.waitForURL(/\/mangoTeacher\/myStudents$/)
})

test('the close button tells the window around', async () => {
  const { page } = await openByLink()
  await page.evaluate(() => addEventListener('message', ({ data }) => document.body.setAttribute('data-heard', data)))
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => page.locator('body').getAttribute('data-heard')).toBe('close')
})

test('five rows of information, and the rest on demand', async () => {
  const { page } = await openByLink()
  const facts = section(page, '基本信息').locator('dt')
  await expect.poll(() => facts.allTextContents()).toEqual(['学校', '班级', '学号', '性别', '出生日期'])
  await page.getByRole('button', { name: '查看更多' }).click()
  await expect.poll(() => facts.count()).toBe(12)
})

test('abilities go down to what a unit is made of, and the way is in the address', async () => {
  const { page, sent, id } = await openByLink()
  await page.getByRole('tab', { name: '数学' }).click()
  const ability = section(page, '课程能力评估')
  await ability.getByRole('button', { name: '以表格查看 数学的得分', exact: true }).click()
  await ability.getByRole('button', { name: '有理数' }).click()
  await ability.getByRole('cell', { name: /^\d/ }).first().waitFor()
  await ability.getByRole('rowheader', { name: '数轴与绝对值' }).waitFor()
  const { items = '', ...query } = queryOf(page)
  expect(query).toEqual({ studentId: String(id), studentName: '夏书豪', subjectId: '2' })
  expect(Number(items)).toBeGreaterThan(0)
  expect(sent('/classAbilityEvaluate/detail').at(-1)?.query).toMatchObject({
    studentId: String(id),
    subjectId: '2',
    isTeachTarget: '1',
    itemId: items,
  })
  await page.reload()
  const way = ability.getByRole('navigation', { name: '所在层级' })
  await expect.poll(() => way.getByRole('listitem').allTextContents()).toEqual(['数学', '有理数'])
  await way.getByRole('button', { name: '数学' }).click()
  await expect.poll(() => queryOf(page)['items']).toBeUndefined()
  await page.getByRole('radio', { name: '总目标' }).check()
  await expect.poll(() => sent('/classAbilityEvaluate/overview').at(-1)?.query['isTeachTarget']).toBe('0')
  await page.getByRole('combobox', { name: '学期' }).selectOption({ index: 1 })
  await page.waitForURL((url) => url.searchParams.has('schoolYear'))
  await expect
    .poll(() => sent('/classAbilityEvaluate/overview').at(-1)?.query['schoolYear'])
    .toBe(queryOf(page)['schoolYear'])
})

test('the last 7, 30 and 90 days', async () => {
  const { page, sent } = await openByLink()
  const daily = section(page, '日常表现')
  await daily.getByText('当前积分').waitFor()
  for (const [name, days] of [
    ['7天', '7'],
    ['3个月', '90'],
    ['30天', '30'],
  ] as const) {
    await daily.getByRole('radio', { name }).check()
    await expect.poll(() => sent('/qbotTeach/dailyBehavior').at(-1)?.query['days']).toBe(days)
  }
  await daily.getByRole('button', { name: '以表格查看 每日积分与班级平均', exact: true }).click()
  await expect.poll(() => daily.getByRole('region', { name: '每日积分与班级平均' }).getByRole('row').count()).toBe(31)
})

test('the feed grows by the id of its last moment, and one opens large', async () => {
  const { page, sent } = await openByLink()
  // Whether the end of the first page is in sight at once is a matter of how fast its pictures come.
  const answer = page.waitForResponse((response) => response.url().includes(`${feed}?id=`))
  await toMoments(page)
  expect(sent(feed)[0]?.query).toMatchObject({ pageSize: '10' })
  expect(sent(feed)[0]?.query['id']).toBeUndefined()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const { data } = await (await answer).json()
  expect(data.data).toHaveLength(10)
  expect(data.data[0].id).toBe(Number(sent(feed)[1]?.query['id']) - 1)
  await page.getByRole('heading', { name: '精彩瞬间' }).evaluate((title) => title.scrollIntoView())
  // By key: the feed still grows around it, and a mouse would be held to a card that stands still.
  await page.getByRole('button', { name: /4×100/ }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: '校运会 4×100 米接力' })
  await dialog.locator('video').waitFor()
  await dialog.getByRole('button', { name: '上一个' }).click()
  const first = page.getByRole('dialog', { name: '第一次做酸碱滴定' })
  await first.getByRole('img', { name: '第一次做酸碱滴定' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

/** Long feed whose pages come at once: nothing else on a page would hide what jumps. */
const answerAtOnce = `
  const send = fetch
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input.url ?? input, location.href)
    if (pathname !== '${feed}') return send(input, init)
    const last = Number(searchParams.get('id') ?? 36)
    const data = Array.from({ length: Math.min(10, last - 1) }, (_, index) => ({
      id: last - 1 - index,
      title: '瞬间' + (last - 1 - index),
      content: '',
      image: { fileType: 2, imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', videoUrl: '', width: 3, height: 2 },
      status: 1,
    }))
    return Promise.resolve(Response.json({ code: 0, data: { pageSize: 10, data } }))
  }
  globalThis.shift = 0
  globalThis.watchShift = () =>
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value
    }).observe({ type: 'layout-shift' })
`

test('what the feed grows by pushes nothing down, and whoever asked for it by key goes on there', async () => {
  const { token, id } = await linkOfPupil()
  const { page } = await visit('/adminv2/')
  await page.addInitScript(answerAtOnce)
  await page.goto(`${origin()}${path}?studentId=${id}&userToken=${token}`)
  await page.getByRole('heading', { name: '精彩瞬间' }).evaluate((title) => title.scrollIntoView())
  const card = (number: number) => page.getByRole('button', { name: new RegExp(`瞬间${number}$`) })
  await card(35).waitFor()
  await page.evaluate('watchShift()')
  for (const first of [25, 15]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await card(first).waitFor()
  }
  expect(await page.evaluate('shift')).toBe(0)

  await page.getByRole('button', { name: '加载更多' }).press('Enter')
  await card(5).waitFor()
  await focusOn(card(5))
})

test('a moment is added with its file, and is in the feed a second later', async () => {
  const { page, sent, id } = await openByLink()
  await toMoments(page)
  await page.getByRole('button', { name: '添加' }).click()
  const dialog = page.getByRole('dialog', { name: '记一个瞬间' })
  await dialog.getByRole('textbox', { name: '标题' }).fill('第一次升旗')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '升旗.png', mimeType: 'image/png', buffer: await picture(page) })
  await dialog.getByRole('textbox', { name: '内容' }).fill('   ')
  await dialog.getByRole('button', { name: '确定' }).click()
  expect(sent('/addMoments')).toEqual([])
  expect(await page.getByRole('alert').count()).toBe(0)
  await dialog.getByRole('textbox', { name: '内容' }).fill('班级代表，第一次走在最前面。')
  const before = sent(feed).length
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: /第一次升旗/ }).waitFor()
  expect(sent('/addMoments')).toHaveLength(1)
  expect(sent(feed).length).toBeGreaterThan(before)
  const { token } = await linkOfPupil()
  const kept = await (await fetch(`${origin()}${feed}?studentId=${id}&pageSize=1&userToken=${token}`)).json()
  expect(kept.data.data[0]).toMatchObject({ title: '第一次升旗', image: { fileType: 2, width: 320, height: 240 } })
})

test('a photo goes into the feed small, and without what the camera wrote into it', async () => {
  const { page, id } = await openByLink()
  await toMoments(page)
  await page.getByRole('button', { name: '添加' }).click()
  const dialog = page.getByRole('dialog', { name: '记一个瞬间' })
  await dialog.getByRole('textbox', { name: '标题' }).fill('手机拍的')
  await dialog.getByRole('textbox', { name: '内容' }).fill('在操场边上')
  // As a phone takes it: 12 megapixels, and after its first two bytes a note of the camera.
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 4000)
    canvas.getContext('2d')?.fillRect(0, 0, 1500, 4000)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await jpeg.arrayBuffer())]
  })
  const note = Buffer.from('ffe1000e457869660000', 'hex')
  const buffer = Buffer.concat([Buffer.from(photo.slice(0, 2)), note, Buffer.from('GPS!'), Buffer.from(photo.slice(2))])
  await dialog.locator('input[type=file]').setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: /手机拍的/ }).waitFor()
  const { token } = await linkOfPupil()
  const kept = await (await fetch(`${origin()}${feed}?studentId=${id}&pageSize=1&userToken=${token}`)).json()
  const [{ image }] = kept.data.data
  expect(image).toMatchObject({ width: 1650, height: 2200 })
  expect(await (await fetch(image.imageUrl)).text()).not.toContain('GPS!')
})

test('a moment that is sent without network says so at once, and cancelled it does not come later', async () => {
  const { page, context, sent } = await openByLink()
  await toMoments(page)
  await section(page, '精彩瞬间').getByRole('button', { name: '添加', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '记一个瞬间' })
  await dialog.getByRole('textbox', { name: '标题' }).fill('没有网络')
  await dialog.getByRole('textbox', { name: '内容' }).fill('在操场边上')
  const file = { name: '操场.png', mimeType: 'image/png', buffer: await picture(page) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  // A slip of a key loses nothing.
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('region', { name: '通知' }).getByText('网络连接失败，请检查网络后重试').waitFor()
  await dialog.getByRole('button', { name: '取消' }).click()
  const before = sent('addMoments').length
  await context.setOffline(false)
  await page.reload()
  await toMoments(page)
  expect(sent('addMoments')).toHaveLength(before)
  expect(await page.getByRole('button', { name: /没有网络/ }).count()).toBe(0)
})

test('a moment whose answer was lost is in the feed once when it is sent again', async () => {
  const { page } = await openByLink()
  await toMoments(page)
  await section(page, '精彩瞬间').getByRole('button', { name: '添加', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '记一个瞬间' })
  await dialog.getByRole('textbox', { name: '标题' }).fill('只有一个')
  await dialog.getByRole('textbox', { name: '内容' }).fill('只写一次')
  const file = { name: '一个.png', mimeType: 'image/png', buffer: await picture(page) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await pressAndLose(page, '/addMoments', () => dialog.getByRole('button', { name: '确定' }).click())
  // Behind the dialog it is there already, for whoever gives up now.
  const added = page.locator('.moment-card').filter({ hasText: '只有一个' })
  await added.first().waitFor({ state: 'attached' })
  await dialog.getByRole('textbox', { name: '标题' }).fill('改了标题')
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('region', { name: '通知' }).getByText('这个瞬间已经添加，不能再修改').waitFor()
  await dialog.getByRole('textbox', { name: '标题' }).fill('只有一个')
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /只有一个/ })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /只有一个/ }).count()).toBe(1)
})

test('a file that is not there yet has a placeholder, and is tried again', async () => {
  const { token, id } = await linkOfPupil()
  let tries = 0
  const { page } = await visit('/adminv2/login/passwordLogin')
  await intercept(page, /\/oss\/growth\/moments\/[^?]*\.(png|jpg)/, async (route) => {
    tries += 1
    if (tries <= 2) await route.fulfill({ status: 404 })
    else await route.continue()
  })
  await intercept(page, `**${feed}*`, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.data = answer.data.data.slice(0, 1)
    await route.fulfill({ json: answer })
  })
  await page.goto(`${origin()}${path}?studentId=${id}&userToken=${token}`)
  await page.getByRole('heading', { name: '精彩瞬间' }).evaluate((title) => title.scrollIntoView())
  await page.getByText('处理中，稍后显示').waitFor()
  await page.locator('.moment-picture img:visible').waitFor()
  expect(tries).toBeGreaterThan(2)
})

test('a film that this browser does not play is not waited for', async () => {
  const { token, id } = await linkOfPupil()
  const { page } = await visit('/adminv2/login/passwordLogin')
  await intercept(page, '**/oss/film.mov', (route) => route.fulfill({ body: 'HEVC' }))
  await intercept(page, `**${feed}*`, async (route) => {
    const answer = await (await route.fetch()).json()
    const [first] = answer.data.data
    const image = { ...first.image, fileType: momentFileType.video, imageUrl: '', videoUrl: '/oss/film.mov' }
    answer.data.data = [{ ...first, image }]
    await route.fulfill({ json: answer })
  })
  const asked = page.waitForRequest((request) => request.headers()['range'] === 'bytes=0-0')
  await page.goto(`${origin()}${path}?studentId=${id}&userToken=${token}`)
  await page.getByRole('heading', { name: '精彩瞬间' }).evaluate((title) => title.scrollIntoView())
  await asked
  await page.locator('.moment-placeholder').waitFor()
  await expect.poll(() => page.getByText('处理中，稍后显示').count()).toBe(0)
})

test('the picture is cut before it is sent, and a cancel sends nothing', async () => {
  const { page, sent, id } = await openByLink()
  const file = { name: '头像.png', mimeType: 'image/png', buffer: await picture(page) }
  const choose = async () => {
    await page.getByLabel('头像文件').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: '裁剪头像' })
    await dialog.getByRole('group', { name: /拖动图片/ }).waitFor()
    return dialog
  }
  await (await choose()).getByRole('button', { name: '取消' }).click()
  expect(sent('/updateStudentPhoto')).toEqual([])
  const dialog = await choose()
  // It can be pressed once the picture has been measured, and then the first press counts.
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect.poll(() => sent('/updateStudentPhoto').length).toBe(1)
  await page.locator('.growth-photo img').waitFor()
  await expect.poll(() => sent('/updateStudentPhoto')[0]?.body).toMatchObject({ studentId: id })
})

test('somebody else’s profile is refused, and a teacher takes a moment down and puts it back', async () => {
  const { token, id } = await linkOfPupil()
  const stranger = await visit(`${path}?studentId=${id + 1}&userToken=${token}`)
  await stranger.page.getByText('没有操作权限').first().waitFor()
  expect(await stranger.page.getByText('七年级').count()).toBe(0)

  const { page } = await visit(`${path}?studentId=${id}`, { as: accounts.ordinary })
  await toMoments(page)
  await page.getByRole('button', { name: /第一次做酸碱滴定/ }).click()
  await page.getByRole('button', { name: '取下' }).click()
  await expect.poll(() => page.getByRole('button', { name: /第一次做酸碱滴定/ }).count()).toBe(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('button', { name: /第一次做酸碱滴定/ }).waitFor()
})

test('a moment that is taken down while the next one is looked at is the one that is put back', async () => {
  const { token, id } = await linkOfPupil()
  const kept = await fetch(`${origin()}${feed}?studentId=${id}&pageSize=30&userToken=${token}`)
  const moments: { id: number; title: string }[] = (await kept.json()).data.data
  const momentId = moments.find(({ title }) => title === '第一次做酸碱滴定')?.id
  const { page, sent } = await visit(`${path}?studentId=${id}`, { as: accounts.ordinary })
  await toMoments(page)
  await page.getByRole('button', { name: /第一次做酸碱滴定/ }).press('Enter')
  const release = await holdAnswer(page, '/judgeMoment')
  await page.getByRole('button', { name: '取下' }).click()
  await page.getByRole('button', { name: '下一个' }).click()
  const next = page.getByRole('dialog', { name: '校运会 4×100 米接力' })
  await next.waitFor()
  await release()
  await page.getByText('已取下', { exact: true }).waitFor()
  await next.waitFor()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => sent('/judgeMoment').map(({ body }) => body)).toMatchObject([{ momentId }, { momentId }])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /第一次做酸碱滴定/ }).waitFor()
})

test('what is shown stays where asking for it anew fails, and what did not come is told', async () => {
  const { page } = await openByLink()
  const points = section(page, '日常表现').getByText(/^30天共 \d+ 分，班级平均 \d+ 分$/)
  await points.waitFor()
  await intercept(page, '**/dailyBehavior*', (route) => route.fulfill({ json: { code: 500, message: '数据库繁忙' } }))
  await page.evaluate('document.querySelector("growth-profile").reload()')
  await page.getByRole('region', { name: '通知' }).getByText('日常表现没有刷新').waitFor()
  expect(await points.isVisible()).toBe(true)
})

test('on a phone the feed has two columns and nothing is wider than the screen', async () => {
  const { page } = await openByLink('', { viewport: { width: 390, height: 844 } })
  await toMoments(page)
  const lefts = () =>
    page
      .locator('.masonry-card')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size)
  await expect.poll(lefts).toBe(2)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
