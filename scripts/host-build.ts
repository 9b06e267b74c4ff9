import type { ViteUserConfig as UserConfig } from 'vitest/config'
import { elementsVersion } from './elements-version.ts'

const libraries =
  '@tanstack/(react-router|router-core|history|store|react-store|react-query|query-core)|ky|valibot|zustand|@lit|@r2wc'
const platform = new RegExp(`node_modules/(${libraries})/`)

/** The host as one application at `/adminv2/`: a chunk per screen, the elements of a screen with it, React once. */
export function hostBuild(): UserConfig {
  return {
    root: 'demo/adminv2',
    base: '/adminv2/',
    define: { MANGO_VERSION: JSON.stringify(elementsVersion()) },
    build: {
      outDir: '../dist/adminv2',
      emptyOutDir: true,
      sourcemap: true,
      target: 'es2022',
      // The oldest browsers with light-dark(), as for the elements themselves.
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Libraries mark files for React servers; there is none here.
        checks: { moduleLevelDirective: false },
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              // What every screen needs, in one file: many small ones compress worse and ask more often.
              { name: 'platform', test: platform },
              { name: 'kit', test: /packages\/(ui|client|contract|element)\/.*\.tsx?$|floating-ui/, minShareCount: 4 },
            ],
          },
        },
      },
    },
  }
}
