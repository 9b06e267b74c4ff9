import { eq } from 'drizzle-orm'
import { assemble } from '../assemble.ts'
import { colorScheme } from '../areas/headmaster-cockpit/color-scheme.ts'
import { cockpitOf } from '../areas/headmaster-cockpit/page.ts'
import { cockpitStyle } from '../areas/headmaster-cockpit/style.ts'
import { passwordRounds } from '../browser/password-rounds.ts'
import { packSchool } from '../browser/prepared-school.ts'
import { openPglite } from '../database/pglite.ts'
import { school as schoolTable } from '../database/schema.ts'
import { styleSheet } from '../pages/page.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { leanDump } from './lean-dump.ts'
import { readMigrations } from './migrations.ts'

/** Sows a demo school for backends that run in a browser: packed for `createBrowserBackend`, and its cockpit as a page. */
export async function prepareSchool(): Promise<{ school: Blob; cockpit: string }> {
  const now = new Date()
  // The last file of the journal goes along whole, and is 16 MB otherwise.
  const database = await openPglite({ migrations: await readMigrations(), journalFile: 1 })
  const memory = memoryStorage()
  const keys = new Set<string>()
  const storage: typeof memory = {
    ...memory,
    put(key, content) {
      keys.add(key)
      return memory.put(key, content)
    },
  }
  const { services } = await assemble({ db: database.db, storage, demo: true, passwordRounds })
  const [own] = await services.db.select().from(schoolTable).where(eq(schoolTable.id, 1))
  if (!own) throw new Error('The demo school is missing.')
  const page = await cockpitOf(services.db, own, {}, '', now)
  // It lies alone: what it wears goes into it.
  const cockpit = String(page)
    .replaceAll(/<(link rel="stylesheet"[^>]*>|script src[^>]*><\/script>)/g, '')
    .replace('</head>', () => `<style>${styleSheet}${cockpitStyle}</style><script>${colorScheme}</script></head>`)

  const objects = await Promise.all(
    [...keys].map(async (key) => [key, await new Response((await memory.read(key)) ?? null).blob()] as const),
  )
  const school = await packSchool({ database: await leanDump(database), madeAt: now.getTime(), objects })
  await database.close()
  return { school, cockpit }
}
