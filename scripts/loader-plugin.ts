import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { classicScript } from './classic-script.ts'
import { integrityOf } from './integrity-of.ts'
import { readFace } from './read-face.ts'

type Listed = readonly [file: string, hash: string, ...imports: number[]]
type FileList = readonly Listed[]

interface Loader {
  readonly tags: ReadonlyMap<string, string>
}

const source = path.resolve('packages/elements/src/loader.ts')

/** What the build tells the loader: the module that `tags.d.ts` declares. */
interface LoaderWords {
  readonly tags: readonly (readonly [name: string, reserve: string, methods: string, ...common: number[]])[]
  readonly common: readonly (readonly [file: string, hash: string])[]
  readonly list: string
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

/** Adds `loader.js` to a build of elements: the loader with its tags, and a list of the hashes of everything that came out. */
export function loaderPlugin({ tags }: Loader): Plugin {
  return {
    name: 'mango-loader',
    apply: 'build',
    // Only what is on the disk is what will be served: names and comments are put in last.
    async writeBundle({ dir = '' }, bundle) {
      const entries = [...tags.keys()].map((name) => `${name}.js`)
      const { files, firstViews } = fileList(dir, bundle, entries)
      const common = importedByMost([...tags.keys()], files)
      const words = [...tags].map(async ([name, file]) => {
        const { reserve, methods } = await readFace(file)
        const imported = withImports(`${name}.js`, files)
        const places = common.flatMap((known, place) => (imported.includes(known) ? place : []))
        return [name, reserve, Object.keys(methods).join(' '), ...places] as const
      })
      const shown = files.slice(0, firstViews)
      const late = writeList(dir, 'late-files', `export default ${JSON.stringify(files.slice(firstViews))}`)
      const [list, listHash] = writeList(
        dir,
        'files',
        `export default ${JSON.stringify(shown)};export const late=${JSON.stringify(late)}`,
      )
      const [loader, map] = await loaderScript({
        tags: await Promise.all(words),
        common: common.map(([file, hash]) => [file, hash]),
        list,
        listHash,
      })
      writeFileSync(path.join(dir, 'loader.js'), loader)
      writeFileSync(path.join(dir, 'loader.js.map'), map)
    },
  }
}

/** Writes a list of files under a name of its own; answers that and its hash. */
function writeList(dir: string, name: string, code: string): readonly [file: string, hash: string] {
  const file = `chunks/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(path.join(dir, file), code)
  return [file, integrityOf(code)]
}

/** Each file with its hash and the places in this list of what it imports statically; what first views import stands first. */
function fileList(dir: string, bundle: Rolldown.OutputBundle, entries: readonly string[]) {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const shown = new Set(entries)
  // A set gives what is added while it is gone through, too.
  for (const name of shown) for (const imported of chunks.get(name)?.imports ?? []) shown.add(imported)
  const names = [...new Set([...shown, ...chunks.keys()])]
  const files: FileList = names.map((name) => [
    name,
    integrityOf(readFileSync(path.join(dir, name))),
    ...(chunks.get(name)?.imports ?? []).map((imported) => names.indexOf(imported)),
  ])
  return { files, firstViews: shown.size }
}

/** A file and everything it imports statically, itself first. */
function withImports(file: string, files: FileList): Listed[] {
  const found = new Set(files.filter(([name]) => name === file))
  // A set gives what is added while it is gone through, too.
  for (const [, , ...imports] of found) for (const place of imports) if (files[place]) found.add(files[place])
  return [...found]
}

/** What at least every second tag imports: the loader itself holds the hashes of these. */
const importedByMost = (tags: readonly string[], files: FileList): Listed[] => {
  const imported = tags.flatMap((tag) => withImports(`${tag}.js`, files).slice(1))
  return files.filter((file) => imported.filter((other) => other === file).length >= tags.length / 2)
}
