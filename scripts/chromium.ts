import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium: `CHROME_PATH`, an installed one, or Playwright's. */
export function chromiumPath(): string {
  const candidates = [process.env['CHROME_PATH'], ...installed, chromium.executablePath()]
  const found = candidates.find((path) => path && existsSync(path))
  if (found) return found
  throw new Error(
    'No Chromium found: set CHROME_PATH, or run `apt-get install chromium` or `npx playwright install chromium`.',
  )
}

/** Flags that let it start as root and stay quiet in a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
