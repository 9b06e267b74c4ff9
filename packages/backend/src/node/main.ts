import { FolderInUse } from './folder-lock.ts'
import { startServer } from './start-server.ts'

const { PORT, DATA_DIR, DATABASE_URL, ALLOWED_ORIGINS, BEHIND_PROXY, DEMO, LOG } = process.env

try {
  const { url } = await startServer({
    port: Number(PORT ?? 5173),
    dataDir: DATA_DIR ?? '.data',
    databaseUrl: DATABASE_URL,
    demo: DEMO !== 'off',
    behindProxy: BEHIND_PROXY === 'yes',
    allowedOrigins: ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim()),
    log: LOG === 'off' ? undefined : (line) => console.log(JSON.stringify(line)),
  })
  console.log(`ready: ${url}/api/`)
} catch (error) {
  console.error(error instanceof FolderInUse ? error.message : error)
  process.exit(1)
}
