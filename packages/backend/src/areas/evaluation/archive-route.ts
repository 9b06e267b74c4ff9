import { makeZip, predictLength } from 'client-zip'
import { Hono } from 'hono'
import type { Services } from '../../services.ts'
import { dispositionOf } from '../../storage/content-type.ts'
import { savedName } from './archive-names.ts'
import { readArchiveTicket } from './archive-ticket.ts'
import { archiveOf, archivePath, type Entry } from './archive.ts'
import { words } from './words.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>

const streamOf = (reader: Reader, cancel: () => Promise<void>) =>
  new ReadableStream<Uint8Array>({
    async pull(to) {
      const { done, value } = await reader.read()
      if (done) to.close()
      else to.enqueue(value)
    },
    cancel,
  })

/** The archive as it is read: one file after the other is opened. The library does not close the open one when its reader leaves. */
function packed(entries: readonly Entry[]): ReadableStream<Uint8Array> {
  let open: Reader | undefined
  const leave = async () => open?.cancel()
  async function* files() {
    for (const { name, lastModified, size, content } of entries) {
      const input = await content()
      if (input instanceof Uint8Array) yield { name, lastModified, size, input }
      else {
        open = input.getReader()
        yield { name, lastModified, size, input: streamOf(open, leave) }
      }
    }
  }
  return streamOf(makeZip(files()).getReader(), leave)
}

/** Files packed together while they are read; nothing of them is kept. What schools upload is compressed already. */
export const archiveRoute = (services: Services): Hono =>
  new Hono().get(archivePath, async (c) => {
    const ticket = await readArchiveTicket(c.req.query('ticket') ?? '', services.secret, services.clock.now())
    const archive = ticket && (await archiveOf(services, ticket))
    if (!archive) return c.text(words.archiveOver, 403)
    const name = `${savedName(archive.name)}.zip`
    return c.body(packed(archive.entries), 200, {
      'Content-Type': 'application/zip',
      'Content-Length': String(predictLength(archive.entries.map(({ name: entry, size }) => ({ name: entry, size })))),
      'Content-Disposition': dispositionOf(name, name, true),
    })
  })
