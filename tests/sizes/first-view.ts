import { init, parse } from 'es-module-lexer'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** The files that an entry loads before it can draw: itself and what it imports statically. */
async function filesOf(entry: string): Promise<Set<string>> {
  await init
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const [imports] = parse(readFileSync(file, 'utf8'))
    for (const { type, specifier } of imports) {
      if (type === 'static' && specifier?.startsWith('.')) visit(path.join(path.dirname(file), specifier))
    }
  }
  visit(entry)
  return files
}

export const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** The lists of hashes that the loader asks for before anything else: the one of all lists, and that of the tag. */
function hashLists(dist: string, tag: string): string[] {
  const chunks = readdirSync(path.join(dist, 'chunks'))
  return ['files', `${tag}-files`].map((list) => {
    const name = chunks.find((file) => new RegExp(`^${list}-\\w{8}\\.js$`).test(file))
    if (!name) throw new Error(`The loader has no list ${list}`)
    return path.join(dist, 'chunks', name)
  })
}

/** Gzip bytes of everything that the first view of an element loads, React and loader included. */
export async function firstViewBytes(dist: string, tag: string): Promise<number> {
  const files = await filesOf(path.join(dist, `${tag}.js`))
  return [...files, path.join(dist, 'loader.js'), ...hashLists(dist, tag)].reduce(
    (sum, file) => sum + gzipBytes(file),
    0,
  )
}
