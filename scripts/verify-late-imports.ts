import { init, parse } from 'es-module-lexer'
import type { Plugin } from 'vite'

const ask = (specifier: string) =>
  `Promise.resolve(globalThis[Symbol.for("mango.elements")]?.verify?.(new URL(${specifier},import.meta.url).href)).then(()=>import(${specifier}))`

/**
 * What an element imports later is asked of the page's loader first, which has the hashes. On a page without our loader, in a bundle
 * say, the import is a plain one.
 */
export function verifyLateImports(): Plugin {
  return {
    name: 'mango-verify-late-imports',
    async renderChunk(code) {
      await init
      const late = parse(code)[0].filter(({ type }) => type === 'dynamic')
      const whole = late.reduceRight(
        (rest, { importStart, importEnd, start, end }) =>
          rest.slice(0, importStart) + ask(rest.slice(start, end)) + rest.slice(importEnd),
        code,
      )
      // Nothing moves to another line.
      return late.length > 0 ? { code: whole, map: null } : null
    },
  }
}
