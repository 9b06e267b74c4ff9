// Plain JavaScript, because Web Test Runner's configuration reads it too.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  // Without a browser's windows around the pages, opening one costs a third.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Path of a Chromium: `CHROME_PATH`, an installed one, or Playwright's. */
export function chromiumPath() {
  const found = [process.env['CHROME_PATH'], ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  throw new Error(
    'No Chromium found: set CHROME_PATH, or run `apt-get install chromium-headless-shell` or `npx playwright install chromium`.',
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
