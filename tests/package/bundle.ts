import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

/** The code of a consumer's bundle that imports some of our entries. */
export async function bundleOf(folder: string, entries: readonly string[]): Promise<string> {
  const input = path.join(folder, 'bundled.js')
  writeFileSync(input, entries.map((entry) => `import '@mango/elements/${entry}'`).join('\n'))
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input } },
  })
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined
  return (output ?? []).map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}
