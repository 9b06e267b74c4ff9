import { and, asc, eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { homepage, membership, person, school } from '../../database/schema.ts'
import { page } from '../../pages/page.ts'
import type { Services } from '../../services.ts'
import { issueCode } from './workplace.ts'

/** A few teachers with the first of their schools, those with the demo's known phone numbers first. */
async function teachersToScanWith(db: Database) {
  const rows = await db
    .select({ id: person.id, name: person.nickname, mobile: person.mobile, school: school.name })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .innerJoin(school, eq(school.id, membership.schoolId))
    .where(eq(person.kind, 'teacher'))
    .orderBy(asc(person.mobile), asc(school.id))
  return rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index)
}

/** A page of our own to come back to: of this origin, or of one that may read our answers. */
function returnAddress(c: Context, allowedOrigins: ReadonlySet<string>): URL | undefined {
  const address = URL.parse(c.req.query('redirect_uri') ?? '')
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  return address.origin === new URL(c.req.url).origin || allowedOrigins.has(address.origin) ? address : undefined
}

async function problemOf(c: Context, db: Database): Promise<string | undefined> {
  const [home] = await db.select({ appId: homepage.dingAppId }).from(homepage).limit(1)
  if (c.req.query('appid') !== home?.appId) return 'appid 不正确'
  if (c.req.query('response_type') !== 'code' || c.req.query('scope') !== 'snsapi_login') return '授权参数不正确'
  return undefined
}

/** The stand-in's login page, with the addresses and parameters of the real one. */
export function dingRoutes({ db, clock }: Services, allowedOrigins: ReadonlySet<string>): Hono {
  const app = new Hono()
  const path = '/dev/ding/qrconnect'
  app.get(path, async (c) => {
    const problem =
      (await problemOf(c, db)) ?? (returnAddress(c, allowedOrigins) ? undefined : 'redirect_uri 不在允许范围内')
    if (problem !== undefined) return c.html(page('扫码登录', html`<section><p>${problem}</p></section>`), 400)
    const query = new URL(c.req.url).search
    const teachers = await teachersToScanWith(db)
    return c.html(
      page(
        '扫码登录',
        html`<section>
          <p>演示环境：选择一位老师，等同于用工作通讯应用扫码并确认。</p>
          <ul>
            ${teachers.map(
              ({ id, name, mobile, school }) =>
                html`<li>
                  <form method="post" action="${path}${query}">
                    <span>${name}<small>${mobile} · ${school}</small></span>
                    <button name="personId" value="${id}">扫码</button>
                  </form>
                </li>`,
            )}
          </ul>
        </section>`,
      ),
    )
  })
  app.post(path, async (c) => {
    const back = returnAddress(c, allowedOrigins)
    const { personId } = await c.req.parseBody()
    const [who] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.id, Number(personId) || 0), eq(person.kind, 'teacher')))
    if (!back || !who || (await problemOf(c, db)) !== undefined)
      return c.html(page('扫码登录', html`<p>授权失败</p>`), 400)
    back.searchParams.set('code', await issueCode(db, who.id, clock.now()))
    back.searchParams.set('state', c.req.query('state') ?? '')
    return c.redirect(back.href, 302)
  })
  return app
}
