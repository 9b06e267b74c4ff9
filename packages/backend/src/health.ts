import { code } from '@mango/contract'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { errorLine } from './failures.ts'
import { text } from './refusal.ts'
import type { Services } from './services.ts'

const patience = 3000

/** For whoever watches the server: 200 while it reaches its database, else 503; and which of its tools it has. */
export const health = ({ db, converter }: Pick<Services, 'db' | 'converter'>) =>
  new Hono().get('/api/health', async (c) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer from the database in ${patience} ms`)), patience)
    })
    try {
      await Promise.race([db.execute(sql`select 1`), tooLong])
      return c.json({ code: code.success, tools: converter?.tools ?? {} })
    } catch (error) {
      console.error(`health: ${errorLine(error)}`)
      return c.json({ code: code.serverError, message: text.serverError }, 503)
    } finally {
      clearTimeout(timer)
    }
  })
