import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ElementFace } from '@mango/element'
import type { Plugin } from 'vite'
import { classicScript } from './classic-script.ts'
import { readFace } from './read-face.ts'

const folder = path.resolve('packages/elements/src')

/** What may cross between a page and a frame: nothing that could lead the session elsewhere, and no words for readers. */
const framed = ({ props, events, methods, reserve }: ElementFace) => ({
  props: Object.fromEntries(
    Object.entries(props)
      .filter(([, { ownPageOnly }]) => !ownPageOnly)
      .map(([name, { kind, fallback, choices }]) => [name, { kind, fallback, choices }]),
  ),
  events: {
    ...Object.fromEntries(Object.entries(events).map(([name, { cancelable }]) => [name, cancelable])),
    'session-expired': false,
  },
  methods: Object.keys(methods),
  reserve,
})

/** Adds to a build of elements: `framed.js` for pages that must not have the session, and the page that is in their frames. */
export function framePlugin(tags: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'mango-frame',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      // A context would let the page around say where the token goes.
      const shown = [...tags].filter(([tag]) => tag !== 'mango-context')
      const faces = await Promise.all(shown.map(async ([tag, file]) => [tag, framed(await readFace(file))]))
      for (const name of ['framed', 'frame']) {
        const [code, map] = await classicScript({
          source: path.join(folder, `${name}.ts`),
          fileName: `${name}.js`,
          virtual: 'virtual:mango-faces',
          constants: { faces: Object.fromEntries(faces) },
          target: 'es2022',
        })
        writeFileSync(path.join(dir, `${name}.js`), code)
        writeFileSync(path.join(dir, `${name}.js.map`), map)
      }
      for (const file of ['frame.html', 'frame.css']) cpSync(path.join(folder, file), path.join(dir, file))
    },
  }
}
