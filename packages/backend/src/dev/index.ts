import { platformTime } from '@mango/contract/platform-time'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppOptions } from '../app.ts'
import { teacherByMobile } from '../areas/account/teachers.ts'
import { logIn } from '../areas/account/logged-in-user.ts'
import { resetDemo } from '../demo/reset.ts'
import { page } from '../pages/page.ts'
import { dingRoutes } from './ding/routes.ts'
import { liveRoutes } from './live.ts'
import { outbox } from './outbox.ts'

/** The demo console and its tools. It exists with demo data only: it hands out codes and tokens to whoever asks. */
export function devRoutes(options: AppOptions): Hono {
  const { db, clock } = options
  const app = new Hono()
  app.use('/dev/*', async (c, next) => {
    if (c.req.method !== 'GET' && c.req.header('sec-fetch-site') === 'cross-site') return c.text('refused', 403)
    await next()
    c.header('Cache-Control', 'no-store')
    return undefined
  })
  app.get('/dev', (c) => c.redirect('/dev/'))
  app.get('/dev/', async (c) => c.html(consolePage((await outbox(db)).toReversed())))
  app.get('/dev/outbox', async (c) => c.json(await outbox(db)))
  app.post('/dev/reset', async (c) => {
    await resetDemo(options)
    return c.req.header('accept')?.includes('text/html') ? c.redirect('/dev/', 303) : c.json({ code: 0 })
  })
  // A teacher's login without the minute between two messages, for tests and stories.
  app.post('/dev/login', async (c) => {
    const { mobile } = await c.req.json<{ mobile: string }>()
    const teacher = await teacherByMobile(db, mobile)
    return teacher ? c.json({ code: 0, data: await logIn(db, teacher, clock.now()) }) : c.json({ code: 100 })
  })
  app.route('/', liveRoutes(options))
  app.route('/', dingRoutes(options, new Set(options.allowedOrigins)))
  return app
}

const consolePage = (messages: { to: string; code: string; at: string }[]) =>
  page(
    '演示控制台',
    html`<section>
        <h2>短信验证码</h2>
        ${
          messages.length === 0
            ? html`<p>还没有发送过短信。</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">手机号码</th>
                    <th scope="col">验证码</th>
                    <th scope="col">发送时间</th>
                  </tr>
                </thead>
                <tbody>
                  ${messages.slice(0, 50).map(
                    ({ to, code, at }) =>
                      html`<tr>
                        <td>${to}</td>
                        <td><code>${code}</code></td>
                        <td>${platformTime(new Date(at))}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
        }
      </section>
      <section>
        <h2>演示账号</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">身份</th>
              <th scope="col">账号</th>
              <th scope="col">登录方式</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>学生（芒果实验学校）</td>
              <td><code>20260001</code></td>
              <td>密码 <code>mango2026</code></td>
            </tr>
            <tr>
              <td>教师（全部权限，两所学校）</td>
              <td><code>13800000001</code></td>
              <td>短信或扫码</td>
            </tr>
            <tr>
              <td>普通教师</td>
              <td><code>13800000002</code></td>
              <td>短信或扫码</td>
            </tr>
            <tr>
              <td>校长</td>
              <td><code>13800000003</code></td>
              <td>短信或扫码</td>
            </tr>
          </tbody>
        </table>
      </section>
      <section>
        <h2>重置数据</h2>
        <p>删除所有改动，恢复到初始的演示数据；所有人需要重新登录。</p>
        <form method="post" action="/dev/reset"><button class="danger">重置演示数据</button></form>
      </section>`,
  )
