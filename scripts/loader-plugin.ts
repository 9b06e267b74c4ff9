import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { listFile } from '../packages/elements/src/loader/list-file.ts'
import { classicScript } from './classic-script.ts'
import { integrityOf } from './integrity-of.ts'
import { readFace } from './read-face.ts'

type Hashed = readonly [file: string, hash: string]
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

interface Loader {
  readonly tags: ReadonlyMap<string, string>
}

const source = path.resolve('packages/elements/src/loader.ts')

/** What the build tells the loader: the module that `tags.d.ts` declares. */
interface LoaderWords {
  readonly tags: readonly (readonly [name: string, reserve: string, methods: string, ...common: number[]])[]
  readonly common: readonly Hashed[]
  readonly listHash: string
}

/** The code of the loader and its source map, in syntax that browsers too old for the elements still read, to be told so. */
export const loaderScript = (words: LoaderWords): Promise<[string, string]> =>
  classicScript({
    source,
    fileName: 'loader.js',
    virtual: 'virtual:mango-tags',
    constants: words,
    target: 'chrome64',
  })

/** Adds `loader.js` to a build of elements: the loader with its tags, and lists of the hashes of everything that came out. */
export function loaderPlugin({ tags }: Loader): Plugin {
  return {
    name: 'mango-loader',
    apply: 'build',
    // Only what is on the disk is what will be served: names and comments are put in last.
    async writeBundle({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const hashed = (file: string): Hashed => [file, integrityOf(readFileSync(path.join(dir, file)))]
      const firstViews = new Map([...tags.keys()].map((name) => [name, withImports([`${name}.js`], chunks)]))
      const common = inMost([...firstViews.values()])
      const lists: Record<string, string> = {}
      for (const [name, files] of firstViews) {
        const own = files.filter((file) => !common.includes(file)).map(hashed)
        const late = writeList(dir, `${name}-late-files`, lateFiles(files, chunks, hashed))
        lists[name] = writeList(dir, `${name}-files`, { files: own, late })
      }
      const words = [...tags].map(async ([name, face]) => {
        const { reserve, methods } = await readFace(face)
        const places = common.flatMap((file, place) => (firstViews.get(name)?.includes(file) ? place : []))
        return [name, reserve, Object.keys(methods).join(' '), ...places] as const
      })
      const [loader, map] = await loaderScript({
        tags: await Promise.all(words),
        common: common.map(hashed),
        listHash: writeList(dir, 'files', lists),
      })
      writeFileSync(path.join(dir, 'loader.js'), loader)
      writeFileSync(path.join(dir, 'loader.js.map'), map)
    },
  }
}

/** Writes a list; answers its hash, which says where it is. */
function writeList(dir: string, name: string, list: object): string {
  const code = `export default ${JSON.stringify(list)}`
  const hash = integrityOf(code)
  writeFileSync(path.join(dir, listFile(name, hash)), code)
  return hash
}

/** Files and everything they import statically, or late as well, themselves first. */
function withImports(files: readonly string[], chunks: Chunks, { late = false } = {}): string[] {
  const found = new Set(files)
  // A set gives what is added while it is gone through, too.
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {}
    for (const imported of late ? [...imports, ...dynamicImports] : imports) found.add(imported)
  }
  return [...found]
}

/** What comes at need after a first view, and all that needs: each file with its hash and the places of its imports in this list. */
function lateFiles(firstView: readonly string[], chunks: Chunks, hashed: (file: string) => Hashed) {
  const reached = withImports(firstView, chunks, { late: true })
  const files = withImports(
    reached.flatMap((file) => chunks.get(file)?.dynamicImports ?? []),
    chunks,
  )
  return files.map((file) => [
    ...hashed(file),
    ...(chunks.get(file)?.imports ?? []).map((imported) => files.indexOf(imported)),
  ])
}

/** What at least every second tag imports: the loader itself holds the hashes of these. */
function inMost(firstViews: readonly string[][]): string[] {
  const imported = firstViews.flatMap(([, ...imports]) => imports)
  return [...new Set(imported)].filter(
    (file) => imported.filter((other) => other === file).length >= firstViews.length / 2,
  )
}
