import { startServer } from '@mango/backend/node'
import { staticRoots } from '../../scripts/static-roots.ts'

// A server that a test may kill, and start again on the same data.
await startServer({
  port: Number(process.env['PORT']),
  dataDir: process.env['DATA_DIR'] ?? '.data',
  demo: true,
  staticRoots,
})
console.log('ready')
