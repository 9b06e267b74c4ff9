import { logInAs, sendTo } from '@mango/backend/demo'
import { momentFileType } from '@mango/contract/growth-profile'
import { expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit, origin } = stage()
const film = '/oss/film.mp4'

/** Opens a page whose questions, or whose newest moment, have a film that is still on its way. */
async function openWithFilm(address: string, call: string) {
  const { page } = await visit(address, { as: accounts.student })
  await intercept(page, `**${film}`, () => new Promise(() => undefined))
  await intercept(page, `**/${call}?*`, async (route) => {
    const answer = await (await route.fetch()).text()
    const image = JSON.stringify({ fileType: momentFileType.video, imageUrl: '', videoUrl: film })
    await route.fulfill({
      contentType: 'application/json',
      body: answer
        .replaceAll(/"mediaUrl":"[^"]*"/g, `"mediaUrl":"${film}"`)
        .replace(/"image":\{[^}]*\}/, `"image":${image}`),
    })
  })
  await page.reload()
  return page
}
const places: readonly [string, string, string, (page: Page) => Promise<void>][] = [
  [
    'the explanation of a mistake',
    '/adminv2/mangoStudent/wrongQuestion?subject=2',
    'detail',
    async (page) => {
      await page.getByRole('button', { name: '看作答与解析' }).first().click()
      await page.getByRole('button', { name: '看讲解' }).first().click()
    },
  ],
  [
    'the explanation of a question of a paper',
    '/adminv2/mangoStudent/MangoExamList',
    'answerDetail',
    async (page) => {
      await page.locator('a.paper-card').first().click()
      await page
        .getByRole('button', { name: /^播放.*讲解视频$/ })
        .first()
        .click()
    },
  ],
]
const sizeOf = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('video')
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])

test.each(places)('%s has the size of document 3, and is as wide as a phone', async (_, address, call, play) => {
  const page = await openWithFilm(address, call)
  await play(page)
  await expect.poll(() => sizeOf(page)).toEqual([530, 306])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await sizeOf(page))[0]).toBeLessThanOrEqual(390)
})

test('a moment has it too', async () => {
  const { token, id } = await logInAs(sendTo(origin()), accounts.student)
  const page = await openWithFilm(`/adminv2/studentGrowth?studentId=${id}&userToken=${token}`, 'moments')
  await page.getByRole('heading', { name: '精彩瞬间' }).evaluate((title) => title.scrollIntoView())
  await page.locator('.moment-picture').first().click()
  await expect.poll(() => sizeOf(page)).toEqual([530, 306])
})
