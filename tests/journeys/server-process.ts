import { startFromEnvironment } from '@mango/backend/node'
import { staticRoots } from '../../scripts/static-roots.ts'

// A server that a test may kill, and start again on the same data.
await startFromEnvironment({ staticRoots })
console.log('ready')
