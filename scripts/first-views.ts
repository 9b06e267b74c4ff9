import { build, type Plugin, type Rolldown } from 'vite'

/** How many entries draw a module in their first view. */
export type FirstViews = (module: string) => number

/**
 * Looks at what each entry imports before it draws, by a build that is not written: only after that is it known what of a package
 * is used, and by whom.
 */
export async function firstViewsOf(entries: ReadonlyMap<string, string>, plugins: Plugin[]): Promise<FirstViews> {
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
  const counts = new Map<string, number>()
  for (const chunk of chunks.values())
    if (chunk.isEntry) for (const module of modulesOf(chunk, chunks)) counts.set(module, (counts.get(module) ?? 0) + 1)
  return (module) => counts.get(module) ?? 0
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
