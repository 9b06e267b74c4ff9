import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumFlags } from '../../scripts/chromium.js'
import type { Engine } from './engine.ts'

const packed = path.join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/chromium.br')

/** The oldest Chrome that is promised, where it is installed (`npm install --no-save @sparticuz/chromium@109.0.5`). */
export const hasOldChrome = existsSync(packed)

export async function openOldChrome(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-old-chrome-'))
  const program = path.join(folder, 'chrome')
  writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags })
  const page = await browser.newPage()
  let heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  return {
    go: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewportSize(size),
    read: (expression) => page.evaluate(expression),
    async complaints() {
      const told = heard
      heard = []
      return told
    },
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}
