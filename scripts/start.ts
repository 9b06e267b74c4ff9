import { startFromEnvironment } from '@mango/backend/node'
import { build } from './build.ts'
import { staticRoots } from './static-roots.ts'

await build({ all: false })
const { url } = await startFromEnvironment({ staticRoots })
console.log(`ready: ${url}/adminv2/`)
