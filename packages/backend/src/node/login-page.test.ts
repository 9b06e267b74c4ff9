import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loginPage } from './login-page.ts'

const root = mkdtempSync(path.join(tmpdir(), 'mango-login-page-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(
  path.join(root, 'login.html'),
  '<p>{{bar_title}}</p><h1>{{school_name}}</h1><div>{{school_summary}}</div><img src="{{school_image}}" alt="{{school_name}}"><main></main>',
)

const school = {
  bar_title: '芒果教学平台',
  school_name: '芒果实验学校',
  school_image: 'https://school.test/school.png',
  school_summary: '<p>创办于 <strong>1998</strong> 年。</p>',
  dingding_login_appId: '',
}
const told = (data: object) => () => Response.json({ code: 0, data: JSON.stringify(data) })
const ask = (where: string, init?: RequestInit, answer: () => Response = told(school)) =>
  loginPage(root, answer).request(where, init)
const pageOf = async (change: Partial<typeof school>) =>
  (await ask('/adminv2/', {}, told({ ...school, ...change }))).text()

describe('the page of the login', () => {
  it.each(['/adminv2/', '/adminv2/login', '/adminv2/login/', '/adminv2/login/messageLogin?code=1'])(
    'has the school in it at %s',
    async (where) => {
      const answer = await ask(where)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('vary')).toContain('Cookie')
      expect(await answer.text()).toBe(
        '<p>芒果教学平台</p><h1>芒果实验学校</h1><div><p>创办于 <strong>1998</strong> 年。</p></div>' +
          '<img src="https://school.test/school.png" alt="芒果实验学校"><main></main>',
      )
    },
  )

  it('calls a school without a name by the title, and one without a title as the application does', async () => {
    expect(await pageOf({ school_name: '' })).toContain('<h1>芒果教学平台</h1>')
    expect(await pageOf({ school_name: '', bar_title: '' })).toContain('<p>智慧校园</p><h1>智慧校园</h1>')
  })

  it.each([
    ['/adminv2/', { headers: { Cookie: 'userToken=t' } }],
    ['/adminv2/login/app.js', {}],
    ['/adminv2/mangoTeacher/schoolResource', {}],
  ])('is not for %s with %j', async (where, init) => expect((await ask(where, init)).status).toBe(404))

  it.each([
    ['that refuses', () => Response.json({ code: 500, message: '出错了' })],
    ['without words', () => Response.json({ code: 0 })],
    ['that is no JSON', () => new Response('<h1>502</h1>', { status: 502 })],
  ])('is left to the application after an answer %s', async (_, answer) =>
    expect((await ask('/adminv2/', {}, answer)).status).toBe(404),
  )

  it('comes once to who has it, and again when the school says something else', async () => {
    const tag = (await ask('/adminv2/')).headers.get('etag') ?? ''
    const headers = { 'If-None-Match': tag }
    expect((await ask('/adminv2/', { headers })).status).toBe(304)
    expect((await ask('/adminv2/', { headers }, told({ ...school, school_name: '新校名' }))).status).toBe(200)
  })

  it('comes compressed', async () => {
    const long = told({ ...school, school_summary: '<p>向阳而生</p>'.repeat(200) })
    const answer = await ask('/adminv2/', { headers: { 'Accept-Encoding': 'gzip' } }, long)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })
})

describe("a school's words", () => {
  it.each([
    ['school_name', '"><script>alert(1)</script>', '<h1>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>'],
    ['school_name', '$& {{school_image}}', '<h1>$&amp; {{school_image}}</h1>'],
    ['bar_title', "a & b' onload='x", '<p>a &amp; b&#39; onload=&#39;x</p>'],
    ['school_image', 'javascript:alert(1)', 'src=""'],
    ['school_image', 'data:text/html,<script>', 'src=""'],
    ['school_image', 'https://a.test/"onerror="x', 'src="https://a.test/&quot;onerror=&quot;x"'],
    ['school_summary', '<p onclick="x" style="color:red" id="app">校</p>', '<div><p>校</p></div>'],
    ['school_summary', '校<script>alert(1)</script><style>*{}</style><iframe src="//x"></iframe>', '<div>校</div>'],
    ['school_summary', '<img src=x onerror=alert(1)><svg/onload=alert(1)>校', '<div>校</div>'],
    [
      'school_summary',
      '<a href="javascript:alert(1)">一</a><a href="https://a.test/">二</a>',
      '<div><a>一</a><a href="https://a.test/">二</a></div>',
    ],
    ['school_summary', '</div></div><b>校', '<div><b>校</b></div>'],
    ['school_summary', '<p>1 < 2 & 3</p>', '<div><p>1 &lt; 2 &amp; 3</p></div>'],
  ])('%s of %j are only words', async (field, value, expected) =>
    expect(await pageOf({ [field]: value })).toContain(expected),
  )
})
