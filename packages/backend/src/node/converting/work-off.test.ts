import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { convertingServer } from '../../database/schema.ts'
import type { Converter } from '../../shared/media/converter.ts'
import { askFor } from '../../shared/media/conversions.ts'
import { noteUpload } from '../../storage/uploads.ts'
import { onePiece } from '../../storage/storage.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'
import { workOff } from './work-off.ts'

const convert = vi.fn<Converter['convert']>((_, keep) => keep({}))
const converter: Converter = { can: (kind) => kind === 'video', tools: {}, convert }
/** So long that nothing here can happen by itself. */
const every = 3_600_000

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend({ converter })
}, 180_000)
afterAll(() => backend.close())

async function ask(objectKey: string) {
  const { db, storage, clock } = backend
  await storage.put(objectKey, onePiece(new TextEncoder().encode('film')))
  await noteUpload(db, objectKey, clock.now())
  await askFor(db, converter, [{ objectKey, fileName: '课.mov', kind: 'video' }], clock.now())
}
const servers = () => backend.db.select().from(convertingServer)

it('hears of a job at once, whether it came before it waited or long after, and is known as long as it works', async () => {
  await ask('library/first.mov')
  const end = workOff(backend.services, backend.listen, { every })
  await vi.waitFor(() => expect(convert).toHaveBeenCalledTimes(1))
  expect(await servers()).toMatchObject([{ kinds: ['video'] }])
  await ask('library/second.mov')
  await vi.waitFor(() => expect(convert).toHaveBeenCalledTimes(2))
  await end()
  expect(await servers()).toEqual([])
  await ask('library/third.mov')
  expect(convert).toHaveBeenCalledTimes(2)
})
