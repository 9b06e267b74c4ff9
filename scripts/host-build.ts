import type { Rolldown } from 'vite'
import type { ViteUserConfig as UserConfig } from 'vitest/config'
import { cssTarget } from './css-target.ts'
import { elementsVersion } from './elements-version.ts'
import { lightInPages } from './light-where-unknown.ts'
import { loginPage } from './login-page.ts'
import { stripDocumentation } from './strip-documentation.ts'

const libraries =
  '@tanstack/(react-router|router-core|history|store|react-store|react-query|query-core)|valibot|zustand|@lit|@r2wc'
// Vite's own helper for late chunks goes with them: it would come along with whichever group needs it first.
const platform = new RegExp(`node_modules/(${libraries})/|vite/preload-helper`)
/** What of the libraries only later screens use: lists, forms, the class. */
const forLater = /(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|useBlocker|shallow)\.m?js$/

const shared = /packages\/(ui|client|contract|element|widget)\/.*\.tsx?$/

/** What everybody loads: the entry and the login. */
const first = /src\/(main|screens\/login)\.tsx$/

/** Whether a file that matches imports a module, itself or through others. */
function isImported(id: string, by: RegExp, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (by.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importers.some((importer) => isImported(importer, by, modules, seen)) ?? false
}

/** The host as one application at `/adminv2/`: a chunk per screen, the elements of a screen with it, React once. */
export function hostBuild(): UserConfig {
  return {
    root: 'demo/adminv2',
    base: '/adminv2/',
    define: { MANGO_VERSION: JSON.stringify(elementsVersion()) },
    plugins: [stripDocumentation(), lightInPages(), loginPage()],
    build: {
      outDir: '../dist/adminv2',
      emptyOutDir: true,
      sourcemap: true,
      target: 'es2022',
      cssTarget,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Libraries mark files for React servers; there is none here.
        checks: { moduleLevelDirective: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              // What every screen needs, in one file: many small ones compress worse and ask more often.
              { name: 'platform', test: (id) => platform.test(id) && !forLater.test(id) },
              // And what several screens share, the login's apart: it is the first page of most people.
              {
                name: (id, modules) => (isImported(id, first, modules) ? 'kit' : null),
                debugName: 'kit',
                test: shared,
                minShareCount: 4,
              },
              // Of the login what others need too: eight small files else, each with a head of its own.
              {
                name: (id, modules) => (isImported(id, first, modules) ? 'first' : null),
                debugName: 'first',
                test: /packages\/(shell|elements)\/.*\.tsx?$/,
                minShareCount: 2,
              },
              // Less than eight, and what only trees, charts or players need came along with every screen.
              { name: 'screens', test: shared, minShareCount: 8 },
            ],
          },
        },
      },
    },
  }
}
