import path from 'node:path'
import type { ElementFace } from '@mango/element'
import { build, runnerImport, type Plugin, type Rolldown } from 'vite'
import { elementsVersion } from './elements-version.ts'
import { faceOf } from './face-of.ts'

interface Loader {
  readonly tags: ReadonlyMap<string, string>
}

const source = path.resolve('packages/elements/src/loader.ts')

/** Adds `loader.js` to a build of elements: the loader with the list of what came out of that build inside. */
export function loaderPlugin({ tags }: Loader): Plugin {
  return {
    name: 'mango-loader',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const list = await Promise.all([...tags].map(([name, file]) => describe(name, file, bundle)))
      const [code, map] = await bundleLoader(
        `export const tags = ${JSON.stringify(list)}; export const version = ${JSON.stringify(elementsVersion())}`,
      )
      this.emitFile({ type: 'asset', fileName: 'loader.js', source: code })
      this.emitFile({ type: 'asset', fileName: 'loader.js.map', source: map })
    },
  }
}

async function describe(name: string, file: string, bundle: Rolldown.OutputBundle): Promise<string[]> {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === file)
  if (!entry) throw new Error(`No file was built for <${name}>`)
  return [name, ...(await faceWords(file)), entry.fileName, ...staticImports(entry.fileName, bundle)]
}

/** Every chunk a file loads before it runs, at any depth. */
function staticImports(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  for (const imported of chunk?.type === 'chunk' ? chunk.imports : []) {
    if (seen.has(imported)) continue
    seen.add(imported)
    staticImports(imported, bundle, seen)
  }
  return seen
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
