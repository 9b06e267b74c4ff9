import net from 'node:net'
import { eq, sql } from 'drizzle-orm'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { rate } from '../database/schema.ts'
import { isServer, newPostgres } from '../testing/index.ts'
import { openPostgres } from './postgres.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

it.runIf(isServer)('of two transactions that wait for each other both are done, once', async () => {
  const { url, drop } = await newPostgres(server)
  const { db, close } = await openPostgres(url)
  const keys = ['first', 'second'] as const
  await db.insert(rate).values(keys.map((key) => ({ key, count: 0, endsAt: new Date() })))
  let meet = () => {}
  const met = new Promise<void>((resolve) => (meet = resolve))
  let counted = 0
  const count = (order: readonly string[]) =>
    db.transaction(async (tx) => {
      for (const key of order) {
        await tx
          .update(rate)
          .set({ count: sql`${rate.count} + 1` })
          .where(eq(rate.key, key))
        if ((counted += 1) === 2) meet()
        await met
      }
      return order[0]
    })
  expect(await Promise.all([count(keys), count(keys.toReversed())])).toEqual(keys)
  expect(await db.select({ count: rate.count }).from(rate)).toEqual([{ count: 2 }, { count: 2 }])
  expect(counted).toBe(5)
  await close()
  await drop()
})

describe.runIf(isServer)('a database whose connections are cut', () => {
  const add = (db: Database, key: string) => db.insert(rate).values({ key, count: 1, endsAt: new Date() })
  const wait = sql`select pg_sleep(60)`
  /** Asks until the cut has arrived here. */
  const untilCut = async (tx: Database) => {
    for (;;) await tx.execute(sql`select`)
  }

  it('leaves nothing of a transaction behind, wherever it was, and is there again', async () => {
    const { url, drop } = await newPostgres(server)
    const { db, close } = await openPostgres(url)
    const admin = postgres(url, { max: 1 })
    const cut = () =>
      admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    const moments: readonly ((tx: Database) => Promise<unknown>)[] = [
      (tx) => Promise.all([tx.execute(wait), cut()]),
      (tx) => tx.transaction((part) => Promise.all([part.execute(wait), cut()])),
      (tx) => Promise.all([untilCut(tx), cut()]),
      (tx) => tx.transaction((part) => Promise.all([untilCut(part), cut()])),
      // It notices nothing, and works on when others use the connection's successor.
      async (tx) => {
        await Promise.all([untilCut(tx), cut()]).catch(() => undefined)
        await isBack()
        await add(tx, 'half')
      },
    ]
    let tries = 0
    const work = () => Promise.all(Array.from({ length: 15 }, () => add(db, `whole ${(tries += 1)}`)))
    const works = () =>
      work().then(
        () => true,
        () => false,
      )
    async function isBack() {
      await expect.poll(works, { timeout: 10_000 }).toBe(true)
    }
    for (const moment of moments) {
      const interrupted = db.transaction(async (tx) => {
        await add(tx, 'half')
        await moment(tx)
      })
      await expect(interrupted).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
      await isBack()
    }
    expect(await db.$count(rate, eq(rate.key, 'half'))).toBe(0)
    await admin.end()
    await close()
    await drop()
  })

  it('is heard and asked again a moment after it was away for seconds', async () => {
    const { url, drop } = await newPostgres(server)
    const there = new URL(url)
    const sockets = new Set<net.Socket>()
    const way = net.createServer((socket) => {
      const onward = net.connect(Number(there.port), there.hostname)
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        sockets.add(one)
        one.on('error', () => undefined).on('close', () => other.destroy())
        one.pipe(other)
      }
    })
    const open = (port: number) => new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve))
    await open(0)
    const address = way.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const through = new URL(url)
    through.hostname = '127.0.0.1'
    through.port = String(port)
    const { db, listen, close } = await openPostgres(through.href)
    const heard: string[] = []
    for (const channel of ['one', 'two', 'three']) await listen(channel, () => heard.push(channel))

    const failed = Array.from({ length: 6 }, () => db.execute(sql`select`).catch(() => undefined))
    way.close()
    for (const socket of sockets) socket.destroy()
    await Promise.all(failed)
    for (let tries = 0; tries < 6; tries++) await db.execute(sql`select`).catch(() => undefined)
    await open(port)
    const tell = async () => {
      for (const channel of ['one', 'two', 'three'])
        await db.execute(sql`select pg_notify(${channel}, '')`).catch(() => undefined)
      return new Set(heard).size
    }
    await expect.poll(tell, { timeout: 4000, interval: 200 }).toBe(3)
    await close()
    way.close()
    for (const socket of sockets) socket.destroy()
    await drop()
  })
})
