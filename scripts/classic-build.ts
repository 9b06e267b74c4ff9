import type { Plugin, UserConfig } from 'vite'
import { byteOrderMark } from './classic-script.ts'
import { cssTarget } from './css-target.ts'
import { elementPlugins, tagFiles } from './elements-build.ts'
import { elementsVersion } from './elements-version.ts'

/** One classic script with all elements inside, for pages that can have only one file. It defines every tag as soon as it runs. */
export function classicBuild(folder: string, outDir: string): UserConfig {
  return {
    publicDir: false,
    plugins: [...elementPlugins(), everyTag([...tagFiles(folder).values()])],
    define: { MANGO_VERSION: JSON.stringify(elementsVersion()) },
    build: {
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      target: 'es2022',
      cssTarget,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input: 'virtual:mango-every-tag',
        // Nothing is split off, so nothing is preloaded by the address of the file.
        checks: { moduleLevelDirective: false, emptyImportMeta: false },
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'mango-elements.classic.js',
          postBanner: byteOrderMark,
        },
      },
    },
  }
}

function everyTag(files: readonly string[]): Plugin {
  const id = '\0mango-every-tag'
  return {
    name: 'mango-every-tag',
    resolveId: (source) => (source === 'virtual:mango-every-tag' ? id : undefined),
    load: (source) => (source === id ? files.map((file) => `import ${JSON.stringify(file)}`).join('\n') : undefined),
  }
}
