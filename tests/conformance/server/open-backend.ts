import { assemble } from '@mango/backend'
import { diskStorage, openDatabase } from '@mango/backend/node'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyDemoSchool } from '../../copy-demo-school.ts'

const teacherWithEveryRight = '13800000001'

/** The reference backend with fresh demo data, and the token of somebody who may see everything. */
export async function openBackend() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-conformance-'))
  await copyDemoSchool(dataDir)
  const database = await openDatabase({ dataDir })
  const { app } = await assemble({ db: database.db, storage: diskStorage(path.join(dataDir, 'objects')), demo: true })
  const login = await app.request('/dev/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: teacherWithEveryRight }),
  })
  const { data } = await login.json()
  const close = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { fetch: (request: Request) => app.fetch(request), token: String(data.token), close }
}
