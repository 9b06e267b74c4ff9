import { startFromEnvironment } from '@mango/backend/node'
import { createServer } from 'vite'
import { build } from './build.ts'
import { staticRoots } from './static-roots.ts'

// `npm run dev`: the application with hot reload, in front of a backend that answers everything else.
await build({ all: false })
const backend = await startFromEnvironment({ port: 0, staticRoots })
const port = Number(process.env['PORT'] ?? 5173)
const { '/adminv2': _, ...others } = staticRoots
const answeredByBackend = ['/api', '/oss', '/dev', ...Object.keys(others)]
const vite = await createServer({
  mode: 'host',
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(answeredByBackend.map((path) => [path, { target: backend.url, ws: true }])),
  },
})
await vite.listen()
console.log(`ready: http://localhost:${port}/adminv2/`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void vite
        .close()
        .then(() => backend.close())
        .then(() => process.exit(0)),
  )
}
