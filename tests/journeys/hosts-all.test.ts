import { describe, expect, test } from 'vitest'
import { intercept } from './intercept.ts'
import { accounts, stage, type Page } from './stage.ts'

const { visit } = stage({ motion: true })

/** A legacy application: its elements, and its own modals below and above ours. */
interface Host {
  readonly path: string
  /** Its elements, and what is pressed to get to one that is not in sight at first. */
  readonly elements: readonly { readonly tag: string; readonly behind?: string }[]
  /** Opens the modal that has the button of the library. */
  readonly opener: (page: Page) => ReturnType<Page['locator']>
  readonly modal: string
  readonly choose: string
  readonly library: string
  readonly attached: string
  readonly question: string
}

const hosts: Readonly<Record<string, Host>> = {
  'jQuery 1.12 and Bootstrap 3': {
    path: '/legacy/question-bank/',
    elements: [
      { tag: 'top-bar' },
      { tag: 'resource-library' },
      { tag: 'exam-list', behind: '考试' },
      { tag: 'monitor-table', behind: '学生提问' },
    ],
    opener: (page) => page.getByRole('row', { name: /顶点坐标/ }).getByRole('button', { name: '编辑' }),
    modal: '编辑试题',
    choose: '从资源库选择',
    library: '课堂资源库',
    attached: '#resources li',
    question: '素材已添加过',
  },
  'Vue 2.7 and Element UI': {
    path: '/legacy/group-management/',
    elements: [
      { tag: 'top-bar' },
      { tag: 'resource-library' },
      { tag: 'courseware-list', behind: '小组课件' },
      { tag: 'monitor-table', behind: '组员提问' },
    ],
    opener: (page) => page.getByRole('row', { name: /抛物线小组/ }).getByRole('button', { name: '详情' }),
    modal: '抛物线小组',
    choose: '布置资料',
    library: '课堂资源库',
    attached: '.el-table .el-tag',
    question: '资料已布置过',
  },
  'React 16': {
    path: '/legacy/class-diary/',
    elements: [
      { tag: 'top-bar' },
      { tag: 'resource-library' },
      { tag: 'monitor-table', behind: '学生提问' },
      { tag: 'headmaster-cockpit', behind: '驾驶舱' },
    ],
    opener: (page) => page.getByRole('button', { name: '查看' }).first(),
    modal: '周一：升旗与值日',
    choose: '添加附件',
    library: '选择附件',
    attached: '#attachments li',
    question: '附件已添加过',
  },
  'no framework, strict policy': {
    path: '/legacy/notice-board/',
    elements: [
      { tag: 'top-bar' },
      { tag: 'resource-library' },
      { tag: 'exam-list', behind: '考试安排' },
      { tag: 'headmaster-cockpit', behind: '校园数据' },
    ],
    opener: (page) => page.getByRole('button', { name: '预览' }),
    modal: '预览公告',
    choose: '再加一个附件',
    library: '选择附件',
    attached: '#files li',
    question: '附件已添加过',
  },
}

const enter = (host: Host) => visit(host.path, { as: accounts.everything })
const libraryOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** A new element of the page's own script, in one of two containers. */
const placeSecond = (page: Page) =>
  page.evaluate(() => {
    for (const id of ['here', 'there']) document.body.append(Object.assign(document.createElement('div'), { id }))
    const second = Object.assign(document.createElement('resource-library'), {
      id: 'second',
      types: [2],
      heading: '第二个资源库',
    })
    second.setAttribute('single', '')
    document.querySelector('#here')?.append(second)
  })
const second = (page: Page) => libraryOf(page, '第二个资源库')
const call = (page: Page, selector: string, method: 'show' | 'close') =>
  page.evaluate(
    async ([selector, method]) => {
      const element: (Element & Record<string, unknown>) | null = document.querySelector(selector)
      const called = element?.[method]
      if (typeof called === 'function') await called.call(element)
    },
    [selector, method] as const,
  )

async function check(page: Page, name: string): Promise<string> {
  const library = libraryOf(page, name)
  await library.getByRole('combobox', { name: '文件类型' }).selectOption('PDF')
  await library.locator('.file-type', { hasText: 'PDF' }).first().waitFor()
  await expect.poll(() => library.locator('.files ul[data-stale]').count()).toBe(0)
  const row = library.getByRole('list', { name: '文件列表' }).getByRole('listitem').first()
  await row.getByRole('checkbox').check()
  return (await row.locator('.file-name').textContent()) ?? ''
}

