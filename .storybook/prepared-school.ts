import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const files = { 'prepared-school': 'school.packed', 'prepared-cockpit': 'cockpit.html' }
const script = path.join(import.meta.dirname, '../scripts/prepare-school.ts')

async function prepare(): Promise<string> {
  // A process of its own: it wants the TypeScript of the whole backend.
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script])
  return stdout.trim()
}

/** `virtual:prepared-school` and `virtual:prepared-cockpit`: addresses of what the backends of stories begin with. */
export function preparedSchool(): Plugin {
  let folder: Promise<string> | undefined
  return {
    name: 'prepared-school',
    resolveId: (id) => (id.startsWith('virtual:prepared-') ? `\0${id}` : undefined),
    async load(id) {
      const file = Object.entries(files).find(([name]) => id === `\0virtual:${name}`)?.[1]
      if (!file) return
      folder ??= prepare()
      return `export { default } from ${JSON.stringify(`${path.join(await folder, file)}?url&no-inline`)}`
    },
  }
}
