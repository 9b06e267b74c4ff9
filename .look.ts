import { startServer } from '@mango/backend/node'
import { staticRoots } from './scripts/static-roots.ts'
const { url } = await startServer({ port: 5391, dataDir: '/tmp/growth-look/data-' + process.pid + '', demo: true, staticRoots })
console.log(url)
