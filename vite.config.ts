import { defineConfig, type ViteUserConfig as UserConfig } from 'vitest/config'
import { classicBuild } from './scripts/classic-build.ts'
import { elementsBuild } from './scripts/elements-build.ts'
import { hostBuild } from './scripts/host-build.ts'

/** Every build, by the mode it is asked for with: `vite build --mode elements`. */
const modes: Record<string, () => UserConfig | Promise<UserConfig>> = {
  elements: () => elementsBuild({ folder: 'packages/elements/src', outDir: 'packages/elements/dist' }),
  classic: () => classicBuild('packages/elements/src', 'packages/elements/dist'),
  host: hostBuild,
  // Made-up elements that the conformance suite also runs on, built like the real ones.
  fixtures: () => elementsBuild({ folder: 'tests/conformance/fixtures', outDir: 'tests/.output/fixtures' }),
  bench: benchPages,
  test: () => ({ test: { projects: [unit, broker, packed, storybook, journeys, engines] } }),
}

/** Pages that the benchmarks measure, served under /bench/. */
function benchPages(): UserConfig {
  return {
    root: 'tests/benchmarks',
    base: '/bench/',
    publicDir: 'pages',
    define: { MANGO_VERSION: '"benchmark"' },
    build: {
      outDir: '../.output/bench',
      emptyOutDir: true,
      rolldownOptions: {
        input: ['bare-lessons', 'bare-list', 'bare-login', 'bare-react', 'bare-table', 'side-by-side', 'tree'].map(
          (page) => `tests/benchmarks/${page}/index.html`,
        ),
      },
    },
  }
}

const unit: UserConfig = {
  test: {
    name: 'unit',
    include: ['{packages,demo,scripts,lint}/**/*.test.{ts,tsx}', 'tests/backend/**/*.test.ts'],
    // A busy machine takes its time to start a backend with its demo school, and to put it away.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: '100%',
    // A worker compiles the engine of the embedded database and reads the modules once, not once a file.
    isolate: false,
    // So that no file finds another's spies.
    restoreMocks: true,
  },
}

/** The live channel on a broker that nobody here wrote. Alone, since it measures how soon a lost network is noticed. */
const broker: UserConfig = {
  test: {
    name: 'broker',
    include: ['tests/broker/**/*.test.ts'],
  },
}

/** The package as a stranger gets it. */
const packed: UserConfig = {
  test: {
    name: 'package',
    include: ['tests/package/**/*.test.ts'],
    globalSetup: 'tests/journeys/build-first.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}

/** The built Storybook, as whoever opens it gets it. */
const storybook: UserConfig = {
  test: {
    name: 'storybook',
    include: ['tests/storybook/**/*.test.ts'],
    testTimeout: 60_000,
    // A busy machine paints late.
    expect: { poll: { timeout: 10_000 } },
  },
}

const journeys: UserConfig = {
  test: {
    name: 'journeys',
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: ['tests/journeys/build-first.ts', 'tests/journeys/demo-school.ts'],
    // Every step has a shorter limit of its own, see the stage; the longest take a minute where two are under way.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine paints late.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // As for the units: the engine and the backend's modules come once a worker.
    isolate: false,
  },
}

/** The promised browsers that are no Chromium, where they are installed. */
const engines: UserConfig = {
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/journeys/build-first.ts', 'tests/journeys/demo-school.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A busy machine paints late.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
  },
}

export default defineConfig(({ mode }) => modes[mode]?.() ?? {})
