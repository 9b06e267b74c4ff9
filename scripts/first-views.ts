import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The name of the chunk that a module belongs in; null where the bundler is to find one. */
export type ChunkOf = (module: string) => string | null

/**
 * One chunk for the modules that the same entries draw in their first view, and one, `kit`, for what nearly half of them draw. What
 * only late parts need is the bundler's. Found by a build that is not written: only after that is it known what of a package is
 * used, and by whom.
 */
export async function chunksByFirstView(entries: ReadonlyMap<string, string>, plugins: Plugin[]): Promise<ChunkOf> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    define: { MANGO_VERSION: '""' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(entries),
        checks: { moduleLevelDirective: false },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = new Map(
    [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []))
      .flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const drawnBy = new Map<string, string[]>()
  for (const chunk of chunks.values())
    if (chunk.isEntry)
      for (const module of modulesOf(chunk, chunks))
        if (module !== chunk.facadeModuleId) drawnBy.set(module, [...(drawnBy.get(module) ?? []), chunk.name])

  const lengths = new Map(
    [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).map(([module, { renderedLength }]) => [module, renderedLength] as const),
    ),
  )
  const length = (module: string) => lengths.get(module) ?? 0
  const groups = new Map<string, string[]>()
  for (const [module, tags] of drawnBy) groups.set(tags.join(), [...(groups.get(tags.join()) ?? []), module])
  const names = new Map<string, string>()
  for (const [tags, modules] of groups) {
    const largest = modules.reduce((found, module) => (length(module) > length(found) ? module : found))
    names.set(tags, freeName(largest, new Set(names.values())))
  }
  const nearlyHalf = Math.max(2, Math.ceil(entries.size * 0.45))
  return (module) => {
    const tags = drawnBy.get(module)
    if (!tags) return null
    return tags.length >= nearlyHalf ? 'kit' : (names.get(tags.join()) ?? null)
  }
}

/** The modules of a chunk and of everything it imports statically. */
function modulesOf(entry: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const found = new Set([entry])
  // A set gives what is added while it is gone through, too.
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk) found.add(chunk)
    }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}

/** A chunk is named for the largest of its modules: `pager`, and `ui-pager` where there is a `pager` already. */
function freeName(module: string, taken: ReadonlySet<string>): string {
  const { dir, name } = path.parse(path.relative('.', module))
  const folders = dir.split('/').filter((folder) => folder !== 'src' && folder !== name)
  let free = name
  while (taken.has(free)) free = `${folders.pop()}-${free}`
  return free
}
