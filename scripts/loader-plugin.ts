import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ElementFace } from '@mango/element'
import { build, runnerImport, type Plugin, type Rolldown } from 'vite'
import { elementsVersion } from './elements-version.ts'
import { faceOf } from './face-of.ts'
import { integrityOf } from './integrity-of.ts'

type FileList = (readonly [file: string, hash: string, ...imports: number[]])[]

interface Loader {
  readonly tags: ReadonlyMap<string, string>
}

const source = path.resolve('packages/elements/src/loader.ts')

/** Adds `loader.js` to a build of elements: the loader with its tags, and a list of the hashes of everything that came out. */
export function loaderPlugin({ tags }: Loader): Plugin {
  return {
    name: 'mango-loader',
    apply: 'build',
    // Only what is on the disk is what will be served: names and comments are put in last.
    async writeBundle({ dir = '' }, bundle) {
      const words = [...tags].map(async ([name, file]) => [name, ...(await faceWords(file))])
      const code = `export default ${JSON.stringify(fileList(dir, bundle))}`
      const list = `chunks/files-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      writeFileSync(path.join(dir, list), code)
      const constants = {
        tags: await Promise.all(words),
        list,
        listHash: integrityOf(code),
        version: elementsVersion(),
      }
      const [loader, map] = await bundleLoader(
        Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
      )
      writeFileSync(path.join(dir, 'loader.js'), loader)
      writeFileSync(path.join(dir, 'loader.js.map'), map)
    },
  }
}

/** Each file with its hash and the places in this list of what it imports statically. */
function fileList(dir: string, bundle: Rolldown.OutputBundle): FileList {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const places = new Map(chunks.map(({ fileName }, place) => [fileName, place]))
  return chunks.map(({ fileName, imports }) => [
    fileName,
    integrityOf(readFileSync(path.join(dir, fileName))),
    ...imports.flatMap((imported) => places.get(imported) ?? []),
  ])
}

/** What the loader needs of a face: the height to keep free, and the methods. */
async function faceWords(file: string): Promise<[reserve: string, methods: string]> {
  const { module } = await runnerImport<{ face: ElementFace }>(`${file}?face`, {
    configFile: false,
    logLevel: 'error',
    plugins: [faceBeside(file)],
  })
  return [module.face.reserve, Object.keys(module.face.methods).join(' ')]
}

/** Resolves `<tag file>?face` to a module that has the face of the tag. */
function faceBeside(file: string): Plugin {
  return {
    name: 'mango-face-of',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('?face') ? id : undefined),
    async load(id) {
      if (!id.endsWith('?face')) return undefined
      const code = await this.fs.readFile(file, { encoding: 'utf8' })
      return `export { face } from ${JSON.stringify(faceOf(code))}`
    },
  }
}

/** One classic script that is also a module, in syntax that browsers too old for the elements still read, to be told so. */
async function bundleLoader(tags: string): Promise<[code: string, map: string]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'mango-tags',
        resolveId: (id) => (id === 'virtual:mango-tags' ? `\0${id}` : undefined),
        load: (id) => (id === '\0virtual:mango-tags' ? tags : undefined),
      },
    ],
    build: {
      write: false,
      target: 'chrome64',
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'loader.js' } },
    },
  })
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined
  const chunk = output?.find((file) => file.type === 'chunk')
  if (!chunk?.map) throw new Error('The loader did not come out of its build')
  return [`${chunk.code.trimEnd()}\n//# sourceMappingURL=loader.js.map\n`, chunk.map.toString()]
}
