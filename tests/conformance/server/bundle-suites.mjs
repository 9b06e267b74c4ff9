import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const here = path.resolve(import.meta.dirname, '..')
const out = path.resolve(here, '../.output/conformance')

/** The names of the elements that have a definition, from the folder list. */
const definitions = () => readdirSync(path.join(here, 'elements')).map((file) => file.replace(/\.ts$/, ''))

/**
 * Writes and bundles a test file per element, and one for the loader. Bundled, because the definitions name faces by package.
 * The made-up elements are built here too, by the same build as the real ones. Gives the paths of the test files.
 */
export async function bundleSuites(only) {
  await build({ mode: 'fixtures', logLevel: 'warn' })
  rmSync(out, { recursive: true, force: true })
  mkdirSync(path.join(out, 'entries'), { recursive: true })
  const input = { loader: path.join(here, 'loader.suite.ts') }
  for (const name of definitions()) {
    input[name] = path.join(out, 'entries', `${name}.ts`)
    writeFileSync(
      input[name],
      `import { definition } from ${JSON.stringify(path.join(here, 'elements', name))}
import { describeElement } from ${JSON.stringify(path.join(here, 'describe-element.ts'))}
describeElement(definition)\n`,
    )
  }
  const chosen = Object.entries(input).filter(([name]) => !only || only.split(',').includes(name))
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: path.join(out, 'suites'),
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(chosen),
        external: [/^\/__web-dev-server/],
        output: { entryFileNames: '[name].test.js' },
      },
    },
  })
  return chosen.map(([name]) => path.join(out, 'suites', `${name}.test.js`))
}
