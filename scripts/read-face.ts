import type { ElementFace } from '@mango/element'
import { runnerImport, type Plugin } from 'vite'
import { faceOf } from './face-of.ts'

/** The face of a tag, by the file that publishes the tag. */
export async function readFace(file: string): Promise<ElementFace> {
  const { module } = await runnerImport<{ face: ElementFace }>(`${file}?face`, {
    configFile: false,
    logLevel: 'error',
    plugins: [faceBeside(file)],
  })
  return module.face
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
