import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { scratchProject } from './scratch-project.ts'

const documentOf = (title: string, drawn: string, script: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><div id="root">${drawn}</div><script type="module" src="./${script}"></script>`

/** Builds one file of the project for the browser, or for a server. @returns the name of what came out */
async function built(root: string, input: string, outDir: string, ssr: boolean): Promise<string> {
  const output = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    // Whatever runs this: what is built is what a consumer ships.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir, emptyOutDir: false, ssr, rolldownOptions: { input: path.join(root, input) } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error(`${input} was not built`)
  return first.output[0].fileName
}

/** Builds pages with a consumer's own tools: React, drawn by a server and hydrated, and Vue 3. */
export async function buildPages({ folder, run }: ReturnType<typeof scratchProject>, into: string): Promise<void> {
  const sources = path.join(folder, 'built')
  cpSync('tests/package/pages', sources, { recursive: true })
  const server = await built(sources, 'hydrated/server.jsx', path.join(folder, 'server'), true)
  const drawn = run(process.execPath, path.join(folder, 'server', server))
  const hydrated = await built(sources, 'hydrated/client.jsx', into, false)
  writeFileSync(path.join(into, 'hydrated.html'), documentOf('React', drawn, hydrated))
  const vue = await built(sources, 'vue-3/main.js', into, false)
  writeFileSync(path.join(into, 'vue-3.html'), documentOf('Vue 3', '', vue))
}
