// Run by durability.test.ts: inserts rows for ever and says of each, once it is in, that it is.
import { usage } from '../../database/schema.ts'
import { openDatabase } from '../open-database.ts'

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' })
for (let n = 0; ; n++) {
  const [row] = await db
    .insert(usage)
    .values({ event: 'insert', page: String(n), at: new Date() })
    .returning()
  process.stdout.write(`${row?.id}\n`)
}
