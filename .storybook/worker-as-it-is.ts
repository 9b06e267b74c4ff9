import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Hands out the worker of pdf.js as it is: Vite would send a source map of 5 MB in it, seconds for each file that a story opens. */
export const workerAsItIs = (): Plugin => ({
  name: 'worker-as-it-is',
  configureServer({ middlewares }) {
    middlewares.use(async ({ url }, response, next) => {
      if (!url?.endsWith('/pdf.worker.min.mjs')) return next()
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await readFile(fileURLToPath(import.meta.resolve('pdfjs-dist/build/pdf.worker.min.mjs'))))
    })
  },
})
