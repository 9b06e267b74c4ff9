import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { Engine } from './engine.ts'

const program = '/usr/bin/firefox-esr'

/** Firefox, where it is installed (`firefox-esr`). */
export const hasFirefox = existsSync(program)

export async function openFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: program })
  const page = await browser.newPage()
  let heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  return {
    go: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewport(size),
    read: (expression) => page.evaluate(expression),
    async complaints() {
      const told = heard
      heard = []
      return told
    },
    close: () => browser.close(),
  }
}
