import { chromium } from 'playwright'
import { logInAs, sendTo } from '@mango/backend/demo'
const origin = 'http://localhost:5391'
const user = await logInAs(sendTo(origin), '13800000003')
const { data } = await (await fetch(`${origin}/api/oauth2/headmasterCockpit?userToken=${user.token}`, { method: 'POST', headers: {'content-type':'application/json'}, body: '{}' })).json()
const t = Date.now(); const r = await fetch(data); const body = await r.text(); console.log(r.status, Date.now() - t, 'ms', body.length)
if (r.status !== 200) console.log(body.slice(0, 500))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-background-networking','--no-first-run'] })
for (const spec of (process.env.SPECS ?? '1440-light').split(',')) {
  const [w, theme] = spec.split('-')
  const c = await b.newContext({ viewport: { width: Number(w), height: 900 }, locale: 'zh-CN', colorScheme: theme as 'light' })
  const p = await c.newPage()
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0,300)))
  await p.goto(data + (process.env.Q ?? ''))
  await p.waitForTimeout(500)
  await p.screenshot({ path: `/tmp/growth-look/c-${spec}.png`, fullPage: true })
  await c.close()
}
await b.close()
