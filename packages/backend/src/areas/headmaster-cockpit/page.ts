import { authority } from '@mango/contract'
import { platformTime } from '@mango/contract/platform-time'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { school } from '../../database/schema.ts'
import { page } from '../../pages/page.ts'
import type { Services } from '../../services.ts'
import { lender, type Session } from '../../session/sessions.ts'
import { ceiling, lineChart } from './charts.ts'
import { colorScheme, colorSchemePath } from './color-scheme.ts'
import { groupsOf } from './compare.ts'
import { linkWith, mostWeeksBack, type Query } from './links.ts'
import { overviewOf } from './overview.ts'
import { attention, cards, comparison, exams, filters, hitDays, list, scores } from './sections.ts'
import { cockpitStyle, cockpitStylePath } from './style.ts'
import { firstTicket, readTicket, ticketFor, type Ticket } from './ticket.ts'

const path = '/api/oauth2/headmasterCockpit/page'

/** Address of the framed page: it carries a ticket instead of the session token. */
export const cockpitAddress = async (secret: string, sessionHash: string, origin: string, now: Date) =>
  `${origin}${path}?ticket=${await firstTicket(secret, sessionHash, now)}`

/** Whose page it is, as long as the session that asked for it goes on and may see it. */
async function readerOf(db: Database, { sessionHash }: Ticket, now: Date): Promise<Session | undefined> {
  const session = await lender(db, sessionHash, now)
  return session?.permissions.includes(authority.headmasterCockpit) ? session : undefined
}

/**
 * The page's own origin, by its name too: framed it is in a sandbox, where Safari knows no 'self', and would draw it without its
 * style sheets.
 */
const policyOf = (origin: string) =>
  `default-src 'self' ${origin}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`

const integer = (text: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined

/** How a school, or a part of it, did in a week. @param ticket to the pages that it leads to */
export async function cockpitOf(
  db: Database,
  of: { id: number; name: string },
  query: Query,
  ticket: string,
  now: Date,
) {
  const overview = await overviewOf(db, of.id, { ...query, back: query.back ?? 0 }, now)
  const link = linkWith(ticket, query)
  const groups = groupsOf(overview.classes, query.grade)
  const students = overview.classes.reduce((sum, one) => sum + one.students, 0)
  const lessons = overview.lessons.map(({ label, value }) => ({ label, value }))
  return page(
    of.name,
    html`<div class="head">
        <p>
          ${overview.scopeName} · ${overview.classes.length} 个班 · ${students} 名学生<br /><span class="change"
            >数据更新于 ${platformTime(overview.at).slice(0, 16)}</span
          >
        </p>
        ${filters(overview, query, link)}
      </div>
      ${cards(overview)}
      <div class="panels">
        <div>
          <section>
            <header>
              <h2>实时课堂的节数</h2>
              <span class="change">最近 8 周</span>
            </header>
            ${lineChart({
              label: '每周节数',
              heading: '周',
              points: lessons,
              max: ceiling(Math.max(4, ...lessons.map(({ value }) => value))),
              unit: ' 节',
              soFar: overview.isRunning ? '至今' : undefined,
            })}
          </section>
          ${comparison(overview, query.grade === undefined ? '各年级' : '各班', groups, link)}
          <section>
            <header>
              <h2>助手命中率</h2>
              <span class="change">${hitDays(overview, query)}，学生的提问里助手听懂的比例</span>
            </header>
            ${lineChart({ label: '命中率', heading: '日期', points: overview.hits, max: 100, unit: '%' })}
          </section>
          ${exams(overview)} ${scores(overview, groups)}
        </div>
        <div>
          ${attention(overview, link)}
          ${list(
            '答错最多的题',
            '本周课堂，按正确率',
            overview.missed.map((one) => ({
              name: `${one.courseware} · ${one.type}`,
              note: `${one.answers} 人次作答`,
              value: `${one.share}%`,
            })),
          )}
          ${list(
            '助手没听懂的问题',
            '本周',
            overview.notUnderstood.map((one) => ({ name: one.words, note: '', value: `${one.times} 次` })),
          )}
        </div>
      </div>`,
    { styleSheet: cockpitStylePath, script: colorSchemePath },
  )
}

/** The page that the headmaster cockpit frames: how the school, a grade or a class did this week. */
export const cockpitPage = ({ publicUrl, ...services }: Services & { readonly publicUrl?: string | undefined }) =>
  new Hono()
    .get(cockpitStylePath, (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      c.header('Cache-Control', 'max-age=3600')
      return c.body(cockpitStyle)
    })
    .get(colorSchemePath, (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8')
      c.header('Cache-Control', 'max-age=3600')
      return c.body(colorScheme)
    })
    .get(path, async (c) => {
      const now = services.clock.now()
      const ticket = await readTicket(c.req.query('ticket') ?? '', services.secret, now)
      const reader = ticket && (await readerOf(services.db, ticket, now))
      const [found] = await services.db
        .select()
        .from(school)
        .where(eq(school.id, reader?.schoolId ?? 0))
      c.header('Cache-Control', 'no-store')
      c.header('Content-Security-Policy', policyOf(publicUrl ?? new URL(c.req.url).origin))
      if (!ticket || !found)
        return c.html(page('校长驾驶舱', html`<p>页面已过期，请登录平台后重新打开校长驾驶舱。</p>`), 403)
      const query: Query = {
        grade: integer(c.req.query('grade')),
        class: integer(c.req.query('class')),
        back: Math.min(mostWeeksBack, integer(c.req.query('back')) ?? 0),
      }
      return c.html(await cockpitOf(services.db, found, query, await ticketFor(services.secret, ticket, now), now))
    })
