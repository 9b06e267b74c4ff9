import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { prepareSchool } from '@mango/backend/node'

// What Storybook's in-page backends load: made once for every state of the backend's source. Prints the folder it lies in.
const root = path.join(import.meta.dirname, '..')

/** Changes whenever a freshly sown school may be another one. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['packages/backend/migrations', 'packages/backend/src', 'packages/contract/src'])
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 16)
}

const folder = path.join(root, 'node_modules/.cache/mango-storybook', fingerprint())
if (!existsSync(folder)) {
  const { school, cockpit } = await prepareSchool()
  const unfinished = `${folder}.${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  await writeFile(path.join(unfinished, 'school.packed'), new Uint8Array(await school.arrayBuffer()))
  await writeFile(path.join(unfinished, 'cockpit.html'), cockpit)
  // Another process that was as quick has made the same.
  await rename(unfinished, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
}
console.log(folder)
