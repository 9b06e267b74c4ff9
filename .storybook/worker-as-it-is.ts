import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const worker = path.join(import.meta.dirname, '../node_modules/pdfjs-dist/build/pdf.worker.min.mjs')

/** Hands out the worker of pdf.js as it is: Vite would send a source map of 5 MB in it, seconds for each file that a story opens. */
export const workerAsItIs = (): Plugin => ({
  name: 'worker-as-it-is',
  configureServer({ middlewares }) {
    middlewares.use(async ({ url }, response, next) => {
      if (!url?.endsWith('/pdf.worker.min.mjs')) return next()
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await readFile(worker))
    })
  },
})
