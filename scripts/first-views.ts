import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { mergeChunks, type DrawnModule } from './merge-chunks.ts'

/** The name of the chunk that a module belongs in; null where the bundler is to find one. */
export type ChunkOf = (module: string) => string | null

type Files = ReadonlyMap<string, Rolldown.OutputChunk>

/** What a request less is worth, in bytes before gzip; docs/decisions/shared-chunks.md has what was measured. */
const request = 2000

/**
 * One chunk for the modules that the same entries draw in their first view, or nearly the same, where a request less is worth more
 * than the bytes. What only late parts need is the bundler's. Found by a build that is not written: only after that is it known what
 * of a package is used, and by whom.
 * @param apart is a chunk that is there already.
 */
export async function chunksByFirstView(
  entries: ReadonlyMap<string, string>,
  plugins: Plugin[],
  apart: { name: string; test: RegExp },
): Promise<ChunkOf> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    define: { MANGO_VERSION: '""' },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(entries),
        checks: { moduleLevelDirective: false },
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true },
      },
    },
  })
  const files = new Map(
    [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []))
      .flatMap((file) =>
        file.type === 'chunk' && !apart.test.test(moduleOf(file)) ? [[file.fileName, file] as const] : [],
      ),
  )
  const drawn = new Map<string, DrawnModule>()
  for (const entry of [...files.values()].filter(({ isEntry, name }) => isEntry && entries.has(name)))
    for (const { code, fileName, imports } of importsOf(entry, files)) {
      const drawnBy = [...(drawn.get(fileName)?.drawnBy ?? []), entry.name]
      drawn.set(fileName, { drawnBy, imports, size: code.length })
    }

  const names = new Map<string, string>()
  for (const chunk of mergeChunks(drawn, request)) {
    const modules = chunk.flatMap((name) => files.get(name) ?? [])
    const largest = modules.reduce((found, module) => (module.code.length > found.code.length ? module : found))
    const name = freeName(moduleOf(largest), new Set([apart.name, ...names.values()]))
    for (const module of modules) names.set(moduleOf(module), name)
  }
  return (module) => names.get(module) ?? null
}

const moduleOf = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds[0] ?? ''

/** What a file imports statically, and what that imports. */
function importsOf(file: Rolldown.OutputChunk, files: Files): Set<Rolldown.OutputChunk> {
  const imported = ({ imports }: Rolldown.OutputChunk) => imports.flatMap((name) => files.get(name) ?? [])
  const found = new Set(imported(file))
  // A set gives what is added while it is gone through, too.
  for (const other of found) for (const one of imported(other)) found.add(one)
  return found
}

const nameless = ['build', 'dist', 'esm', 'index', 'modern', 'src']

/** A chunk is named for the largest of its modules: `pager`, `ui-pager` where there is a `pager` already, `zod` for its `index`. */
function freeName(module: string, taken: ReadonlySet<string>): string {
  const { dir, name } = path.parse(path.relative('.', module))
  const words = [...dir.split('/'), name].filter((word) => !nameless.includes(word))
  let free = words.pop() ?? ''
  while (taken.has(free)) free = `${words.pop()}-${free}`
  return free
}
