import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { prepareSchool } from '@mango/backend/node'
import { cachedFolder, schoolFingerprint } from './school-cache.ts'

// What Storybook's in-page backends load: made once for every state of the backend's source. Prints the folder it lies in.
const cache = path.join(import.meta.dirname, '../node_modules/.cache/mango-storybook')

const folder = await cachedFolder(path.join(cache, schoolFingerprint()), async (unfinished) => {
  const { school, cockpit } = await prepareSchool()
  await writeFile(path.join(unfinished, 'school.packed'), new Uint8Array(await school.arrayBuffer()))
  await writeFile(path.join(unfinished, 'cockpit.html'), cockpit)
})
console.log(folder)