describe.each(Object.entries(hosts))('%s', (_, host) => {
  test('four elements work in it, each where the application has it', async () => {
    const { page, errors, sent } = await enter(host)
    const drawn = new Set<string>()
    for (const { tag, behind } of host.elements) {
      if (behind) await page.getByText(behind, { exact: true }).first().click()
      await page.locator(`${tag} .mango`).first().waitFor({ state: 'attached' })
      drawn.add(tag)
    }
    expect(drawn.size).toBeGreaterThanOrEqual(4)
    expect(sent('/selectFileRepoList')).toEqual([])
    expect(errors).toEqual([])
  })

  test('an element is placed, configured, heard, called, moved with its state, and removed without a trace', async () => {
    const { page, errors } = await enter(host)
    await placeSecond(page)
    await page.evaluate(() => {
      document.querySelector('#second')?.addEventListener('resource-confirm', (event) => {
        event.preventDefault()
        document.title = event instanceof CustomEvent ? event.detail.files[0].fileName : ''
      })
    })
    await call(page, '#second', 'show')
    const name = await check(page, '第二个资源库')
    // One way keeps nothing in the top layer, the other everything: for the person there is no difference.
    await page.evaluate(() => document.querySelector('#there')?.append(document.querySelector('#second') ?? ''))
    await second(page).getByText('已选 1 个文件').waitFor()
    await page.evaluate(() => {
      const [here, element] = [document.querySelector('#here'), document.querySelector('#second')]
      if (here && element) here.moveBefore(element, null)
    })
    await second(page).getByText('已选 1 个文件').waitFor()
    await second(page).getByRole('button', { name: '确定' }).click()
    await expect.poll(() => page.title()).toBe(name)
    expect(await second(page).isVisible()).toBe(true)
    await call(page, '#second', 'close')
    await second(page).waitFor({ state: 'hidden' })
    await call(page, '#second', 'show')
    await second(page).waitFor()
    await page.evaluate(() => document.querySelector('#second')?.remove())
    expect(await second(page).count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.overflow + document.body.style.overflow))
      .toBe('')
    // The page is usable again.
    await host.opener(page).click()
    await libraryOf(page, host.modal).waitFor()
    expect(errors).toEqual([])
  })

  test('two dialogs of ours: the one opened last is on top, and Escape closes them one by one', async () => {
    const { page } = await enter(host)
    await placeSecond(page)
    await call(page, 'resource-library', 'show')
    const first = libraryOf(page, host.library)
    await first.waitFor()
    await call(page, '#second', 'show')
    await second(page).getByRole('searchbox').fill('课')
    await page.keyboard.press('Escape')
    await second(page).waitFor({ state: 'hidden' })
    await first.getByRole('searchbox').fill('课')
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
  })

  test('a modal of the page under ours keeps quiet, and one over ours has the word', async () => {
    const { page, errors } = await enter(host)
    await host.opener(page).click()
    const modal = libraryOf(page, host.modal)
    const library = libraryOf(page, host.library)
    const open = () => modal.getByRole('button', { name: host.choose }).click()
    await open()
    // Under: what is typed arrives in our field, and Escape closes ours only.
    const search = library.getByRole('searchbox')
    await search.pressSequentially('n/课')
    expect(await search.inputValue()).toBe('n/课')
    await page.keyboard.press('Escape')
    await library.waitFor({ state: 'hidden' })
    expect(await modal.isVisible()).toBe(true)

    await open()
    const name = await check(page, host.library)
    await library.getByRole('button', { name: '确定' }).click()
    await library.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator(host.attached).allTextContents()).toEqual([expect.stringContaining(name)])

    // Over: the same file again makes the page ask, while our dialog stays open beneath.
    await open()
    await check(page, host.library)
    const confirm = library.getByRole('button', { name: '确定' })
    await confirm.click()
    const question = page
      .locator('[role=dialog], [role=alertdialog], dialog')
      .and(page.getByLabel(host.question))
      .last()
    const again = question.getByRole('button', { name: '重新选择' })
    await again.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => question.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await again.waitFor({ state: 'hidden' })
    expect(await library.isVisible()).toBe(true)
    await confirm.click()
    await again.click()
    await again.waitFor({ state: 'hidden' })
    await library.getByText('已选 1 个文件').waitFor()
    await confirm.click()
    await question.getByRole('button', { name: '跳过这些' }).click()
    await library.waitFor({ state: 'hidden' })
    expect(await page.locator(host.attached).count()).toBe(1)
    expect(await modal.isVisible()).toBe(true)
    expect(errors).toEqual([])
  })
})

