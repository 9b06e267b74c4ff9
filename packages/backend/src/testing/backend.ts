import { tokenParameter, type Call, type CallAnswer, type CallInput } from '@mango/contract'
import { assemble, type AssembleOptions } from '../assemble.ts'
import { logIn } from '../areas/account/logged-in-user.ts'
import { teacherByMobile } from '../areas/account/teachers.ts'
import type { OpenDatabase } from '../database/database.ts'
import { student } from '../database/schema.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { outbox } from '../dev/outbox.ts'
import { leanDump } from '../node/lean-dump.ts'
import { printPdf } from '../pdf/print.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { filledPostgres, memoryDatabase } from './databases.ts'
import { cachedSnapshot, fingerprint } from './snapshot.ts'

const passwordRounds = 1000
/** When every test begins. */
export const testStart = new Date('2026-11-20T02:00:00Z')

const mobiles = { ...demoAccounts.teachers, otherSchool: '13800000004' } as const
export type TestAccount = keyof typeof mobiles | 'student'

interface Loose {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: File
}
export type Envelope<C extends Call> = { code: number; message?: string } & Partial<CallAnswer<C>>

const asJson = (body: unknown) => ({
  body: JSON.stringify(body ?? {}),
  headers: { 'content-type': 'application/json' },
})
/** The form of an upload, its file last. */
function filledForm(fields: object, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', file)
  return form
}

/** A clock that stands until it is told to go. */
export function testClock(start = testStart) {
  let now = start.getTime()
  return { now: () => new Date(now), advance: (seconds: number) => void (now += seconds * 1000) }
}

/** A database with the demo's data: a copy of one that is made once, since making takes five times as long as copying. */
async function seededDatabase(clock: ReturnType<typeof testClock>) {
  const sow = async ({ db }: Pick<OpenDatabase, 'db'>) => {
    await assemble({ db, storage: memoryStorage(), demo: true, clock, passwordRounds })
  }
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined) return filledPostgres(url, fingerprint(), sow)
  const snapshot = await cachedSnapshot(async () => {
    const database = await memoryDatabase({ journalFile: 1 })
    await sow(database)
    const dump = await leanDump(database)
    await database.close()
    return dump
  })
  return memoryDatabase({ snapshot })
}

export const origin = 'http://school.test'

/**
 * A backend of its own with the demo's data, its clock standing, in process. The demo's files are described in the
 * database but not stored: a test that reads one stores it itself.
 */
export async function startTestBackend(options: Partial<AssembleOptions> = {}) {
  const clock = testClock()
  const database = await seededDatabase(clock)
  const storage = options.storage ?? memoryStorage()
  const { app, services } = await assemble({
    db: database.db,
    storage,
    demo: true,
    clock,
    passwordRounds,
    printPdf,
    ...options,
  })
  const { db } = database

  const fetch = (path: string, init?: RequestInit) => Promise.resolve(app.request(`${origin}${path}`, init))

  function pathOf(call: Call, { params, query }: Loose, token?: string): string {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
    if (token !== undefined) search.set(tokenParameter, token)
    return `${path}?${search}`
  }

  return {
    app,
    services,
    db,
    storage,
    clock,
    listen: database.listen,
    fetch,
    close: database.close,

    /** Makes a call; the answer's shape is the contract's, unchecked. */
    async send<C extends Call>(call: C, input: CallInput<C> & Loose, token?: string): Promise<Envelope<C>> {
      const response = await fetch(pathOf(call, input, token), {
        method: call.method,
        ...(call.method === 'POST' &&
          (input.file ? { body: filledForm(input.body ?? {}, input.file) } : asJson(input.body))),
      })
      if (response.status !== 200) throw new Error(`${call.path} answered ${response.status}`)
      // The caller checks what matters to it; the conformance test checks the schema of every call.
      return (await response.json()) as Envelope<C>
    },

    /** A token of one of the demo's people. */
    async tokenOf(account: TestAccount): Promise<string> {
      const now = clock.now()
      if (account !== 'student') {
        const teacher = await teacherByMobile(db, mobiles[account])
        if (!teacher) throw new Error(`no teacher ${account}`)
        return (await logIn(db, teacher, now)).token
      }
      const [first] = await db.select().from(student).limit(1)
      if (!first) throw new Error('no student')
      return (await logIn(db, first, now)).token
    },

    /** The last digits that were sent to a phone. */
    async lastCode(mobile: string): Promise<string> {
      return (await outbox(db)).findLast(({ to }) => to === mobile)?.code ?? ''
    },
  }
}
export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>
