import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, chromiumPath } from './scripts/chromium.js'

const provider = () =>
  playwright({
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags, '--disable-gpu'] },
    // Nothing is half faded in when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
  })

/** Every story is a test: it renders, its play function passes, axe finds nothing, in its own theme and in the other. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
  test: {
    name: 'stories',
    // The first story of a file waits until the backend in its page has started.
    testTimeout: 45_000,
    maxWorkers: 2,
    // pdf.js asks for a file before anything of it waits for the answer: a 404 that comes in between is told to the page too.
    // The viewer hears of it all the same, and its story says so.
    onUnhandledError: ({ name, message }) => !(name === 'ResponseException' && message.includes('/nowhere.pdf')),
    browser: {
      enabled: true,
      // One page for every file, as Storybook shows them: kit and backend start once.
      isolate: false,
      headless: true,
      provider: provider(),
      viewport: { width: 1024, height: 768 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
})