test('Vue 2: who is not logged in does that in the page, and a session that ends leads there again', async () => {
  const { page, errors, context } = await visit('/legacy/group-management/')
  const address = page.url()
  await page.getByLabel('学校').selectOption('芒果实验学校')
  await page.getByLabel('学号').fill(accounts.student)
  await page.getByRole('textbox', { name: '密码' }).fill('mango2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('row', { name: /抛物线小组/ }).waitFor()
  await intercept(context, '**/api/**', (route) => route.fulfill({ json: { code: 50, message: '登录已过期' } }))
  await page
    .getByRole('row', { name: /抛物线小组/ })
    .getByRole('button', { name: '布置资料' })
    .click()
  await page.locator('login-panel').waitFor()
  expect(page.url()).toBe(address)
  expect(errors).toEqual([])
})

test('with a suffix an editor picks from the library of its own version', async () => {
  const { page } = await visit('/legacy/', { as: accounts.everything })
  const body = `<!doctype html><script src="/elements/loader.js" data-suffix="next"></script>
    <lesson-editor-next open course-id="1" class-id="1"></lesson-editor-next><resource-library-next></resource-library-next>`
  await intercept(page, /suffixed\.html$/, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(new URL('/legacy/suffixed.html', page.url()).href)
  await page.getByRole('button', { name: '从资源库选课堂视频' }).click()
  await page.locator('lesson-editor-next resource-library-next').getByRole('dialog').waitFor()
})

test('on a page whose base leads to another origin calls stay at the own one, and the token with them', async () => {
  const { page, context, errors } = await visit('/legacy/', { as: accounts.everything })
  const away: string[] = []
  await intercept(context, /^https:\/\/cdn\.invalid\//, (route) => {
    away.push(route.request().url())
    return route.abort()
  })
  const body = `<!doctype html><base href="https://cdn.invalid/shop/"><script src="${new URL(page.url()).origin}/elements/loader.js"></script>
    <resource-library inline></resource-library>`
  await intercept(page, /based\.html$/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(new URL('/legacy/based.html', page.url()).href)
  await page.locator('resource-library').getByRole('listitem').first().waitFor()
  expect(away).toEqual([])
  expect(errors).toEqual([])
})

test('on a page without a doctype the tables of an element look as elsewhere', async () => {
  const { page } = await visit('/legacy/', { as: accounts.everything })
  const body = `<body style="color: red; font-size: 30px"><script src="/elements/loader.js"></script><exam-list></exam-list>`
  await intercept(page, /quirks\.html$/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(new URL('/legacy/quirks.html', page.url()).href)
  await page.locator('exam-list').getByRole('row').nth(1).waitFor()
  const looks = await page.evaluate(`(() => {
    const root = document.querySelector('exam-list').shadowRoot
    const look = (place) => { const { color, font } = getComputedStyle(root.querySelector(place)); return color + font }
    return [document.compatMode, look('table') === look('.mango')]
  })()`)
  expect(looks).toEqual(['BackCompat', true])
})

test.each(['mango-elements.classic.js', 'framed.js'])(
  'on a page in GBK, from a server that names no encoding, %s is read as it was written',
  async (file) => {
    const { page, errors } = await visit('/legacy/', { as: accounts.everything })
    const { origin } = new URL(page.url())
    await intercept(page, `${origin}/elements/${file}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ contentType: 'application/javascript', body: await response.body() })
    })
    const body = `<!doctype html><meta charset="gbk"><script src="/elements/${file}"></script><exam-list></exam-list>`
    await intercept(page, /gbk\.html$/, (route) => route.fulfill({ contentType: 'text/html; charset=gbk', body }))
    await page.goto(`${origin}/legacy/gbk.html`)
    expect(await page.evaluate(`[document.characterSet, document.querySelector('exam-list').heading]`)).toEqual([
      'GBK',
      '考试管理',
    ])
    expect(errors).toEqual([])
  },
)

test('a draft of the person whose token a page gives is there again after a reload', async () => {
  const { page, context } = await visit('/legacy/', { as: accounts.everything })
  const token = (await context.cookies()).find(({ name }) => name === 'userToken')?.value ?? ''
  const address = new URL('/legacy/token.html', page.url()).href
  await page.goto('about:blank')
  await context.clearCookies()
  const body = `<!doctype html><script src="/elements/loader.js"></script><mango-context user-token="${token}"><exam-form></exam-form></mango-context>`
  await intercept(page, /token\.html$/, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(address)
  const name = page.getByRole('textbox', { name: /考试名称/ })
  await name.fill('写了一半')
  // Nothing is kept for anybody before it is known whose token it is.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('写了一半'))
  await page.reload()
  await page.getByText('已恢复上次没有保存的内容').waitFor()
  expect(await name.inputValue()).toBe('写了一半')
})

test('a picker in a tab that is not shown leaves the page to be used, and shows itself with its tab', async () => {
  const { page } = await visit('/legacy/', { as: accounts.everything })
  const body = `<!doctype html><script src="/elements/loader.js"></script><input aria-label="备注" />
    <div id="pane" hidden><resource-library open></resource-library></div>`
  await intercept(page, /hidden-pane\.html$/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  )
  const [warned] = await Promise.all([
    page.waitForEvent('console', { predicate: (message) => message.text().includes('is not displayed') }),
    page.goto(new URL('/legacy/hidden-pane.html', page.url()).href),
  ])
  expect(warned.text()).toContain('<resource-library>')
  await page.getByLabel('备注').click()
  await page.keyboard.type('写得进去')
  expect(await page.getByLabel('备注').inputValue()).toBe('写得进去')
  await page.evaluate(() => document.querySelector('#pane')?.removeAttribute('hidden'))
  await libraryOf(page, '课堂资源库').getByRole('listitem').first().waitFor()
})

test('Vue 2: an element in keep-alive comes back as it was left', async () => {
  const { page } = await visit('/legacy/group-management/', { as: accounts.everything })
  await page.getByText('组员提问', { exact: true }).first().click()
  const table = page.locator('monitor-table')
  await table.getByRole('row').nth(3).waitFor()
  await table.getByRole('searchbox', { name: '姓名或学号' }).fill('沈')
  await page.evaluate(() => document.querySelector('monitor-table')?.setAttribute('data-mark', 'same'))
  await page.getByText('学习小组', { exact: true }).first().click()
  await table.waitFor({ state: 'detached' })
  await page.getByText('组员提问', { exact: true }).last().click()
  expect(await table.getAttribute('data-mark')).toBe('same')
  expect(await table.getByRole('searchbox', { name: '姓名或学号' }).inputValue()).toBe('沈')
})

test('Vue 2: a wrapper hands properties, takes them back, hears events and forwards methods', async () => {
  const { page, errors } = await visit('/legacy/group-management/', { as: accounts.everything })
  const seen = await page.evaluate(`(async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const types = [2, 6]
    const app = new Vue({
      data: { types, heading: '属性', log: [] },
      template: '<mango-context theme="dark"><mango-resource-library ref="library" class="mine" :types="types" :heading="heading" @resource-cancel="log.push($event.type)"/></mango-context>',
    }).$mount(host)
    await customElements.whenDefined('resource-library')
    const element = app.$el.querySelector('resource-library')
    const first = [element.types === app.types, element.heading, element.className, app.$el.localName]
    app.heading = undefined
    await app.$nextTick()
    await app.$refs.library.show()
    return [...first, element.heading, element.open]
  })()`)
  expect(seen).toEqual([true, '属性', 'mine', 'mango-context', '', true])
  await libraryOf(page, '课堂资源库').getByRole('button', { name: '取消', exact: true }).click()
  await libraryOf(page, '课堂资源库').waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

test('jQuery: an exam opens in a modal of the page, with a dialog of ours over it', async () => {
  const { page, errors } = await visit('/legacy/question-bank/', { as: accounts.everything })
  await page.getByRole('tab', { name: '考试' }).click()
  await page.locator('exam-list').getByRole('row').nth(1).getByRole('link', { name: '详情' }).click()
  const modal = page.locator('#exam')
  await modal.locator('exam-details').getByRole('row').nth(1).waitFor()
  await modal.getByRole('button', { name: /删除/ }).first().click()
  const question = modal.locator('exam-details').getByRole('alertdialog')
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await modal.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  await page.locator('exam-details').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
