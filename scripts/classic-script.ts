import { build } from 'vite'

/** Says that a classic script is UTF-8: without a word of its server, it is read in the encoding of its page, which may be GBK. */
export const byteOrderMark = '\uFEFF'

interface Script {
  readonly source: string
  readonly fileName: string
  /** A module that the build writes, by its name. */
  readonly virtual: string
  readonly constants: object
  readonly target: string
}

/** One classic script that is also a module, with constants of the build in it. */
export async function classicScript({
  source,
  fileName,
  virtual,
  constants,
  target,
}: Script): Promise<[string, string]> {
  const text = Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'mango-constants',
        resolveId: (id) => (id === virtual ? `\0${id}` : undefined),
        load: (id) => (id === `\0${virtual}` ? text : undefined),
      },
    ],
    build: {
      write: false,
      target,
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: source,
        output: { format: 'iife', entryFileNames: fileName, postBanner: byteOrderMark },
      },
    },
  })
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined
  const chunk = output?.find((file) => file.type === 'chunk')
  if (!chunk?.map) throw new Error(`${fileName} did not come out of its build`)
  return [`${chunk.code.trimEnd()}\n//# sourceMappingURL=${fileName}.map\n`, chunk.map.toString()]
}
