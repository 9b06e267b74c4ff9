import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { cssTarget } from './css-target.ts'
import { elementsVersion } from './elements-version.ts'
import { framePlugin } from './frame-plugin.ts'
import { chunksByFirstView } from './first-views.ts'
import { loaderPlugin } from './loader-plugin.ts'
import { stripDocumentation } from './strip-documentation.ts'
import { verifyLateImports } from './verify-late-imports.ts'

interface ElementsBuild {
  /** A folder with a file per tag, named after it; a dash in the name is what makes a file a tag's. */
  readonly folder: string
  readonly outDir: string
}

/** The tags are the folder's list: nobody keeps one by hand. */
export function tagFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => /^[a-z]+(-[a-z]+)+\.ts$/.test(file))
  return new Map(files.map((file) => [file.slice(0, -3), path.resolve(folder, file)]))
}

/**
 * Tells V8 to compile every function of a file while it arrives, on another thread, instead of each at its first call, on the
 * page's. For what is drawn first, where most functions are called.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad'

/** A chunk of its own: it stays as it is from version to version, and so in the browser's cache. */
const react = { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@r2wc)\// }

/** Classic scripts are built apart. */
const scripts = ['loader.ts', 'framed.ts', 'frame.ts']

/** What hosts import beside the tags: files without a dash. */
export function moduleFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => /^[a-z]+\.ts$/.test(file) && !scripts.includes(file))
  return new Map(files.map((file) => [file.slice(0, -3), path.resolve(folder, file)]))
}

/**
 * What a library imports by an address that only it knows: its word that bundlers are to leave it alone is lost with its
 * comments, and a host's bundler (Next.js) would refuse the whole page.
 */
function leaveUnknownImports(): Plugin {
  return {
    name: 'mango-leave-unknown-imports',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replaceAll(/\bimport\((?=[\w$]+\))/g, 'import(/*webpackIgnore:true*/')
    },
  }
}

export const elementPlugins = (): Plugin[] => [quietLit, noCodeOfText, stripDocumentation(), plainLateImports()]

/**
 * The files for hosts: an ES module per tag under a stable name, shared chunks under hashed ones (React once), and the loader.
 * An application build and not Vite's library mode, which keeps whitespace, inlines every asset and leaves `process.env` behind.
 */
export async function elementsBuild({ folder, outDir }: ElementsBuild): Promise<UserConfig> {
  const tags = tagFiles(folder)
  const entries = new Map([...tags, ...moduleFiles(folder)])
  const chunkOf = await chunksByFirstView(entries, elementPlugins(), react)
  return {
    base: './',
    publicDir: false,
    plugins: [
      ...elementPlugins(),
      leaveUnknownImports(),
      verifyLateImports(),
      loaderPlugin({ tags }),
      framePlugin(tags),
    ],
    define: { MANGO_VERSION: JSON.stringify(elementsVersion()) },
    build: {
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      target: 'es2022',
      cssTarget,
      // The loader asks for files ahead of time, with their hashes; links without one would come before it.
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        // Libraries mark files for React servers; there is none here.
        checks: { moduleLevelDirective: false },
        // The entries' default export, the element's class, is for hosts. Nothing else is in their files that a chunk could ask for.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          postBanner: ({ moduleIds }) =>
            moduleIds.some((module) => chunkOf(module) || react.test.test(module)) ? compileAtOnce : '',
          codeSplitting: {
            groups: [
              react,
              // What a module imports is loaded by the same tags, or by more: it has a chunk of its own.
              { name: chunkOf, includeDependenciesRecursively: false, debugName: 'first views' },
            ],
          },
        },
      },
    },
  }
}

/** A library's files with a few of their lines replaced; a build in which one is no longer found fails. */
const patched = (name: string, id: RegExp, patches: readonly (readonly [RegExp, string])[]): Plugin => ({
  name,
  transform: {
    filter: { id },
    handler(code) {
      let mended = code
      for (const [found, put] of patches) {
        if (!found.test(mended)) this.error(`there is no longer ${found}`)
        mended = mended.replace(found, put)
      }
      return { code: mended, map: null }
    },
  },
})

/**
 * lit's browser build extends HTMLElement as soon as it is imported, which must not throw on a server that only imports, and leaves
 * two globals behind, which are the page's.
 */
const quietLit = patched('mango-quiet-lit', /@lit\/reactive-element\/reactive-element\.js/, [
  [/extends HTMLElement/, 'extends(globalThis.HTMLElement??Object)'],
  [/,\w+\.litPropertyMetadata\?\?=new WeakMap;/, ';const litPropertyMetadata=new WeakMap;'],
  [/,\(\w+\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
])

/** What pdf.js brings for older browsers makes code of a text where it is run by Node, which reads as a CommonJS file. */
const noCodeOfText = patched('mango-no-code-of-text', /pdfjs-dist\/legacy\/build\/pdf\b.*\.mjs$/, [
  [/return Function\('return require\("' ?\+ ?\w+ ?\+ ?'"\)'\)\(\)/, 'return'],
])

/** Vite's way to import late asks for styles first; the elements have theirs in their code, and the loader asks for the files. */
const plainLateImports = (): Plugin => ({
  name: 'mango-plain-late-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
