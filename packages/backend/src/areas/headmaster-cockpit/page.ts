import { count, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { libraryFile, membership, person, school, schoolClass, student } from '../../database/schema.ts'
import { page } from '../../pages/page.ts'
import { hmac, sameText, toHex } from '../../secrets.ts'
import type { Services } from '../../services.ts'

const path = '/api/oauth2/headmasterCockpit/page'
const minutes = 10

const sign = async (secret: string, claim: string) => toHex(await hmac('SHA-256', secret, `cockpit:${claim}`))

/** Address of the framed page: it carries a ticket for one school and ten minutes instead of the session token. */
export async function cockpitAddress(secret: string, schoolId: number, origin: string, now: Date): Promise<string> {
  const claim = `${schoolId}.${Math.floor(now.getTime() / 1000) + minutes * 60}`
  return `${origin}${path}?ticket=${claim}.${await sign(secret, claim)}`
}

async function schoolOf(ticket: string, secret: string, now: Date): Promise<number | undefined> {
  const [schoolId, expires, signature] = ticket.split('.')
  if (!sameText(signature ?? '', await sign(secret, `${schoolId}.${expires}`))) return undefined
  return Number(expires) * 1000 > now.getTime() ? Number(schoolId) : undefined
}

async function figures(db: Database, schoolId: number): Promise<(readonly [string, number])[]> {
  const [students] = await db.select({ n: count() }).from(student).where(eq(student.schoolId, schoolId))
  const [classes] = await db.select({ n: count() }).from(schoolClass).where(eq(schoolClass.schoolId, schoolId))
  const [files] = await db.select({ n: count() }).from(libraryFile).where(eq(libraryFile.schoolId, schoolId))
  const [people] = await db
    .select({ n: count() })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(eq(membership.schoolId, schoolId))
  const studentCount = students?.n ?? 0
  return [
    ['在校学生', studentCount],
    ['教师', (people?.n ?? 0) - studentCount],
    ['班级', classes?.n ?? 0],
    ['资源文件', files?.n ?? 0],
  ]
}

/** The page that the headmaster cockpit frames: a school's figures. */
export const cockpitPage = (services: Services) =>
  new Hono().get(path, async (c) => {
    const schoolId = await schoolOf(c.req.query('ticket') ?? '', services.secret, services.clock.now())
    const [found] = await services.db
      .select()
      .from(school)
      .where(eq(school.id, schoolId ?? 0))
    c.header('Cache-Control', 'no-store')
    if (!found) return c.html(page('校长驾驶舱', html`<p>页面已过期，请返回后重新打开。</p>`), 403)
    const cards = await figures(services.db, found.id)
    return c.html(
      page(
        `${found.name} · 校长驾驶舱`,
        html`<div class="cards">
          ${cards.map(([label, value]) => html`<div class="card"><b>${value}</b><span>${label}</span></div>`)}
        </div>`,
      ),
    )
  })
