import { startFromEnvironment } from './start-from-environment.ts'

const { url } = await startFromEnvironment()
console.log(`ready: ${url}/api/`)
