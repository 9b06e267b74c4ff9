import { build } from './build.ts'
import { serve } from './serve.ts'

await build({ all: false })
const { port } = await serve(Number(process.env['PORT'] ?? 5173))
console.log(`ready: http://localhost:${port}/adminv2/`)
