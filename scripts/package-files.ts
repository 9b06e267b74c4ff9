import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { moduleFiles, tagFiles } from './elements-build.ts'
import { integrityOf } from './integrity-of.ts'
import { lightWhereUnknown } from './light-where-unknown.ts'

const source = 'packages/elements'
const out = 'packages/elements/dist'

/** Writes what makes the built files a package of npm: types and data beside the entries, and a manifest that depends on nothing. */
export function writePackage(): void {
  const generated = readdirSync(path.join(source, 'generated'))
  for (const file of generated) {
    cpSync(path.join(source, 'generated', file), path.join(out, file), {
      recursive: true,
      // Pages of Storybook say nothing to hosts.
      filter: (name) => !name.endsWith('.mdx'),
    })
  }
  writeFileSync(path.join(out, 'tokens.css.d.ts'), 'export {}\n')
  writeFileSync(
    path.join(out, 'loader.d.ts'),
    '/** Importing it loads the elements of the page as they appear. */\nexport {}\n',
  )
  const ownTags = ['loader.js', 'framed.js', 'mango-elements.classic.js'].map((file) => [
    file,
    integrityOf(readFileSync(path.join(out, file))),
  ])
  writeFileSync(path.join(out, 'integrity.json'), `${JSON.stringify(Object.fromEntries(ownTags), null, 2)}\n`)
  const tokens = readFileSync('packages/ui/src/tokens/tokens.css', 'utf8')
  writeFileSync(path.join(out, 'tokens.css'), lightWhereUnknown(tokens))
  cpSync('docs/embedding.md', path.join(out, 'README.md'))
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(packageManifest(generated), null, 2)}\n`)
}

function packageManifest(generated: readonly string[]): object {
  const { version, description } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const tags = [...tagFiles(path.join(source, 'src')).keys()]
  const modules = [...moduleFiles(path.join(source, 'src')).keys()]
  const withTypes = (name: string) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]
  const scripts = generated.filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3))
  const isEntry = (file: string) => [...tags, ...modules, ...scripts].some((name) => file === `${name}.d.ts`)
  const typesOnly = generated.filter((file) => file.endsWith('.d.ts') && !isEntry(file))
  const data = generated.filter((file) => /\.(json|txt)$/.test(file))
  return {
    name: '@mango/elements',
    version,
    description,
    license: 'MIT',
    type: 'module',
    // Importing an entry defines its tag; everything else is there for whoever uses it.
    sideEffects: [
      ...tags.map((tag) => `./${tag}.js`),
      './loader.js',
      './framed.js',
      './frame.js',
      './mango-elements.classic.js',
      './chunks/*.js',
      './tokens.css',
    ],
    exports: {
      ...Object.fromEntries([...tags, ...modules, ...scripts, 'loader'].map(withTypes)),
      ...Object.fromEntries(typesOnly.map((file) => [`./${file.slice(0, -5)}`, { types: `./${file}` }])),
      ...Object.fromEntries([...data, 'integrity.json', 'package.json'].map((file) => [`./${file}`, `./${file}`])),
      './framed.js': './framed.js',
      './mango-elements.classic.js': './mango-elements.classic.js',
      './tokens.css': { types: './tokens.css.d.ts', default: './tokens.css' },
      './api/*': './api/*',
    },
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    files: ['**/*'],
  }
}
